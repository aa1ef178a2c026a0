import { Prisma } from '../../../generated/prisma/client.ts'
import { isRecord } from '../../base/guards.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { matchesPrecondition } from '../../http/entity-tags.ts'
import { isInvalidCredential } from '../../identity/access/authorize.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { AnyResult } from '../../request/response.ts'
import { bodyError } from '../../words/errors.ts'
import type { AnyResource } from './definition.ts'
import { fieldsIn } from './list.ts'
import { knownOf, updatedFields } from './record.ts'
import { danglingField, referringTable } from './references.ts'
import { claim, insertion, type Row, remove, update, type Values, withWriter } from './rows.ts'
import type { AnyRules } from './rules.ts'

type Transaction = Prisma.TransactionClient

const NOT_OWN = { detail: 'notOwn' } as const

/** The handlers of a resource, by what its operations do. */
export class ResourceHandlers {
  readonly #resource: AnyResource

  constructor(resource: AnyResource) {
    this.#resource = resource
  }

  async list(request: UntypedRequest): Promise<AnyResult> {
    const { rules } = this.#resource
    const query = valuesOf(request.query)
    if (!this.#resource.mayAsk(query, request.principal)) return this.#refuseReader(request)
    const further = rules.listed?.(request) ?? []
    const { toRecord, ...list } = this.#resource.listFor(query, request.principal)
    const page = await request.page({
      ...list,
      conditions: [...list.conditions, ...further],
      toResource: (row: Row) => {
        const record = toRecord(row)
        return rules.shown ? rules.shown(record, request) : record
      },
    })
    return { ...page, fields: fieldsIn(request.query) }
  }

  async find(request: UntypedRequest): Promise<AnyResult> {
    const { principal, denied } = request
    const { rules } = this.#resource
    const query = valuesOf(request.query)
    const needed = this.#resource.decisiveFor(principal)
    const { source, toRecord } = this.#resource.viewFor(principal, query, needed)
    const row = await request.find<Row>(source, idOf(request))
    if (!row || !this.#resource.isVisible(row, principal)) {
      if (denied && isInvalidCredential(denied)) throw denied
      return this.#refuseMissing(request)
    }
    const record = toRecord(row)
    return { data: rules.shown ? rules.shown(record, request) : record, fields: fieldsIn(query) }
  }

  async create(request: UntypedRequest): Promise<AnyResult> {
    const resource = this.#resource
    const { created, made } = resource.rules
    const given = resource.createdFields(valuesOf(request.body), request.contentDefaults)
    const values = { ...given, ...(await created?.(request)) }
    const row = resource.newRow(values, request.change(resource.action('create')))
    const inserted = await this.#withGoodValues(request, () =>
      made ? this.#insertWith(made, request, row) : this.#insert(request, row),
    )
    return inserted ? resource.resultOf(inserted) : this.#refuseTaken(request, made?.field ?? '')
  }

  #insert(request: UntypedRequest, row: Values, conflict?: Prisma.Sql): Promise<Row | undefined> {
    const { description, whole } = this.#resource
    const written = this.#resource.writtenBy(request.principal)
    return request.write<Row>(
      (condition) => insertion(written, [row], whole.source.columns, condition, conflict),
      knownOf(description, row),
    )
  }

  /** Other records may have the value, or get it at the same time: the unique index decides. */
  async #insertWith(
    { field, attempts, of }: NonNullable<AnyRules['made']>,
    request: UntypedRequest,
    row: Values,
  ): Promise<Row | undefined> {
    const { columns, name } = this.#resource.description
    const { column } = columns[field] ?? {}
    if (!column) throw new Error(`${name} have no column for ${field}`)
    const conflict = Prisma.sql`ON CONFLICT (${column}) DO NOTHING`
    for (let attempt = 0; attempt < attempts; attempt++) {
      const values = { ...row, [field]: row[field] ?? of(row, attempt) }
      const inserted = await this.#insert(request, values, conflict)
      if (inserted || row[field] !== undefined) return inserted
    }
    return undefined
  }

  async update(request: UntypedRequest, id = idOf(request)): Promise<AnyResult> {
    const { description, rules } = this.#resource
    const given = updatedFields(description, valuesOf(request.body))
    const change = await rules.updated?.(request)
    const after = (before: Row): Values => ({ ...given, ...change?.(before) })
    const row = await this.#withGoodValues(request, async () => {
      const changed = rules.changed ? undefined : await this.#updateUnlessChanged(request, id, after)
      return changed ?? (await this.#updateLocked(request, id, after))
    })
    return this.#resource.resultOf(row)
  }

  /**
   * Without a lock, by one statement: a third of the processor time that a transaction takes.
   *
   * @returns undefined where the record may not be changed, or was changed after it was read
   */
  async #updateUnlessChanged(request: UntypedRequest, id: Row['id'], after: (before: Row) => Values) {
    const before = await request.find<Row>(withWriter(this.#resource.whole.source), id)
    if (!before || this.#objection(request, before)) return undefined
    const write = this.#writing(request, 'update', before, after(before))
    return request.write<Row>((condition) => write(condition, before.writer))
  }

  #updateLocked(request: UntypedRequest, id: Row['id'], after: (before: Row) => Values): Promise<Row> {
    return this.#inTransaction(request, id, async (tx) => {
      const before = await this.#claimed(tx, request, id)
      await this.#resource.rules.changed?.(request, before, tx)
      return this.#write(tx, this.#writing(request, 'update', before, after(before)))
    })
  }

  async remove(request: UntypedRequest): Promise<AnyResult> {
    const { description, rules, whole } = this.#resource
    const id = idOf(request)
    const removing = this.#inTransaction(request, id, async (tx) => {
      const before = await this.#claimed(tx, request, id)
      await rules.removed?.(request, before, tx)
      await this.#write(tx, this.#writing(request, 'delete', before, {}))
      await remove(tx, description, before.id)
      return before
    })
    const row = await removing.catch((cause: unknown) => {
      const resource = referringTable(cause)
      if (resource === undefined) throw cause
      return request.refuse('in_use', { detail: 'referredTo', parameters: { resource }, cause })
    })
    return { data: whole.toRecord(row) }
  }

  /** The statement that writes over a record. */
  #writing(request: UntypedRequest, verb: string, before: Row, values: Values) {
    const resource = this.#resource
    const written = resource.changedRow(before, values, request.change(resource.action(verb)))
    const rows = [{ ...written, id: before.id }]
    const description = resource.writtenBy(request.principal)
    return (condition?: Prisma.Sql, writer?: unknown) =>
      update(description, rows, resource.whole.source.columns, condition, writer)
  }

  async #write(tx: Transaction, statement: () => Prisma.Sql): Promise<Row> {
    const [row] = await tx.$queryRaw<Row[]>(statement())
    if (!row) throw new Error('the row was locked and is gone')
    return row
  }

  /** Locks a record that the client may change until the transaction ends. */
  async #claimed(tx: Transaction, request: UntypedRequest, id: Row['id']): Promise<Row> {
    const [row] = await claim(tx, this.#resource.whole.source, Prisma.sql`id = ${id}`)
    if (!row) return this.#refuseMissing(request)
    return this.#objection(request, row)?.() ?? row
  }

  /** What keeps the client from changing a record: that it may not see it, whose it is, or `If-Match`. */
  #objection(request: UntypedRequest, row: Row): (() => never) | undefined {
    const { views } = this.#resource
    const { principal, refuse, ifMatch } = request
    if (!this.#resource.isVisible(row, principal)) return () => this.#refuseMissing(request)
    if (!this.#resource.isWritable(row, principal)) return () => refuse('permission_denied', NOT_OWN)
    // its `ETag` may have been read without the credential that changes it
    const matches = views.some(({ toRecord }) => matchesPrecondition(ifMatch, toRecord(row)))
    return matches ? undefined : () => refuse('precondition_failed')
  }

  #inTransaction<T>(
    request: UntypedRequest,
    id: Row['id'],
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const { lock } = this.#resource.rules
    const users = lock && ((tx: Transaction, asker: number | undefined) => lock(tx, Number(id), asker))
    return request.transaction(work, users ? { users } : {})
  }

  /** Whether a value is free, and what it refers to is there, the constraints of the database decide. */
  async #withGoodValues<T>(request: UntypedRequest, write: () => Promise<T>): Promise<T> {
    const { description } = this.#resource
    const { unique } = description
    try {
      return await write()
    } catch (cause) {
      const dangling = danglingField(description, cause)
      if (dangling !== undefined)
        return request.refuse('validation_failed', { errors: [bodyError(dangling, 'exists')], cause })
      const taken = Object.keys(unique).find((name) => isUniqueViolation(cause, unique[name]?.constraint))
      if (taken === undefined) throw cause
      return this.#refuseTaken(request, taken, cause)
    }
  }

  #refuseTaken({ refuse }: UntypedRequest, field: string, cause?: unknown): never {
    const detail = this.#resource.description.unique[field]?.taken
    return refuse('already_exists', { detail, errors: [bodyError(field, 'unique')], cause })
  }

  #refuseReader({ principal, denied, refuse }: UntypedRequest): never {
    if (denied) throw denied
    if (!principal) return refuse('authentication_required')
    const code = principal.kind === 'user' ? 'permission_denied' : 'insufficient_scope'
    return refuse(code, { detail: 'writersOnly' })
  }

  #refuseMissing({ refuse }: UntypedRequest): never {
    return refuse('not_found', { detail: this.#resource.description.missing })
  }
}

function valuesOf(part: unknown): Values {
  return isRecord(part) ? part : {}
}

/** The id in the path, which is its last parameter. */
function idOf({ params }: UntypedRequest): Row['id'] {
  const id = Object.values(valuesOf(params)).at(-1)
  return typeof id === 'number' ? id : String(id)
}
