import { bodyLimitsSufficient } from './body-limits.ts'
import { checksDescribed } from './checks.ts'
import { deprecationAnnounced, deprecationDated, deprecationOver } from './deprecation.ts'
import { described, infoBrief, termsDescribed } from './descriptions.ts'
import { documentConventions, rateLimitKnown } from './document.ts'
import { envelopeStrict, responseBodiesOpen, sharedErrorEnvelope } from './envelope.ts'
import { errorCodesExplained, errorCodesListed } from './errors.ts'
import { extensionsKnown } from './extensions.ts'
import { inputBounded, parametersClear, requestBodiesClosed } from './input.ts'
import { linksLead, linksPresent } from './links.ts'
import { noResponseNameClash, operationIds } from './names.ts'
import { parametersExpected } from './parameters.ts'
import { portable } from './portable.ts'
import { errorCodesMatchOperation } from './refusals.ts'
import { responseHeaders } from './responses.ts'
import { rule } from './rule.ts'
import { schemaSanity } from './schemas.ts'
import { securityKnown, statusesMatchOperation } from './statuses.ts'

/** Redocly rules for the conventions of this contract, by name; redocly.yaml turns them on. */
export const rules = {
  'document-conventions': rule(documentConventions),
  'checks-told': rule(checksDescribed),
  described: rule(described),
  'deprecation-announced': rule(deprecationAnnounced),
  'body-limits-sufficient': rule(bodyLimitsSufficient),
  'deprecation-dated': rule(deprecationDated),
  'deprecation-over': rule(deprecationOver),
  'envelope-strict': rule(envelopeStrict),
  'error-codes-explained': rule(errorCodesExplained),
  'error-codes-listed': rule(errorCodesListed),
  'error-codes-match-operation': rule(errorCodesMatchOperation),
  'extensions-known': rule(extensionsKnown),
  'info-brief': rule(infoBrief),
  'input-bounded': rule(inputBounded),
  'links-lead': rule(linksLead),
  'links-present': rule(linksPresent),
  'no-response-name-clash': rule(noResponseNameClash),
  'operation-ids': rule(operationIds),
  'parameters-clear': rule(parametersClear),
  'parameters-expected': rule(parametersExpected),
  portable: rule(portable),
  'rate-limit-known': rule(rateLimitKnown),
  'request-bodies-closed': rule(requestBodiesClosed),
  'response-bodies-open': rule(responseBodiesOpen),
  'response-headers': rule(responseHeaders),
  'schema-sanity': rule(schemaSanity),
  'security-known': rule(securityKnown),
  'shared-error-envelope': rule(sharedErrorEnvelope),
  'statuses-match-operation': rule(statusesMatchOperation),
  'terms-told': rule(termsDescribed),
}
