import { deprecationAnnounced, deprecationDated, deprecationOver } from './deprecation.mjs'
import { described, infoBrief, termsTold } from './descriptions.mjs'
import { documentConventions, rateLimitKnown } from './document.mjs'
import { envelopeStrict, responseBodiesOpen, sharedErrorEnvelope } from './envelope.mjs'
import { errorCodesExplained, errorCodesListed } from './errors.mjs'
import { inputBounded, parametersClear, requestBodiesClosed } from './input.mjs'
import { linksLead, linksPresent } from './links.mjs'
import { noResponseNameClash, operationIds, propertyNames } from './names.mjs'
import { parametersExpected } from './parameters.mjs'
import { portable } from './portable.mjs'
import { errorCodesMatchOperation } from './refusals.mjs'
import { examplesPresent, responseHeaders } from './responses.mjs'
import { rule } from './rule.mjs'
import { schemaSanity } from './schemas.mjs'
import { securityKnown, statusesMatchOperation } from './statuses.mjs'
import { tablesTold } from './tables.mjs'

/** Redocly rules for the conventions of this contract; redocly.yaml turns them on. */
export default () => ({
  id: 'cms',
  rules: {
    oas3: {
      'document-conventions': rule(documentConventions),
      described: rule(described),
      'deprecation-announced': rule(deprecationAnnounced),
      'deprecation-dated': rule(deprecationDated),
      'deprecation-over': rule(deprecationOver),
      'envelope-strict': rule(envelopeStrict),
      'error-codes-explained': rule(errorCodesExplained),
      'error-codes-listed': rule(errorCodesListed),
      'error-codes-match-operation': rule(errorCodesMatchOperation),
      'examples-present': rule(examplesPresent),
      'info-brief': rule(infoBrief),
      'input-bounded': rule(inputBounded),
      'links-lead': rule(linksLead),
      'links-present': rule(linksPresent),
      'no-response-name-clash': rule(noResponseNameClash),
      'operation-ids': rule(operationIds),
      'parameters-clear': rule(parametersClear),
      'parameters-expected': rule(parametersExpected),
      portable: rule(portable),
      'property-names': rule(propertyNames),
      'rate-limit-known': rule(rateLimitKnown),
      'request-bodies-closed': rule(requestBodiesClosed),
      'response-bodies-open': rule(responseBodiesOpen),
      'response-headers': rule(responseHeaders),
      'schema-sanity': rule(schemaSanity),
      'security-known': rule(securityKnown),
      'shared-error-envelope': rule(sharedErrorEnvelope),
      'statuses-match-operation': rule(statusesMatchOperation),
      'tables-told': rule(tablesTold),
      'terms-told': rule(termsTold),
    },
  },
})
