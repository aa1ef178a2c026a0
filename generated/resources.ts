// Generated from openapi.yaml and prisma/schema.prisma by `npm run generate`. Do not edit.
import type { OperationId, ResourceType } from './operations.ts'
import { Prisma } from './prisma/client.ts'

/** The form of a value in a response. `time` is RFC 3339 in UTC, with milliseconds. */
export type Wire =
  | 'integer'
  | 'number'
  | 'boolean'
  | 'text'
  | 'html'
  | 'time'
  | 'texts'
  | 'json'
  | 'reference'
  | 'references'

/** A field of a response. */
export interface Field {
  readonly wire: Wire
  /** The expression that reads the value as the response has it. */
  readonly read: Prisma.Sql
  /** The column itself, for conditions and ordering. */
  readonly column: Prisma.Sql
  /** The type that a bound text is cast to for comparison with the column. */
  readonly type: Prisma.Sql
  readonly nullable?: true
  /** Only clients that may create records see it: `x-for-writers` in the contract. */
  readonly isForWriters?: true
  /** The fields of a reference, or of each of several, in a response. */
  readonly properties?: readonly string[]
}

/** A column that is written. */
export interface WrittenColumn {
  /** The name of the column, as in a row as JSON. */
  readonly name: string
  /** The name in quotes: it can be a word of SQL. */
  readonly column: Prisma.Sql
  /** The column definition for `json_to_recordset`, named as in the model. */
  readonly given: Prisma.Sql
  /** The expression that is written for a given row. */
  readonly value: Prisma.Sql
}

/** A condition of a list, set by a query parameter. */
export interface Filter {
  readonly field: string
  readonly operator: '=' | '>=' | '<' | '<=' | 'has' | 'overlaps' | 'in' | 'prefix' | 'each'
  /** For `each`: the values that `all` selects. */
  readonly all?: readonly string[]
}

/** A resource as the contract and the Prisma schema describe it. */
export interface ResourceDescription {
  /** The name of its table, such as `products`, unless another resource owns the table. */
  readonly name: string
  readonly table: Prisma.Sql
  /** Its type in the audit trail; undefined if changes are not recorded. */
  readonly type?: ResourceType
  /** The message for a missing record; undefined if single records cannot be read. */
  readonly missing?: ResourceDetail
  readonly fields: Readonly<Record<string, Field>>
  /** The field that every ordering ends with. */
  readonly key: string
  /** Whether records have a version, on which `If-Match` and cached responses depend. */
  readonly hasVersion: boolean
  /** Whether `q` searches the rows. */
  readonly isSearched: boolean
  /** The columns that writes can set. */
  readonly columns: Readonly<Record<string, WrittenColumn>>
  /** The fields that a create takes, and their form in an import file. */
  readonly create: Readonly<Record<string, ImportedField>>
  /** The fields with a choice of values that no body takes, but an action may set. */
  readonly states?: Readonly<Record<string, ImportedState>>
  /** The fields that an update takes. */
  readonly update: readonly string[]
  /** The unique fields: the message for a taken value, and the constraint. */
  readonly unique: Readonly<Record<string, { readonly taken: ResourceDetail; readonly constraint: string }>>
  /** The fields that refer to records. */
  readonly references: Readonly<Record<string, ReferenceDescription>>
  /** The record that the list is below, as its path says: `/api/webhooks/{webhookId}/deliveries`. */
  readonly parent?: ParentDescription
  /** The rules of `check`, each with the field whose error it is: `x-checks` in the contract. */
  readonly checks: readonly { readonly rule: CheckRule; readonly field: string }[]
  /** The fields that a list can be sorted by. */
  readonly sorts: readonly string[]
  readonly filters: Readonly<Record<string, Filter>>
  /** The fields of each index that serves an ordering of the list, up to the key. */
  readonly indexes: readonly (readonly string[])[]
  /** The operations that `resources/kit/` serves. It writes only records that have a version. */
  readonly operations: Readonly<
    Partial<
      Record<
        | 'list'
        | 'find'
        | 'create'
        | 'update'
        | 'remove'
        | 'batch'
        | 'revisions'
        | 'revision'
        | 'restore'
        | 'preview'
        | 'revokePreviews',
        OperationId
      >
    >
  >
  /** The operations that change the state of a record, by the verb of each. */
  readonly actions: Readonly<Record<string, OperationId>>
}

/** A field whose value is the key of a record, or a list of keys. */
export interface ReferenceDescription {
  /** The table of the records. */
  readonly to: string
  /** The foreign key. */
  readonly constraint: string
  /** For a reference to the same table: the error of the trigger that keeps it free of cycles. */
  readonly cycle?: string
  /** The field of a response that shows the records, if it does not show their keys. */
  readonly shownAs?: string
  /** For a list: its column, and the table with a foreign key for each item. */
  readonly join?: {
    readonly list: string
    readonly table: string
    readonly owner: string
    readonly item: string
  }
}

export interface ParentDescription {
  /** The field that refers to it, called like the parameter of the path. */
  readonly field: string
  /** The table of the parents. */
  readonly to: string
  /** The column that refers to it. */
  readonly column: Prisma.Sql
  /** The message for a missing parent. */
  readonly missing: ResourceDetail
  /** Whether its deletion deletes the records below it. */
  readonly isCascade: boolean
}

export interface ImportedField {
  /** `prose` may be an empty text; the items of a `list` share one cell, and so do `integers`. */
  readonly cell: 'text' | 'prose' | 'list' | 'integers' | 'json'
  readonly required: boolean
  /** What is stored if the field is omitted. */
  readonly default?: null | readonly never[]
}

/** A field that only an import may set like any other. */
export interface ImportedState extends ImportedField {
  readonly values: readonly (string | boolean | null)[]
}

/** The messages that resources need in each language. */
export type ResourceDetail = 'noSuchUser' | 'userUsernameTaken' | 'noSuchApiKey' | 'noSuchProduct' | 'productSkuTaken' | 'noSuchCategory' | 'categorySlugTaken' | 'noSuchPost' | 'postSlugTaken' | 'noSuchMedia' | 'noSuchWebhook'

/** The rules of `check`, which need a text in each language, too. */
export type CheckRule = 'scheduledOnly' | 'required.scheduledPost' | 'future'

/** What is written of a resource: values of the columns, by the names of the model. */
export interface Written {
  readonly User: Prisma.UserUncheckedCreateInput
  readonly Author: Prisma.UserUncheckedCreateInput
  readonly Session: Prisma.SessionUncheckedCreateInput
  readonly ApiKey: Prisma.ApiKeyUncheckedCreateInput
  readonly Product: Prisma.ProductUncheckedCreateInput
  readonly Category: Prisma.CategoryUncheckedCreateInput
  readonly Post: Prisma.PostUncheckedCreateInput
  readonly Tag: Prisma.TagUncheckedCreateInput
  readonly AuditEntry: Prisma.AuditEntryUncheckedCreateInput
  readonly Media: Omit<Prisma.MediaUncheckedCreateInput, 'image' | 'variants'> & { readonly image?: object | null; readonly variants?: object | null }
  readonly Webhook: Prisma.WebhookUncheckedCreateInput
  readonly WebhookDelivery: Prisma.WebhookDeliveryUncheckedCreateInput
}

export const resources = {
  User: {
    name: "users",
    table: Prisma.sql`users`,
    type: "user",
    missing: "noSuchUser",
    fields: {
      id: { wire: "integer", read: Prisma.sql`users.id`, column: Prisma.sql`users.id`, type: Prisma.sql`int` },
      username: { wire: "text", read: Prisma.sql`users.username`, column: Prisma.sql`users.username`, type: Prisma.sql`varchar` },
      displayName: { wire: "text", read: Prisma.sql`users.display_name AS "displayName"`, column: Prisma.sql`users.display_name`, type: Prisma.sql`varchar` },
      role: { wire: "text", read: Prisma.sql`users.role::text AS "role"`, column: Prisma.sql`users.role`, type: Prisma.sql`text::role` },
      disabledAt: { wire: "time", read: Prisma.sql`to_char(users.disabled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "disabledAt"`, column: Prisma.sql`users.disabled_at`, type: Prisma.sql`timestamptz`, nullable: true },
      createdAt: { wire: "time", read: Prisma.sql`to_char(users.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`, column: Prisma.sql`users.created_at`, type: Prisma.sql`timestamptz` },
      updatedAt: { wire: "time", read: Prisma.sql`to_char(users.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`, column: Prisma.sql`users.updated_at`, type: Prisma.sql`timestamptz` },
      version: { wire: "integer", read: Prisma.sql`users.version`, column: Prisma.sql`users.version`, type: Prisma.sql`int` },
    },
    key: "id",
    hasVersion: true,
    isSearched: true,
    columns: {
      username: { name: "username", column: Prisma.sql`"username"`, given: Prisma.sql`"username" varchar`, value: Prisma.sql`given."username"` },
      displayName: { name: "display_name", column: Prisma.sql`"display_name"`, given: Prisma.sql`"displayName" varchar`, value: Prisma.sql`given."displayName"` },
      passwordHash: { name: "password_hash", column: Prisma.sql`"password_hash"`, given: Prisma.sql`"passwordHash" text`, value: Prisma.sql`given."passwordHash"` },
      role: { name: "role", column: Prisma.sql`"role"`, given: Prisma.sql`"role" role`, value: Prisma.sql`given."role"` },
      disabledAt: { name: "disabled_at", column: Prisma.sql`"disabled_at"`, given: Prisma.sql`"disabledAt" timestamptz`, value: Prisma.sql`given."disabledAt"` },
      searchText: { name: "search_text", column: Prisma.sql`"search_text"`, given: Prisma.sql`"searchText" text`, value: Prisma.sql`given."searchText"` },
      lastChange: { name: "last_change", column: Prisma.sql`"last_change"`, given: Prisma.sql`"lastChange" jsonb`, value: Prisma.sql`given."lastChange"` },
      createdAt: { name: "created_at", column: Prisma.sql`"created_at"`, given: Prisma.sql`"createdAt" timestamptz`, value: Prisma.sql`given."createdAt"` },
      updatedAt: { name: "updated_at", column: Prisma.sql`"updated_at"`, given: Prisma.sql`"updatedAt" timestamptz`, value: Prisma.sql`given."updatedAt"` },
    },
    create: {
      username: { cell: "text", required: true },
      displayName: { cell: "text", required: false },
      role: { cell: "text", required: true },
    },
    update: ["displayName", "role"],
    unique: { username: { taken: "userUsernameTaken", constraint: "users_username_key" } },
    references: {  },
    checks: [],
    sorts: ["id"],
    filters: { role: { field: "role", operator: "=" }, ids: { field: "id", operator: "in" } },
    indexes: [["id"]],
    operations: {
      list: "listUsers",
      find: "getUser",
      create: "createUser",
      update: "updateUser",
      remove: "deleteUser",
    },
    actions: {  },
  },
  Author: {
    name: "authors",
    table: Prisma.sql`users`,
    fields: {
      id: { wire: "integer", read: Prisma.sql`users.id`, column: Prisma.sql`users.id`, type: Prisma.sql`int` },
      displayName: { wire: "text", read: Prisma.sql`users.display_name AS "displayName"`, column: Prisma.sql`users.display_name`, type: Prisma.sql`varchar` },
    },
    key: "id",
    hasVersion: false,
    isSearched: false,
    columns: {  },
    create: {  },
    update: [],
    unique: {  },
    references: {  },
    checks: [],
    sorts: ["id"],
    filters: { ids: { field: "id", operator: "in" } },
    indexes: [["id"]],
    operations: { list: "listAuthors" },
    actions: {  },
  },
  Session: {
    name: "sessions",
    table: Prisma.sql`sessions`,
    type: "session",
    fields: {
      id: { wire: "text", read: Prisma.sql`sessions.id`, column: Prisma.sql`sessions.id`, type: Prisma.sql`uuid` },
      createdAt: { wire: "time", read: Prisma.sql`to_char(sessions.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`, column: Prisma.sql`sessions.created_at`, type: Prisma.sql`timestamptz` },
      lastUsedAt: { wire: "time", read: Prisma.sql`to_char(sessions.last_used_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastUsedAt"`, column: Prisma.sql`sessions.last_used_at`, type: Prisma.sql`timestamptz` },
      expiresAt: { wire: "time", read: Prisma.sql`to_char(sessions.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "expiresAt"`, column: Prisma.sql`sessions.expires_at`, type: Prisma.sql`timestamptz` },
      userAgent: { wire: "text", read: Prisma.sql`sessions.user_agent AS "userAgent"`, column: Prisma.sql`sessions.user_agent`, type: Prisma.sql`varchar`, nullable: true },
      address: { wire: "text", read: Prisma.sql`sessions.address`, column: Prisma.sql`sessions.address`, type: Prisma.sql`varchar`, nullable: true },
    },
    key: "id",
    hasVersion: false,
    isSearched: false,
    columns: {  },
    create: {  },
    update: [],
    unique: {  },
    references: {  },
    checks: [],
    sorts: ["id"],
    filters: {  },
    indexes: [["id"]],
    operations: { list: "listSessions" },
    actions: {  },
  },
  ApiKey: {
    name: "api_keys",
    table: Prisma.sql`api_keys`,
    type: "apiKey",
    missing: "noSuchApiKey",
    fields: {
      id: { wire: "text", read: Prisma.sql`api_keys.id`, column: Prisma.sql`api_keys.id`, type: Prisma.sql`varchar` },
      name: { wire: "text", read: Prisma.sql`api_keys.name`, column: Prisma.sql`api_keys.name`, type: Prisma.sql`varchar` },
      scopes: { wire: "texts", read: Prisma.sql`COALESCE(api_keys.scopes, '{}') AS "scopes"`, column: Prisma.sql`api_keys.scopes`, type: Prisma.sql`text[]` },
      createdAt: { wire: "time", read: Prisma.sql`to_char(api_keys.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`, column: Prisma.sql`api_keys.created_at`, type: Prisma.sql`timestamptz` },
      createdBy: { wire: "reference", read: Prisma.sql`(SELECT json_build_object('id', users.id, 'displayName', users.display_name) FROM users WHERE users.id = api_keys.created_by_id) AS "createdBy"`, column: Prisma.sql`api_keys.created_by_id`, type: Prisma.sql`int`, properties: ["id", "displayName"] },
      expiresAt: { wire: "time", read: Prisma.sql`to_char(api_keys.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "expiresAt"`, column: Prisma.sql`api_keys.expires_at`, type: Prisma.sql`timestamptz`, nullable: true },
      lastUsedAt: { wire: "time", read: Prisma.sql`to_char(api_keys.last_used_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastUsedAt"`, column: Prisma.sql`api_keys.last_used_at`, type: Prisma.sql`timestamptz`, nullable: true },
      revokedAt: { wire: "time", read: Prisma.sql`to_char(api_keys.revoked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "revokedAt"`, column: Prisma.sql`api_keys.revoked_at`, type: Prisma.sql`timestamptz`, nullable: true },
      publishable: { wire: "boolean", read: Prisma.sql`api_keys.publishable`, column: Prisma.sql`api_keys.publishable`, type: Prisma.sql`boolean` },
      origins: { wire: "texts", read: Prisma.sql`COALESCE(api_keys.origins, '{}') AS "origins"`, column: Prisma.sql`api_keys.origins`, type: Prisma.sql`text[]` },
      requestsPerMinute: { wire: "integer", read: Prisma.sql`api_keys.requests_per_minute AS "requestsPerMinute"`, column: Prisma.sql`api_keys.requests_per_minute`, type: Prisma.sql`int`, nullable: true },
    },
    key: "id",
    hasVersion: false,
    isSearched: false,
    columns: {  },
    create: {
      name: { cell: "text", required: true },
      scopes: { cell: "list", required: true, default: [] },
      expiresAt: { cell: "text", required: false, default: null },
      publishable: { cell: "json", required: false },
      origins: { cell: "list", required: false, default: [] },
      requestsPerMinute: { cell: "json", required: false, default: null },
    },
    update: [],
    unique: {  },
    references: {  },
    checks: [],
    sorts: ["id"],
    filters: { ids: { field: "id", operator: "in" } },
    indexes: [["id"], ["createdAt", "id"]],
    operations: { list: "listApiKeys", find: "getApiKey" },
    actions: {  },
  },
  Product: {
    name: "products",
    table: Prisma.sql`products`,
    type: "product",
    missing: "noSuchProduct",
    fields: {
      id: { wire: "integer", read: Prisma.sql`products.id`, column: Prisma.sql`products.id`, type: Prisma.sql`int` },
      name: { wire: "text", read: Prisma.sql`products.name`, column: Prisma.sql`products.name`, type: Prisma.sql`varchar` },
      price: { wire: "number", read: Prisma.sql`products.price::float8 AS "price"`, column: Prisma.sql`products.price`, type: Prisma.sql`numeric` },
      currency: { wire: "text", read: Prisma.sql`products.currency`, column: Prisma.sql`products.currency`, type: Prisma.sql`varchar` },
      sku: { wire: "text", read: Prisma.sql`products.sku`, column: Prisma.sql`products.sku`, type: Prisma.sql`varchar`, nullable: true },
      description: { wire: "html", read: Prisma.sql`products.description`, column: Prisma.sql`products.description`, type: Prisma.sql`text`, nullable: true },
      status: { wire: "text", read: Prisma.sql`products.status::text AS "status"`, column: Prisma.sql`products.status`, type: Prisma.sql`text::product_status` },
      categories: { wire: "references", read: Prisma.sql`(SELECT COALESCE(json_agg(json_build_object('id', categories.id, 'name', categories.name, 'slug', categories.slug) ORDER BY item.position), '[]') FROM unnest(products.category_ids) WITH ORDINALITY AS item (id, position) JOIN categories ON categories.id = item.id) AS "categories"`, column: Prisma.sql`products.category_ids`, type: Prisma.sql`int[]`, properties: ["id", "name", "slug"] },
      coverImage: { wire: "reference", read: Prisma.sql`(SELECT json_build_object('id', media.id, 'filename', media.filename, 'contentType', media.content_type, 'altText', media.alt_text, 'caption', media.caption, 'credit', media.credit, 'image', media.image, 'url', media.url, 'variants', media.variants) FROM media WHERE media.id = products.cover_image_id) AS "coverImage"`, column: Prisma.sql`products.cover_image_id`, type: Prisma.sql`int`, properties: ["id", "filename", "contentType", "altText", "caption", "credit", "image", "url", "variants"] },
      images: { wire: "references", read: Prisma.sql`(SELECT COALESCE(json_agg(json_build_object('id', media.id, 'filename', media.filename, 'contentType', media.content_type, 'altText', media.alt_text, 'caption', media.caption, 'credit', media.credit, 'image', media.image, 'url', media.url, 'variants', media.variants) ORDER BY item.position), '[]') FROM unnest(products.image_ids) WITH ORDINALITY AS item (id, position) JOIN media ON media.id = item.id) AS "images"`, column: Prisma.sql`products.image_ids`, type: Prisma.sql`int[]`, properties: ["id", "filename", "contentType", "altText", "caption", "credit", "image", "url", "variants"] },
      createdAt: { wire: "time", read: Prisma.sql`to_char(products.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`, column: Prisma.sql`products.created_at`, type: Prisma.sql`timestamptz` },
      updatedAt: { wire: "time", read: Prisma.sql`to_char(products.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`, column: Prisma.sql`products.updated_at`, type: Prisma.sql`timestamptz` },
      version: { wire: "integer", read: Prisma.sql`products.version`, column: Prisma.sql`products.version`, type: Prisma.sql`int` },
      createdBy: { wire: "reference", read: Prisma.sql`(SELECT json_build_object('id', users.id, 'displayName', users.display_name) FROM users WHERE users.id = products.created_by_id) AS "createdBy"`, column: Prisma.sql`products.created_by_id`, type: Prisma.sql`int`, properties: ["id", "displayName"], isForWriters: true },
      updatedBy: { wire: "reference", read: Prisma.sql`(SELECT json_build_object('id', users.id, 'displayName', users.display_name) FROM users WHERE users.id = products.updated_by_id) AS "updatedBy"`, column: Prisma.sql`products.updated_by_id`, type: Prisma.sql`int`, properties: ["id", "displayName"], isForWriters: true },
    },
    key: "id",
    hasVersion: true,
    isSearched: true,
    columns: {
      name: { name: "name", column: Prisma.sql`"name"`, given: Prisma.sql`"name" varchar`, value: Prisma.sql`given."name"` },
      price: { name: "price", column: Prisma.sql`"price"`, given: Prisma.sql`"price" numeric`, value: Prisma.sql`given."price"` },
      currency: { name: "currency", column: Prisma.sql`"currency"`, given: Prisma.sql`"currency" varchar`, value: Prisma.sql`given."currency"` },
      sku: { name: "sku", column: Prisma.sql`"sku"`, given: Prisma.sql`"sku" varchar`, value: Prisma.sql`given."sku"` },
      description: { name: "description", column: Prisma.sql`"description"`, given: Prisma.sql`"description" text`, value: Prisma.sql`given."description"` },
      status: { name: "status", column: Prisma.sql`"status"`, given: Prisma.sql`"status" product_status`, value: Prisma.sql`given."status"` },
      categoryIds: { name: "category_ids", column: Prisma.sql`"category_ids"`, given: Prisma.sql`"categoryIds" int[]`, value: Prisma.sql`given."categoryIds"` },
      coverImageId: { name: "cover_image_id", column: Prisma.sql`"cover_image_id"`, given: Prisma.sql`"coverImageId" int`, value: Prisma.sql`given."coverImageId"` },
      imageIds: { name: "image_ids", column: Prisma.sql`"image_ids"`, given: Prisma.sql`"imageIds" int[]`, value: Prisma.sql`given."imageIds"` },
      createdById: { name: "created_by_id", column: Prisma.sql`"created_by_id"`, given: Prisma.sql`"createdById" int`, value: Prisma.sql`given."createdById"` },
      updatedById: { name: "updated_by_id", column: Prisma.sql`"updated_by_id"`, given: Prisma.sql`"updatedById" int`, value: Prisma.sql`given."updatedById"` },
      searchText: { name: "search_text", column: Prisma.sql`"search_text"`, given: Prisma.sql`"searchText" text`, value: Prisma.sql`given."searchText"` },
      lastChange: { name: "last_change", column: Prisma.sql`"last_change"`, given: Prisma.sql`"lastChange" jsonb`, value: Prisma.sql`given."lastChange"` },
      createdAt: { name: "created_at", column: Prisma.sql`"created_at"`, given: Prisma.sql`"createdAt" timestamptz`, value: Prisma.sql`given."createdAt"` },
      updatedAt: { name: "updated_at", column: Prisma.sql`"updated_at"`, given: Prisma.sql`"updatedAt" timestamptz`, value: Prisma.sql`given."updatedAt"` },
    },
    create: {
      name: { cell: "text", required: true },
      price: { cell: "text", required: true },
      currency: { cell: "prose", required: false },
      sku: { cell: "text", required: false, default: null },
      description: { cell: "prose", required: false, default: null },
      status: { cell: "text", required: false },
      categoryIds: { cell: "integers", required: false, default: [] },
      coverImageId: { cell: "json", required: false, default: null },
      imageIds: { cell: "integers", required: false, default: [] },
    },
    update: ["name", "price", "currency", "sku", "description", "status", "categoryIds", "coverImageId", "imageIds"],
    unique: { sku: { taken: "productSkuTaken", constraint: "products_sku_key" } },
    references: {
      coverImageId: { to: "media", constraint: "products_cover_image_id_fkey", shownAs: "coverImage" },
      categoryIds: { to: "categories", constraint: "product_categories_category_id_fkey", shownAs: "categories", join: { list: "category_ids", table: "product_categories", owner: "product_id", item: "category_id" } },
      imageIds: { to: "media", constraint: "product_images_image_id_fkey", shownAs: "images", join: { list: "image_ids", table: "product_images", owner: "product_id", item: "image_id" } },
    },
    checks: [],
    sorts: ["id", "name", "price", "createdAt", "updatedAt"],
    filters: {
      minPrice: { field: "price", operator: ">=" },
      maxPrice: { field: "price", operator: "<=" },
      createdFrom: { field: "createdAt", operator: ">=" },
      createdTo: { field: "createdAt", operator: "<" },
      ids: { field: "id", operator: "in" },
      sku: { field: "sku", operator: "=" },
      updatedFrom: { field: "updatedAt", operator: ">=" },
      updatedTo: { field: "updatedAt", operator: "<" },
      status: { field: "status", operator: "each", all: ["draft", "published"] },
      currency: { field: "currency", operator: "in" },
      categoryId: { field: "categories", operator: "overlaps" },
      currencies: { field: "currency", operator: "in" },
      categoryIds: { field: "categories", operator: "overlaps" },
    },
    indexes: [["id"], ["status", "id"], ["status", "price", "id"], ["status", "name", "id"], ["status", "createdAt", "id"], ["status", "updatedAt", "id"], ["status", "currency", "id"], ["status", "currency", "price", "id"], ["coverImage", "id"]],
    operations: {
      list: "listProducts",
      find: "getProduct",
      create: "createProduct",
      update: "updateProduct",
      remove: "deleteProduct",
      batch: "batchProducts",
      revisions: "listProductRevisions",
      revision: "getProductRevision",
      restore: "restoreProductRevision",
    },
    actions: {  },
  },
  Category: {
    name: "categories",
    table: Prisma.sql`categories`,
    type: "category",
    missing: "noSuchCategory",
    fields: {
      id: { wire: "integer", read: Prisma.sql`categories.id`, column: Prisma.sql`categories.id`, type: Prisma.sql`int` },
      name: { wire: "text", read: Prisma.sql`categories.name`, column: Prisma.sql`categories.name`, type: Prisma.sql`varchar` },
      slug: { wire: "text", read: Prisma.sql`categories.slug`, column: Prisma.sql`categories.slug`, type: Prisma.sql`varchar` },
      parent: { wire: "reference", read: Prisma.sql`(SELECT json_build_object('id', referred.id, 'name', referred.name, 'slug', referred.slug) FROM categories AS referred WHERE referred.id = categories.parent_id) AS "parent"`, column: Prisma.sql`categories.parent_id`, type: Prisma.sql`int`, properties: ["id", "name", "slug"] },
      createdAt: { wire: "time", read: Prisma.sql`to_char(categories.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`, column: Prisma.sql`categories.created_at`, type: Prisma.sql`timestamptz` },
      updatedAt: { wire: "time", read: Prisma.sql`to_char(categories.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`, column: Prisma.sql`categories.updated_at`, type: Prisma.sql`timestamptz` },
      version: { wire: "integer", read: Prisma.sql`categories.version`, column: Prisma.sql`categories.version`, type: Prisma.sql`int` },
    },
    key: "id",
    hasVersion: true,
    isSearched: true,
    columns: {
      name: { name: "name", column: Prisma.sql`"name"`, given: Prisma.sql`"name" varchar`, value: Prisma.sql`given."name"` },
      slug: { name: "slug", column: Prisma.sql`"slug"`, given: Prisma.sql`"slug" varchar`, value: Prisma.sql`given."slug"` },
      parentId: { name: "parent_id", column: Prisma.sql`"parent_id"`, given: Prisma.sql`"parentId" int`, value: Prisma.sql`given."parentId"` },
      searchText: { name: "search_text", column: Prisma.sql`"search_text"`, given: Prisma.sql`"searchText" text`, value: Prisma.sql`given."searchText"` },
      lastChange: { name: "last_change", column: Prisma.sql`"last_change"`, given: Prisma.sql`"lastChange" jsonb`, value: Prisma.sql`given."lastChange"` },
      createdAt: { name: "created_at", column: Prisma.sql`"created_at"`, given: Prisma.sql`"createdAt" timestamptz`, value: Prisma.sql`given."createdAt"` },
      updatedAt: { name: "updated_at", column: Prisma.sql`"updated_at"`, given: Prisma.sql`"updatedAt" timestamptz`, value: Prisma.sql`given."updatedAt"` },
    },
    create: {
      name: { cell: "text", required: true },
      slug: { cell: "text", required: false },
      parentId: { cell: "json", required: false, default: null },
    },
    update: ["name", "slug", "parentId"],
    unique: { slug: { taken: "categorySlugTaken", constraint: "categories_slug_key" } },
    references: {
      parentId: { to: "categories", constraint: "categories_parent_id_fkey", cycle: "categories_parent_id_cycle", shownAs: "parent" },
    },
    checks: [],
    sorts: ["id", "name", "createdAt", "updatedAt"],
    filters: {
      slug: { field: "slug", operator: "=" },
      parentId: { field: "parent", operator: "=" },
      ids: { field: "id", operator: "in" },
      createdFrom: { field: "createdAt", operator: ">=" },
      createdTo: { field: "createdAt", operator: "<" },
      updatedFrom: { field: "updatedAt", operator: ">=" },
      updatedTo: { field: "updatedAt", operator: "<" },
    },
    indexes: [["id"], ["name", "id"], ["createdAt", "id"], ["updatedAt", "id"], ["parent", "id"], ["parent", "name", "id"]],
    operations: {
      list: "listCategories",
      find: "getCategory",
      create: "createCategory",
      update: "updateCategory",
      remove: "deleteCategory",
    },
    actions: {  },
  },
  Post: {
    name: "posts",
    table: Prisma.sql`posts`,
    type: "post",
    missing: "noSuchPost",
    fields: {
      id: { wire: "integer", read: Prisma.sql`posts.id`, column: Prisma.sql`posts.id`, type: Prisma.sql`int` },
      title: { wire: "text", read: Prisma.sql`posts.title`, column: Prisma.sql`posts.title`, type: Prisma.sql`varchar` },
      slug: { wire: "text", read: Prisma.sql`posts.slug`, column: Prisma.sql`posts.slug`, type: Prisma.sql`varchar` },
      excerpt: { wire: "text", read: Prisma.sql`posts.excerpt`, column: Prisma.sql`posts.excerpt`, type: Prisma.sql`varchar`, nullable: true },
      body: { wire: "html", read: Prisma.sql`posts.body`, column: Prisma.sql`posts.body`, type: Prisma.sql`text` },
      status: { wire: "text", read: Prisma.sql`posts.status::text AS "status"`, column: Prisma.sql`posts.status`, type: Prisma.sql`text::post_status` },
      publishAt: { wire: "time", read: Prisma.sql`to_char(posts.publish_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "publishAt"`, column: Prisma.sql`posts.publish_at`, type: Prisma.sql`timestamptz`, nullable: true },
      publishedAt: { wire: "time", read: Prisma.sql`to_char(posts.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "publishedAt"`, column: Prisma.sql`posts.published_at`, type: Prisma.sql`timestamptz`, nullable: true },
      author: { wire: "reference", read: Prisma.sql`(SELECT json_build_object('id', users.id, 'displayName', users.display_name) FROM users WHERE users.id = posts.author_id) AS "author"`, column: Prisma.sql`posts.author_id`, type: Prisma.sql`int`, properties: ["id", "displayName"] },
      tags: { wire: "texts", read: Prisma.sql`COALESCE(posts.tags, '{}') AS "tags"`, column: Prisma.sql`posts.tags`, type: Prisma.sql`text[]` },
      coverImage: { wire: "reference", read: Prisma.sql`(SELECT json_build_object('id', media.id, 'filename', media.filename, 'contentType', media.content_type, 'altText', media.alt_text, 'caption', media.caption, 'credit', media.credit, 'image', media.image, 'url', media.url, 'variants', media.variants) FROM media WHERE media.id = posts.cover_image_id) AS "coverImage"`, column: Prisma.sql`posts.cover_image_id`, type: Prisma.sql`int`, properties: ["id", "filename", "contentType", "altText", "caption", "credit", "image", "url", "variants"] },
      createdAt: { wire: "time", read: Prisma.sql`to_char(posts.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`, column: Prisma.sql`posts.created_at`, type: Prisma.sql`timestamptz` },
      updatedAt: { wire: "time", read: Prisma.sql`to_char(posts.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`, column: Prisma.sql`posts.updated_at`, type: Prisma.sql`timestamptz` },
      version: { wire: "integer", read: Prisma.sql`posts.version`, column: Prisma.sql`posts.version`, type: Prisma.sql`int` },
    },
    key: "id",
    hasVersion: true,
    isSearched: true,
    columns: {
      title: { name: "title", column: Prisma.sql`"title"`, given: Prisma.sql`"title" varchar`, value: Prisma.sql`given."title"` },
      slug: { name: "slug", column: Prisma.sql`"slug"`, given: Prisma.sql`"slug" varchar`, value: Prisma.sql`given."slug"` },
      excerpt: { name: "excerpt", column: Prisma.sql`"excerpt"`, given: Prisma.sql`"excerpt" varchar`, value: Prisma.sql`given."excerpt"` },
      body: { name: "body", column: Prisma.sql`"body"`, given: Prisma.sql`"body" text`, value: Prisma.sql`given."body"` },
      status: { name: "status", column: Prisma.sql`"status"`, given: Prisma.sql`"status" post_status`, value: Prisma.sql`given."status"` },
      publishAt: { name: "publish_at", column: Prisma.sql`"publish_at"`, given: Prisma.sql`"publishAt" timestamptz`, value: Prisma.sql`given."publishAt"` },
      publishedAt: { name: "published_at", column: Prisma.sql`"published_at"`, given: Prisma.sql`"publishedAt" timestamptz`, value: Prisma.sql`given."publishedAt"` },
      authorId: { name: "author_id", column: Prisma.sql`"author_id"`, given: Prisma.sql`"authorId" int`, value: Prisma.sql`given."authorId"` },
      coverImageId: { name: "cover_image_id", column: Prisma.sql`"cover_image_id"`, given: Prisma.sql`"coverImageId" int`, value: Prisma.sql`given."coverImageId"` },
      tags: { name: "tags", column: Prisma.sql`"tags"`, given: Prisma.sql`"tags" text[]`, value: Prisma.sql`given."tags"` },
      searchText: { name: "search_text", column: Prisma.sql`"search_text"`, given: Prisma.sql`"searchText" text`, value: Prisma.sql`given."searchText"` },
      lastChange: { name: "last_change", column: Prisma.sql`"last_change"`, given: Prisma.sql`"lastChange" jsonb`, value: Prisma.sql`given."lastChange"` },
      createdAt: { name: "created_at", column: Prisma.sql`"created_at"`, given: Prisma.sql`"createdAt" timestamptz`, value: Prisma.sql`given."createdAt"` },
      updatedAt: { name: "updated_at", column: Prisma.sql`"updated_at"`, given: Prisma.sql`"updatedAt" timestamptz`, value: Prisma.sql`given."updatedAt"` },
    },
    create: {
      title: { cell: "text", required: true },
      slug: { cell: "text", required: false },
      excerpt: { cell: "prose", required: false, default: null },
      body: { cell: "prose", required: true },
      status: { cell: "text", required: false },
      publishAt: { cell: "text", required: false, default: null },
      tags: { cell: "list", required: false, default: [] },
      coverImageId: { cell: "json", required: false, default: null },
    },
    update: ["title", "slug", "excerpt", "body", "status", "publishAt", "tags", "coverImageId"],
    unique: { slug: { taken: "postSlugTaken", constraint: "posts_slug_key" } },
    references: { coverImageId: { to: "media", constraint: "posts_cover_image_id_fkey", shownAs: "coverImage" } },
    checks: [{ rule: "scheduledOnly", field: "publishAt" }, { rule: "required.scheduledPost", field: "publishAt" }, { rule: "future", field: "publishAt" }],
    sorts: ["id", "title", "createdAt", "updatedAt", "publishedAt"],
    filters: {
      status: { field: "status", operator: "each", all: ["draft", "scheduled", "published", "archived"] },
      statuses: { field: "status", operator: "each", all: ["draft", "scheduled", "published", "archived"] },
      tag: { field: "tags", operator: "overlaps" },
      author: { field: "author", operator: "in" },
      publishedFrom: { field: "publishedAt", operator: ">=" },
      publishedTo: { field: "publishedAt", operator: "<" },
      createdFrom: { field: "createdAt", operator: ">=" },
      createdTo: { field: "createdAt", operator: "<" },
      ids: { field: "id", operator: "in" },
      slug: { field: "slug", operator: "=" },
      updatedFrom: { field: "updatedAt", operator: ">=" },
      updatedTo: { field: "updatedAt", operator: "<" },
      tags: { field: "tags", operator: "overlaps" },
      authors: { field: "author", operator: "in" },
    },
    indexes: [["id"], ["status", "id"], ["status", "title", "id"], ["status", "createdAt", "id"], ["status", "updatedAt", "id"], ["status", "publishedAt", "id"], ["author", "status", "id"], ["author", "status", "title", "id"], ["author", "status", "createdAt", "id"], ["author", "status", "updatedAt", "id"], ["author", "status", "publishedAt", "id"], ["coverImage", "id"]],
    operations: {
      list: "listPosts",
      find: "getPost",
      create: "createPost",
      update: "updatePost",
      remove: "deletePost",
      revisions: "listPostRevisions",
      revision: "getPostRevision",
      restore: "restorePostRevision",
      preview: "createPostPreview",
      revokePreviews: "revokePostPreviews",
    },
    actions: { publish: "publishPost", archive: "archivePost" },
  },
  Tag: {
    name: "tags",
    table: Prisma.sql`tags`,
    fields: {
      name: { wire: "text", read: Prisma.sql`tags.name`, column: Prisma.sql`tags.name`, type: Prisma.sql`text` },
      postCount: { wire: "integer", read: Prisma.sql`tags.post_count AS "postCount"`, column: Prisma.sql`tags.post_count`, type: Prisma.sql`int` },
    },
    key: "name",
    hasVersion: false,
    isSearched: false,
    columns: {  },
    create: {  },
    update: [],
    unique: {  },
    references: {  },
    checks: [],
    sorts: ["name", "postCount"],
    filters: { namePrefix: { field: "name", operator: "prefix" } },
    indexes: [["name"], ["postCount", "name"]],
    operations: { list: "listTags" },
    actions: {  },
  },
  AuditEntry: {
    name: "audit_entries",
    table: Prisma.sql`audit_entries`,
    fields: {
      id: { wire: "integer", read: Prisma.sql`audit_entries.id::float8 AS "id"`, column: Prisma.sql`audit_entries.id`, type: Prisma.sql`bigint` },
      createdAt: { wire: "time", read: Prisma.sql`to_char(audit_entries.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`, column: Prisma.sql`audit_entries.created_at`, type: Prisma.sql`timestamptz` },
      action: { wire: "text", read: Prisma.sql`audit_entries.action`, column: Prisma.sql`audit_entries.action`, type: Prisma.sql`varchar` },
      resourceType: { wire: "text", read: Prisma.sql`audit_entries.resource_type AS "resourceType"`, column: Prisma.sql`audit_entries.resource_type`, type: Prisma.sql`varchar` },
      resourceId: { wire: "text", read: Prisma.sql`audit_entries.resource_id AS "resourceId"`, column: Prisma.sql`audit_entries.resource_id`, type: Prisma.sql`varchar` },
      actorType: { wire: "text", read: Prisma.sql`audit_entries.actor_type AS "actorType"`, column: Prisma.sql`audit_entries.actor_type`, type: Prisma.sql`varchar` },
      actorId: { wire: "text", read: Prisma.sql`audit_entries.actor_id AS "actorId"`, column: Prisma.sql`audit_entries.actor_id`, type: Prisma.sql`varchar`, nullable: true },
      sessionId: { wire: "text", read: Prisma.sql`audit_entries.session_id AS "sessionId"`, column: Prisma.sql`audit_entries.session_id`, type: Prisma.sql`varchar`, nullable: true },
      requestId: { wire: "text", read: Prisma.sql`audit_entries.request_id AS "requestId"`, column: Prisma.sql`audit_entries.request_id`, type: Prisma.sql`varchar`, nullable: true },
      clientRequestId: { wire: "text", read: Prisma.sql`audit_entries.client_request_id AS "clientRequestId"`, column: Prisma.sql`audit_entries.client_request_id`, type: Prisma.sql`varchar`, nullable: true },
      address: { wire: "text", read: Prisma.sql`audit_entries.address`, column: Prisma.sql`audit_entries.address`, type: Prisma.sql`varchar`, nullable: true },
      count: { wire: "integer", read: Prisma.sql`audit_entries.count`, column: Prisma.sql`audit_entries.count`, type: Prisma.sql`int` },
      changedFields: { wire: "texts", read: Prisma.sql`COALESCE(audit_entries.changed_fields, '{}') AS "changedFields"`, column: Prisma.sql`audit_entries.changed_fields`, type: Prisma.sql`text[]` },
    },
    key: "id",
    hasVersion: false,
    isSearched: false,
    columns: {  },
    create: {  },
    update: [],
    unique: {  },
    references: {  },
    checks: [],
    sorts: ["id"],
    filters: {
      action: { field: "action", operator: "=" },
      resourceType: { field: "resourceType", operator: "=" },
      resourceId: { field: "resourceId", operator: "=" },
      actorId: { field: "actorId", operator: "=" },
      createdFrom: { field: "createdAt", operator: ">=" },
      createdTo: { field: "createdAt", operator: "<" },
    },
    indexes: [["id"], ["resourceType", "resourceId", "id"], ["actorId", "id"], ["action", "id"], ["createdAt", "id"]],
    operations: { list: "listAuditEntries" },
    actions: {  },
  },
  Media: {
    name: "media",
    table: Prisma.sql`media`,
    type: "media",
    missing: "noSuchMedia",
    fields: {
      id: { wire: "integer", read: Prisma.sql`media.id`, column: Prisma.sql`media.id`, type: Prisma.sql`int` },
      filename: { wire: "text", read: Prisma.sql`media.filename`, column: Prisma.sql`media.filename`, type: Prisma.sql`varchar` },
      contentType: { wire: "text", read: Prisma.sql`media.content_type AS "contentType"`, column: Prisma.sql`media.content_type`, type: Prisma.sql`varchar` },
      size: { wire: "integer", read: Prisma.sql`media.size`, column: Prisma.sql`media.size`, type: Prisma.sql`int` },
      sha256: { wire: "text", read: Prisma.sql`media.sha256`, column: Prisma.sql`media.sha256`, type: Prisma.sql`varchar` },
      kind: { wire: "text", read: Prisma.sql`media.kind::text AS "kind"`, column: Prisma.sql`media.kind`, type: Prisma.sql`text::media_kind` },
      altText: { wire: "text", read: Prisma.sql`media.alt_text AS "altText"`, column: Prisma.sql`media.alt_text`, type: Prisma.sql`varchar`, nullable: true },
      caption: { wire: "text", read: Prisma.sql`media.caption`, column: Prisma.sql`media.caption`, type: Prisma.sql`varchar`, nullable: true },
      credit: { wire: "text", read: Prisma.sql`media.credit`, column: Prisma.sql`media.credit`, type: Prisma.sql`varchar`, nullable: true },
      image: { wire: "json", read: Prisma.sql`media.image`, column: Prisma.sql`media.image`, type: Prisma.sql`json`, nullable: true },
      url: { wire: "text", read: Prisma.sql`media.url`, column: Prisma.sql`media.url`, type: Prisma.sql`varchar` },
      variants: { wire: "json", read: Prisma.sql`media.variants`, column: Prisma.sql`media.variants`, type: Prisma.sql`json` },
      createdBy: { wire: "reference", read: Prisma.sql`(SELECT json_build_object('id', users.id, 'displayName', users.display_name) FROM users WHERE users.id = media.created_by_id) AS "createdBy"`, column: Prisma.sql`media.created_by_id`, type: Prisma.sql`int`, properties: ["id", "displayName"] },
      createdAt: { wire: "time", read: Prisma.sql`to_char(media.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`, column: Prisma.sql`media.created_at`, type: Prisma.sql`timestamptz` },
      updatedAt: { wire: "time", read: Prisma.sql`to_char(media.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`, column: Prisma.sql`media.updated_at`, type: Prisma.sql`timestamptz` },
      version: { wire: "integer", read: Prisma.sql`media.version`, column: Prisma.sql`media.version`, type: Prisma.sql`int` },
    },
    key: "id",
    hasVersion: true,
    isSearched: true,
    columns: {
      filename: { name: "filename", column: Prisma.sql`"filename"`, given: Prisma.sql`"filename" varchar`, value: Prisma.sql`given."filename"` },
      contentType: { name: "content_type", column: Prisma.sql`"content_type"`, given: Prisma.sql`"contentType" varchar`, value: Prisma.sql`given."contentType"` },
      size: { name: "size", column: Prisma.sql`"size"`, given: Prisma.sql`"size" int`, value: Prisma.sql`given."size"` },
      sha256: { name: "sha256", column: Prisma.sql`"sha256"`, given: Prisma.sql`"sha256" varchar`, value: Prisma.sql`given."sha256"` },
      kind: { name: "kind", column: Prisma.sql`"kind"`, given: Prisma.sql`"kind" media_kind`, value: Prisma.sql`given."kind"` },
      altText: { name: "alt_text", column: Prisma.sql`"alt_text"`, given: Prisma.sql`"altText" varchar`, value: Prisma.sql`given."altText"` },
      caption: { name: "caption", column: Prisma.sql`"caption"`, given: Prisma.sql`"caption" varchar`, value: Prisma.sql`given."caption"` },
      credit: { name: "credit", column: Prisma.sql`"credit"`, given: Prisma.sql`"credit" varchar`, value: Prisma.sql`given."credit"` },
      image: { name: "image", column: Prisma.sql`"image"`, given: Prisma.sql`"image" json`, value: Prisma.sql`given."image"` },
      url: { name: "url", column: Prisma.sql`"url"`, given: Prisma.sql`"url" varchar`, value: Prisma.sql`given."url"` },
      variants: { name: "variants", column: Prisma.sql`"variants"`, given: Prisma.sql`"variants" json`, value: Prisma.sql`given."variants"` },
      createdById: { name: "created_by_id", column: Prisma.sql`"created_by_id"`, given: Prisma.sql`"createdById" int`, value: Prisma.sql`given."createdById"` },
      searchText: { name: "search_text", column: Prisma.sql`"search_text"`, given: Prisma.sql`"searchText" text`, value: Prisma.sql`given."searchText"` },
      lastChange: { name: "last_change", column: Prisma.sql`"last_change"`, given: Prisma.sql`"lastChange" jsonb`, value: Prisma.sql`given."lastChange"` },
      createdAt: { name: "created_at", column: Prisma.sql`"created_at"`, given: Prisma.sql`"createdAt" timestamptz`, value: Prisma.sql`given."createdAt"` },
      updatedAt: { name: "updated_at", column: Prisma.sql`"updated_at"`, given: Prisma.sql`"updatedAt" timestamptz`, value: Prisma.sql`given."updatedAt"` },
    },
    create: {
      altText: { cell: "prose", required: false },
      caption: { cell: "prose", required: false },
      credit: { cell: "prose", required: false },
      sha256: { cell: "prose", required: false },
    },
    update: ["filename", "altText", "caption", "credit"],
    unique: {  },
    references: {  },
    checks: [],
    sorts: ["id", "filename", "size", "createdAt", "updatedAt"],
    filters: {
      kind: { field: "kind", operator: "=" },
      contentType: { field: "contentType", operator: "=" },
      sha256: { field: "sha256", operator: "=" },
      ids: { field: "id", operator: "in" },
      createdFrom: { field: "createdAt", operator: ">=" },
      createdTo: { field: "createdAt", operator: "<" },
      updatedFrom: { field: "updatedAt", operator: ">=" },
      updatedTo: { field: "updatedAt", operator: "<" },
    },
    indexes: [["id"], ["filename", "id"], ["size", "id"], ["createdAt", "id"], ["updatedAt", "id"], ["kind", "id"], ["contentType", "id"], ["sha256", "id"]],
    operations: {
      list: "listMedia",
      find: "getMedia",
      create: "createMedia",
      update: "updateMedia",
      remove: "deleteMedia",
    },
    actions: {  },
  },
  Webhook: {
    name: "webhooks",
    table: Prisma.sql`webhooks`,
    type: "webhook",
    missing: "noSuchWebhook",
    fields: {
      id: { wire: "integer", read: Prisma.sql`webhooks.id`, column: Prisma.sql`webhooks.id`, type: Prisma.sql`int` },
      url: { wire: "text", read: Prisma.sql`webhooks.url`, column: Prisma.sql`webhooks.url`, type: Prisma.sql`varchar` },
      eventTypes: { wire: "texts", read: Prisma.sql`COALESCE(webhooks.event_types, '{}') AS "eventTypes"`, column: Prisma.sql`webhooks.event_types`, type: Prisma.sql`text[]` },
      description: { wire: "text", read: Prisma.sql`webhooks.description`, column: Prisma.sql`webhooks.description`, type: Prisma.sql`varchar`, nullable: true },
      status: { wire: "text", read: Prisma.sql`webhooks.status::text AS "status"`, column: Prisma.sql`webhooks.status`, type: Prisma.sql`text::webhook_status` },
      disabledReason: { wire: "text", read: Prisma.sql`webhooks.disabled_reason AS "disabledReason"`, column: Prisma.sql`webhooks.disabled_reason`, type: Prisma.sql`varchar`, nullable: true },
      createdAt: { wire: "time", read: Prisma.sql`to_char(webhooks.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`, column: Prisma.sql`webhooks.created_at`, type: Prisma.sql`timestamptz` },
      updatedAt: { wire: "time", read: Prisma.sql`to_char(webhooks.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`, column: Prisma.sql`webhooks.updated_at`, type: Prisma.sql`timestamptz` },
      version: { wire: "integer", read: Prisma.sql`webhooks.version`, column: Prisma.sql`webhooks.version`, type: Prisma.sql`int` },
    },
    key: "id",
    hasVersion: true,
    isSearched: false,
    columns: {
      url: { name: "url", column: Prisma.sql`"url"`, given: Prisma.sql`"url" varchar`, value: Prisma.sql`given."url"` },
      eventTypes: { name: "event_types", column: Prisma.sql`"event_types"`, given: Prisma.sql`"eventTypes" text[]`, value: Prisma.sql`given."eventTypes"` },
      description: { name: "description", column: Prisma.sql`"description"`, given: Prisma.sql`"description" varchar`, value: Prisma.sql`given."description"` },
      status: { name: "status", column: Prisma.sql`"status"`, given: Prisma.sql`"status" webhook_status`, value: Prisma.sql`given."status"` },
      disabledReason: { name: "disabled_reason", column: Prisma.sql`"disabled_reason"`, given: Prisma.sql`"disabledReason" varchar`, value: Prisma.sql`given."disabledReason"` },
      secret: { name: "secret", column: Prisma.sql`"secret"`, given: Prisma.sql`"secret" text`, value: Prisma.sql`given."secret"` },
      previousSecret: { name: "previous_secret", column: Prisma.sql`"previous_secret"`, given: Prisma.sql`"previousSecret" text`, value: Prisma.sql`given."previousSecret"` },
      previousSecretUntil: { name: "previous_secret_until", column: Prisma.sql`"previous_secret_until"`, given: Prisma.sql`"previousSecretUntil" timestamptz`, value: Prisma.sql`given."previousSecretUntil"` },
      startOrigin: { name: "start_origin", column: Prisma.sql`"start_origin"`, given: Prisma.sql`"startOrigin" bigint`, value: Prisma.sql`given."startOrigin"` },
      startXid: { name: "start_xid", column: Prisma.sql`"start_xid"`, given: Prisma.sql`"startXid" bigint`, value: Prisma.sql`given."startXid"` },
      lastChange: { name: "last_change", column: Prisma.sql`"last_change"`, given: Prisma.sql`"lastChange" jsonb`, value: Prisma.sql`given."lastChange"` },
      createdAt: { name: "created_at", column: Prisma.sql`"created_at"`, given: Prisma.sql`"createdAt" timestamptz`, value: Prisma.sql`given."createdAt"` },
      updatedAt: { name: "updated_at", column: Prisma.sql`"updated_at"`, given: Prisma.sql`"updatedAt" timestamptz`, value: Prisma.sql`given."updatedAt"` },
    },
    create: {  },
    update: ["url", "eventTypes", "description", "status"],
    unique: {  },
    references: {  },
    checks: [],
    sorts: ["id"],
    filters: { status: { field: "status", operator: "=" } },
    indexes: [["id"]],
    operations: { list: "listWebhooks", find: "getWebhook", update: "updateWebhook", remove: "deleteWebhook" },
    actions: {  },
  },
  WebhookDelivery: {
    name: "webhook_deliveries",
    table: Prisma.sql`webhook_deliveries`,
    fields: {
      id: { wire: "integer", read: Prisma.sql`webhook_deliveries.id::float8 AS "id"`, column: Prisma.sql`webhook_deliveries.id`, type: Prisma.sql`bigint` },
      eventId: { wire: "text", read: Prisma.sql`webhook_deliveries.event_id AS "eventId"`, column: Prisma.sql`webhook_deliveries.event_id`, type: Prisma.sql`uuid` },
      eventType: { wire: "text", read: Prisma.sql`webhook_deliveries.event_type AS "eventType"`, column: Prisma.sql`webhook_deliveries.event_type`, type: Prisma.sql`varchar` },
      status: { wire: "text", read: Prisma.sql`webhook_deliveries.status::text AS "status"`, column: Prisma.sql`webhook_deliveries.status`, type: Prisma.sql`text::webhook_delivery_status` },
      createdAt: { wire: "time", read: Prisma.sql`to_char(webhook_deliveries.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`, column: Prisma.sql`webhook_deliveries.created_at`, type: Prisma.sql`timestamptz` },
      finishedAt: { wire: "time", read: Prisma.sql`to_char(webhook_deliveries.finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "finishedAt"`, column: Prisma.sql`webhook_deliveries.finished_at`, type: Prisma.sql`timestamptz`, nullable: true },
    },
    key: "id",
    hasVersion: false,
    isSearched: false,
    columns: {  },
    create: {  },
    update: [],
    unique: {  },
    references: {  },
    parent: {
      field: "webhookId",
      to: "webhooks",
      column: Prisma.sql`webhook_deliveries.webhook_id`,
      missing: "noSuchWebhook",
      isCascade: true,
    },
    checks: [],
    sorts: ["id"],
    filters: { status: { field: "status", operator: "=" } },
    indexes: [["id"]],
    operations: { list: "listWebhookDeliveries" },
    actions: {  },
  },
} as const satisfies Record<string, ResourceDescription>

export type ResourceName = keyof typeof resources

export const descriptions: readonly ResourceDescription[] = Object.values(resources)
