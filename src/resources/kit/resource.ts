import { Prisma } from '../../../generated/prisma/client.ts'
import { type ResourceDescription, type ResourceName, resources } from '../../../generated/resources.ts'
import { isRecord } from '../../base/guards.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { matchesPrecondition } from '../../http/entity-tags.ts'
import type { Source } from '../../lists/rows.ts'
import type { FieldError } from '../../messages/messages.ts'
import type { UntypedHandler, UntypedRequest } from '../../request/boundary.ts'
import type { Handlers } from '../../request/handler.ts'
import type { AnyResult } from '../../request/response.ts'
import type { Action, Change } from '../../words/change.ts'
import { conditionsOf, listOf } from './list.ts'
import {
  createdFields,
  knownOf,
  recordMaker,
  searchOf,
  stampOf,
  storedValues,
  updatedFields,
} from './record.ts'
import { claim, insertion, type Row, remove, sourceOf, update, type Values } from './rows.ts'
import type { AnyRules, Kind, OperationsOf, RecordOf, Rules } from './rules.ts'

type Transaction = Prisma.TransactionClient

/** How a row is read: by a request, or in a transaction of its own. */
type Find = UntypedRequest['find']

/** A resource as its own folder sees it, typed by the contract. */
export interface Resource<R extends ResourceName> {
  /** The handlers of its operations. */
  readonly operations: Pick<Handlers, OperationsOf<R>>
  /** A record and its version. @returns undefined where there is no such record */
  read(find: Find, id: number | string): Promise<{ data: RecordOf<R>; version?: number } | undefined>
  /** The same for all resources. */
  readonly any: AnyResource
}

/**
 * Defines a resource by the name that its schema in the contract and its model have in common. The two
 * signatures are where types of the contract become types that are the same for all resources: the compiler
 * does not compare `Rules` and `AnyRules`, which say the same of one resource and of any.
 */
export function defineResource<R extends ResourceName>(name: R, rules?: Rules<R>): Resource<R>
export function defineResource(name: ResourceName, rules: object = {}): object {
  const any = new AnyResource(resources[name], rules)
  return { any, operations: any.operations, read: any.read.bind(any) }
}

/** A resource: what the contract and the Prisma schema know of it, its rules, and what follows from both. */
export class AnyResource {
  readonly description: ResourceDescription
  readonly rules: AnyRules
  readonly operations: Readonly<Record<string, UntypedHandler>>
  readonly #source: Source
  readonly #list: ReturnType<typeof listOf>
  readonly #toRecord: (row: Values) => Values

  constructor(description: ResourceDescription, rules: AnyRules) {
    this.description = description
    this.rules = rules
    this.#source = sourceOf(description)
    this.#list = listOf(description)
    this.#toRecord = recordMaker(description)
    const handlers: Record<Kind, UntypedHandler> = {
      list: (request) => this.#listed(request),
      find: (request) => this.#found(request),
      create: (request) => this.#created(request),
      update: (request) => this.#updated(request),
      remove: (request) => this.#removed(request),
    }
    this.operations = Object.fromEntries(
      (['list', 'find', 'create', 'update', 'remove'] as const).flatMap((kind) => {
        const id = description.operations[kind]
        return id === undefined ? [] : [[id, handlers[kind]]]
      }),
    )
  }

  /** All that an INSERT writes of a new row. */
  newRow(values: Values, change: Change): Values {
    return { ...this.changedRow({}, values, change), createdAt: change.at }
  }

  /** All that an UPDATE writes of a row. */
  changedRow(before: Values, values: Values, change: Change): Values {
    const words = searchOf(this.description, this.rules.search ?? [], { ...before, ...values })
    return { ...storedValues(this.description, values), ...words, ...stampOf(change) }
  }

  /** How the audit trail calls what is done to a record. */
  action(verb: string): Action {
    const { type, name } = this.description
    if (!type) throw new Error(`the audit trail does not know ${name}`)
    return `${type}.${verb}`
  }

  /** The answer that has one record: it is made of the row alone. */
  resultOf(row: Values): AnyResult {
    const data = this.#toRecord(row)
    return this.description.hasVersion ? { data, version: Number(row.version) } : { data }
  }

  async read(find: Find, id: number | string): Promise<AnyResult | undefined> {
    const row = await find<Row>(this.#source, id)
    return row && this.resultOf(row)
  }

  /** The rows that a query asks for, without the further conditions of the resource. */
  listFor(query: Values) {
    const { defaults } = this.rules
    return {
      ...this.#list,
      conditions: conditionsOf(this.description, { ...defaults, ...query }),
      defaults: { ...this.#list.defaults, ...defaults },
    }
  }

  #listed(request: UntypedRequest): Promise<AnyResult> {
    const { listed, shown } = this.rules
    const further = listed?.(request) ?? []
    const list = this.listFor(valuesOf(request.query))
    return request.page({
      ...list,
      conditions: [...list.conditions, ...further],
      toResource: (row: Row) => {
        const record = this.#toRecord(row)
        return shown ? shown(record, request) : record
      },
    })
  }

  async #found(request: UntypedRequest): Promise<AnyResult> {
    const { isVisible, shown } = this.rules
    const row = await request.find<Row>(this.#source, idOf(request))
    if (!row || isVisible?.(row, request) === false) return this.#refuseMissing(request)
    const result = this.resultOf(row)
    return shown ? { ...result, data: shown(this.#toRecord(row), request) } : result
  }

  async #created(request: UntypedRequest): Promise<AnyResult> {
    const { created, made } = this.rules
    const given = createdFields(this.description, valuesOf(request.body))
    const values = { ...given, ...(await created?.(request)) }
    const row = this.newRow(values, request.change(this.action('create')))
    const inserted = await this.#withFreeValues(request, () =>
      made ? this.#insertWith(made, request, row) : this.#insert(request, row),
    )
    return inserted ? this.resultOf(inserted) : this.#refuseTaken(request, made?.field ?? '')
  }

  #insert(request: UntypedRequest, row: Values, conflict?: Prisma.Sql): Promise<Row | undefined> {
    return request.insert<Row>(
      (condition) => insertion(this.description, [row], this.#source.columns, condition, conflict),
      knownOf(this.description, row),
    )
  }

  /** Other records may have the value, or get it at the same time: the unique index decides. */
  async #insertWith(
    { field, attempts, of }: NonNullable<AnyRules['made']>,
    request: UntypedRequest,
    row: Values,
  ): Promise<Row | undefined> {
    const { column } = this.description.columns[field] ?? {}
    if (!column) throw new Error(`${this.description.name} have no column for ${field}`)
    const conflict = Prisma.sql`ON CONFLICT (${column}) DO NOTHING`
    for (let attempt = 0; attempt < attempts; attempt++) {
      const inserted = await this.#insert(
        request,
        { ...row, [field]: row[field] ?? of(row, attempt) },
        conflict,
      )
      if (inserted || row[field] !== undefined) return inserted
    }
    return undefined
  }

  async #updated(request: UntypedRequest): Promise<AnyResult> {
    const given = updatedFields(this.description, valuesOf(request.body))
    const change = await this.rules.updated?.(request)
    const row = await this.#withFreeValues(request, () =>
      this.#inTransaction(request, async (tx) => {
        const before = await this.#claimed(tx, request)
        const values = { ...given, ...(await change?.(before, tx)) }
        return this.#write(tx, request, 'update', before, values)
      }),
    )
    return this.resultOf(row)
  }

  async #removed(request: UntypedRequest): Promise<AnyResult> {
    const row = await this.#inTransaction(request, async (tx) => {
      const before = await this.#claimed(tx, request)
      await this.rules.removed?.(request, before, tx)
      await this.#write(tx, request, 'delete', before, {})
      await remove(tx, this.description, before.id)
      return before
    })
    return { data: this.#toRecord(row) }
  }

  async #write(
    tx: Transaction,
    request: UntypedRequest,
    verb: string,
    before: Row,
    values: Values,
  ): Promise<Row> {
    const { description } = this
    const written = this.changedRow(before, values, request.change(this.action(verb)))
    const statement = update(description, [{ ...written, id: before.id }], this.#source.columns)
    const [row] = await tx.$queryRaw<Row[]>(statement)
    if (!row) throw new Error('the row was locked and is gone')
    return row
  }

  /** Locks the record until the transaction ends, and compares it with `If-Match`. */
  async #claimed(tx: Transaction, request: UntypedRequest): Promise<Row> {
    const row = (await claim(tx, this.#source, idOf(request))) ?? this.#refuseMissing(request)
    const matches = matchesPrecondition(request.ifMatch, this.#toRecord(row), row.version)
    return matches ? row : request.refuse('precondition_failed')
  }

  #inTransaction<T>(request: UntypedRequest, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { lock } = this.rules
    const users =
      lock && ((tx: Transaction, asker: number | undefined) => lock(tx, Number(idOf(request)), asker))
    return request.transaction(work, users ? { users } : {})
  }

  async #withFreeValues<T>(request: UntypedRequest, write: () => Promise<T>): Promise<T> {
    const { unique } = this.description
    try {
      return await write()
    } catch (cause) {
      const taken = Object.keys(unique).find((name) => isUniqueViolation(cause, unique[name]?.constraint))
      if (taken === undefined) throw cause
      return this.#refuseTaken(request, taken, cause)
    }
  }

  #refuseTaken({ refuse }: UntypedRequest, field: string, cause?: unknown): never {
    const detail = this.description.unique[field]?.taken
    return refuse('conflict', { detail, errors: [takenError(field)], cause })
  }

  #refuseMissing({ refuse }: UntypedRequest): never {
    return refuse('not_found', { detail: this.description.missing })
  }
}

/** What is wrong with a field whose value another record has. */
export function takenError(field: string): FieldError {
  return { location: 'body', field: `/${field}`, rule: 'unique' }
}

function valuesOf(part: unknown): Values {
  return isRecord(part) ? part : {}
}

/** The id in the path, which is its last parameter. */
function idOf({ params }: UntypedRequest): number | string {
  const id = Object.values(valuesOf(params)).at(-1)
  return typeof id === 'number' ? id : String(id)
}
