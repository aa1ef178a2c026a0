import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../src/base/guards.ts'
import { type Json, list, pathOf, record, without } from '../json.ts'
import { code } from './change.ts'
import { CHILDREN, type Child, membersOf } from './children.ts'
import { withChoices } from './choices.ts'
import type { Comparison, Contract, Operation } from './contract.ts'
import { formOf, rootOf } from './forms.ts'
import type { Direction, Kind, Pair } from './pair.ts'
import { type Subject, schemaNamed, subject, usersOf } from './subject.ts'
import { PROSE } from './words.ts'

/** Two things at the same location in the two contracts. */
interface Counterparts {
  readonly kind: Kind
  readonly was: Json
  readonly now: Json
  readonly subject: Subject
  readonly direction: Direction
}

/** Finds all corresponding things in two contracts: each pair once, with all of its directions. */
export class Pairs {
  readonly all: Pair[] = []
  readonly #comparison: Comparison
  /** Keyed by the form in the first contract, then by that in the second. */
  readonly #pairs = new Map<Json, Map<Json, Pair>>()

  constructor(comparison: Comparison, operations: Iterable<readonly [was: Operation, now: Operation]>) {
    this.#comparison = comparison
    const sent = { subject: subject('the document'), direction: 'request' } as const
    this.#compare({ kind: 'root', ...sent, was: rootOf(comparison.base), now: rootOf(comparison.revision) })
    for (const [was, now] of operations) {
      const name = subject(code(now.id))
      this.#compare({ kind: 'operation', ...sent, subject: name, was: was.value, now: now.value })
    }
  }

  #compare({ kind, was, now, subject, direction }: Counterparts): void {
    const known = this.#pairs.get(was)?.get(now)
    if (known?.directions.has(direction)) return
    known?.directions.add(direction)
    const pair = known ?? this.#add({ kind, was, now, subject, direction })
    for (const [key, child] of Object.entries(CHILDREN[kind])) {
      for (const { name, was: old, now: present } of membersOf(child, pair.was[key], pair.now[key])) {
        if (isRecord(old) && isRecord(present))
          this.#visit(child, name, old, present, pair.subject, direction)
      }
    }
  }

  #add({ kind, was, now, subject, direction }: Counterparts): Pair {
    const { base, revision } = this.#comparison
    const [before, after] =
      kind === 'schema'
        ? withChoices({ form: was, schemas: base.schemas }, { form: now, schemas: revision.schemas })
        : [was, now]
    const pair = {
      kind,
      was: followed(kind, before, base),
      now: followed(kind, after, revision),
      subject,
      directions: new Set([direction]),
      users: usersOf(this.#comparison, subject),
    }
    this.#pairs.set(was, (this.#pairs.get(was) ?? new Map()).set(now, pair))
    this.all.push(pair)
    return pair
  }

  #visit(child: Child, name: string, was: Json, now: Json, parent: Subject, way: Direction): void {
    const { base, revision } = this.#comparison
    const { kind, isAnswer } = child
    const [before, after] = [formOf(kind, was, base), formOf(kind, now, revision)]
    const own = child.subject(parent, name, after)
    const direction = isAnswer ? opposite(way) : way
    const [said, says] = [wordsBeside(was), wordsBeside(now)]
    if (kind === 'schema' && !isDeepStrictEqual(said, says)) {
      this.#add({ kind: 'words', was: said, now: says, subject: own, direction })
    }
    if (kind === 'schema') this.#compareNames(before, after, own, direction)
    // a read-only field is not part of a request
    const foreign = direction === 'request' ? 'readOnly' : 'writeOnly'
    if (before[foreign] === true && after[foreign] === true) return
    const subject = this.#sharedSchema(before, after) ?? sharedThing(own, was, now) ?? own
    this.#compare({ kind, was: before, now: after, subject, direction })
  }

  /** A different schema here, while the previous one still exists: clients name the type after it. */
  #compareNames(was: Json, now: Json, subject: Subject, direction: Direction): void {
    const { base, revision } = this.#comparison
    const [before, after] = [base.schemas.namesOf(was), revision.schemas.namesOf(now)]
    const [old] = before.filter((name) => revision.schemas.has(name))
    const [present] = after
    if (old === undefined || present === undefined || after.some((name) => before.includes(name))) return
    this.#add({ kind: 'use', was: { name: old }, now: { name: present }, subject, direction })
  }

  /** A schema that has the same name in both contracts. */
  #sharedSchema(was: Json, now: Json): Subject | undefined {
    const { base, revision } = this.#comparison
    const name = revision.schemas.nameOf(now)
    return name !== undefined && base.schemas.nameOf(was) === name ? schemaNamed(name) : undefined
  }
}

/** Resolves the references in values that are compared as a whole; the rest is visited separately. */
function followed(kind: Kind, form: Json, contract: Contract): Json {
  const isVisited = (key: string) => Object.hasOwn(CHILDREN[kind], key)
  const members = Object.entries(form)
  return Object.fromEntries(
    members.map(([key, value]) => [key, isVisited(key) ? value : contract.followed(value)]),
  )
}

/** A component that both contracts refer to here, which is reported once for all uses. */
function sharedThing({ what, field }: Subject, was: Json, now: Json): Subject | undefined {
  if (typeof was.$ref !== 'string' || was.$ref !== now.$ref || field !== '') return undefined
  return subject(what.replace(/^the header/, 'the response header'), '', pathOf(was.$ref).slice(1).join('/'))
}

/** The keywords next to a reference, also if it is the only part of an `allOf`. */
function wordsBeside(schema: Json): Json {
  const [only, ...others] = list(schema.allOf)
  const within = only !== undefined && others.length === 0 ? wordsBeside(record(only)) : {}
  return (schema.$ref ?? schema.allOf ?? schema.anyOf ?? schema.oneOf)
    ? { ...within, ...without(schema, (key) => !PROSE.has(key)) }
    : {}
}

function opposite(direction: Direction): Direction {
  return direction === 'request' ? 'response' : 'request'
}
