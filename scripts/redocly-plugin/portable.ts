import { list } from '../json.ts'
import { schemasWithin } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'
import { schemaRoots } from './schemas.ts'

/**
 * Reserved words of Go, Java, Kotlin, Python, Rust, Swift or TypeScript: some clients rename such a property.
 */
const RESERVED = new Set(
  `
    as async await break case class const continue def default del do else enum except export extends
    false final finally fn for from func function global go goto if impl import in interface is lambda
    let loop map match mod move native new nil none not null object or package pass private protected
    protocol pub public raise range ref return self static struct super switch this throw throws trait
    true try typeof union unsafe use val var void when where while with yield
  `.match(/\w+/g),
)

/** Reports constructs for which some client generators are known to fail, or to generate unusable code. */
export function* portable(root: JsonNode): Iterable<Problem> {
  const seen = new Set()
  const taken = new Set<string>()
  for (const start of schemaRoots(root)) {
    for (const schema of schemasWithin(start, seen)) {
      for (const slip of [...valueSlips(schema), ...enumSlips(schema, taken)])
        yield schema.problem(`${slip}.`)
      for (const name of Object.keys(schema.get('properties').members)) {
        if (RESERVED.has(name)) yield schema.get('properties', name).problem(`"${name}" is a reserved word.`)
      }
    }
  }
}

function* valueSlips(schema: JsonNode): Iterable<string> {
  const { members, types } = schema
  if (/\\[pP]\{/.test(String(members.pattern))) yield 'Python has no \\p{…} in patterns: use x-pattern'
  if (types.includes('number') && members.format !== 'double')
    yield 'a number needs format: double, or Go reads 32 bits'
  const several = types.filter((type) => type !== 'null').length > 1
  const alternatives = ['oneOf', 'anyOf'].flatMap((keyword) => schema.get(keyword).entries())
  const values = alternatives.filter(([, it]) => it.members.type !== 'null')
  if (several || values.length > 1) yield 'a choice between types is an empty class in Kotlin, Dart and PHP'
}

/** @param taken names of other enums */
function* enumSlips({ members }: JsonNode, taken: Set<string>): Iterable<string> {
  const values = list(members.enum).filter((value) => value !== null)
  const names = list(members['x-enum-varnames']).map(String)
  if (names.length === 0) {
    const unnamed = values.filter((value) => !/^[A-Za-z]/.test(String(value)))
    if (unnamed.length > 0) yield `${unnamed.join(', ')} cannot name constants: x-enum-varnames must`
    return
  }
  if (names.length !== values.length) yield 'x-enum-varnames must have one name for each value'
  for (const name of names) {
    if (taken.has(name)) yield `the name ${name} is taken, and constants of Go are all in one package`
    taken.add(name)
  }
  if (!names.every((name) => /^[A-Z][A-Z0-9_]*$/.test(name))) yield 'x-enum-varnames must be in UPPER_CASE'
  if ('default' in members)
    yield 'a default beside x-enum-varnames does not compile in Kotlin: say it in words'
}
