import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../src/base/guards.ts'
import { own } from '../json.ts'
import { ALSO_ACCEPTS } from '../redocly-plugin/input.ts'
import { type Change, change, prose, sentence } from './change.ts'
import { compareChecks } from './checks.ts'
import { CHILDREN, type Child, membersOf } from './children.ts'
import type { Comparison } from './contract.ts'
import { formOf } from './forms.ts'
import * as keyword from './keywords.ts'
import { LIMITS } from './limits.ts'
import {
  compareAccepted,
  compareCodes,
  compareEnum,
  compareOpenness,
  compareRequired,
  compareValueNames,
} from './lists.ts'
import type { Kind, Pair } from './pair.ts'
import { compareDeprecation } from './policy.ts'
import { nameOf } from './subject.ts'
import { PROSE } from './words.ts'

type Rules = Readonly<Record<string, keyword.Rule>>

const rule = (names: Iterable<string>, same: keyword.Rule): Rules =>
  Object.fromEntries([...names].map((name) => [name, same]))

/** Keywords with the same meaning everywhere. */
const ANYWHERE: Rules = { ...rule(PROSE, keyword.words), deprecated: keyword.deprecated }

/** The meanings of keywords, by the thing that contains them. */
const RULES: Readonly<Record<Kind, Rules>> = {
  root: {
    openapi: keyword.value,
    info: () => [prose('the introduction')],
    tags: () => [prose('the tags')],
  },
  operation: {
    ...rule(
      ['security', 'x-rate-limit', 'x-rate-limit-items', 'x-max-body-bytes', 'x-action'],
      keyword.elsewhere,
    ),
    ...rule(['deprecated', 'x-deprecation'], compareDeprecation),
    tags: keyword.tags,
    operationId: keyword.operationId,
  },
  parameter: {
    ...rule(['style', 'explode', 'allowReserved', 'allowEmptyValue'], keyword.value),
    name: keyword.parameterName,
    required: keyword.presence,
    ...rule(['x-current-user', 'x-several'], keyword.alternative),
  },
  body: { required: keyword.presence, [ALSO_ACCEPTS]: compareAccepted },
  response: rule(['x-error-codes', 'x-error-reasons'], compareCodes),
  header: { ...rule(['style', 'explode'], keyword.value), required: keyword.presence },
  media: {},
  link: rule(['operationId', 'operationRef', 'parameters', 'requestBody', 'server'], keyword.link),
  schema: {
    ...rule(Object.keys(LIMITS), keyword.limit),
    enum: compareEnum,
    'x-open': compareOpenness,
    'x-enum-varnames': compareValueNames,
    'x-error-code-details': keyword.errorTable,
    'x-numeric-string': keyword.alternative,
    'x-checks': compareChecks,
    'x-unique': keyword.unique,
    // no constraint: the media type has the same schema as x-partial-schema
    contentSchema: keyword.elsewhere,
    required: compareRequired,
    default: keyword.defaults,
    additionalProperties: keyword.furtherFields,
    discriminator: keyword.discriminator,
    readOnly: keyword.onlyIn('response'),
    writeOnly: keyword.onlyIn('request'),
    // readers miss it in responses
    'x-for-writers': keyword.onlyIn('request'),
  },
  scheme: {
    ...rule(['type', 'in', 'openIdConnectUrl', 'flows'], keyword.value),
    ...rule(['scheme', 'name'], keyword.caseless),
  },
  server: { variables: keyword.value },
  words: {},
  use: { name: keyword.schemaName },
}

/** The differences between two things, as lines of a changelog. Differences without a rule are breaking. */
export function changesOf(pair: Pair, comparison: Comparison): readonly Change[] {
  return Object.keys({ ...pair.was, ...pair.now })
    .toSorted()
    .filter((key) => !isDeepStrictEqual(pair.was[key], pair.now[key]))
    .flatMap((key) => {
      const known = own(RULES[pair.kind], key) ?? own(ANYWHERE, key)
      const child = own(CHILDREN[pair.kind], key)
      if (known === undefined && child) return memberChanges(child, pair, key, comparison)
      return (known ?? keyword.unknown)(pair, key)
    })
}

/** Added and removed members. Differences within a member are reported as a separate pair. */
function memberChanges(
  child: Child,
  pair: Pair,
  key: string,
  { base, revision }: Comparison,
): readonly Change[] {
  return membersOf(child, pair.was[key], pair.now[key]).flatMap(({ name, was, now }) => {
    if (isDeepStrictEqual(was, now) || (isRecord(was) && isRecord(now))) return []
    if (was !== undefined && now !== undefined) return keyword.unknown(pair, key)
    const comes = was === undefined
    const member = comes ? formOf(child.kind, now, revision) : formOf(child.kind, was, base)
    const [impact, text] = comes ? child.comes(name, member, pair) : child.goes(name, member, pair)
    const subject = sentence(nameOf(child.subject(pair.subject, name, member)))
    return [change(impact, comes ? 'Added' : 'Removed', `${subject} ${text}${pair.users}.`)]
  })
}
