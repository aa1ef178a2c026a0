// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** `info.version` of the document. */
export const contractVersion = "8.2.0"

/** `info.title` of the document. */
export const contractTitle = "CMS API"

/** The HTTP status (RFC 9110) of each error code, and of each reason. */
export const errorStatus = {
  "malformed_request": 400,
  "malformed_json": 400,
  "invalid_parameter": 400,
  "unknown_parameter": 400,
  "invalid_cursor": 400,
  "authentication_required": 401,
  "invalid_credentials": 401,
  "token_invalid": 401,
  "token_expired": 401,
  "refresh_token_invalid": 401,
  "refresh_token_expired": 401,
  "refresh_token_reused": 401,
  "api_key_invalid": 401,
  "permission_denied": 403,
  "insufficient_scope": 403,
  "origin_not_allowed": 403,
  "account_disabled": 403,
  "not_found": 404,
  "method_not_allowed": 405,
  "request_timeout": 408,
  "conflict": 409,
  "already_exists": 409,
  "in_progress": 409,
  "own_password": 409,
  "in_use": 409,
  "wrong_state": 409,
  "last_admin": 409,
  "api_key_ended": 409,
  "webhook_disabled": 409,
  "not_restorable": 409,
  "cursor_expired": 410,
  "endpoint_sunset": 410,
  "precondition_failed": 412,
  "payload_too_large": 413,
  "uri_too_long": 414,
  "unsupported_media_type": 415,
  "media_type_refused": 415,
  "image_too_large": 422,
  "validation_failed": 422,
  "idempotency_key_reused": 422,
  "precondition_required": 428,
  "rate_limited": 429,
  "headers_too_large": 431,
  "internal_error": 500,
  "unavailable": 503
} as const

/** What a handler refuses with: a code, or the reason of one. */
export type ErrorCode = keyof typeof errorStatus

/** The `data.code` that a reason is sent with, as `data.reason`. */
export const codeOfReason: Readonly<Partial<Record<ErrorCode, ErrorCode>>> =
  {
  "already_exists": "conflict",
  "in_progress": "conflict",
  "own_password": "conflict",
  "in_use": "conflict",
  "wrong_state": "conflict",
  "last_admin": "conflict",
  "api_key_ended": "conflict",
  "webhook_disabled": "conflict",
  "not_restorable": "conflict"
}

/** What a person may do; each role includes the ones before it. */
export const roles = [
  "viewer",
  "author",
  "editor",
  "admin"
] as const

export type Role = (typeof roles)[number]

/** What an API key may do. */
export const scopes = [
  "products:read",
  "products:write",
  "posts:read",
  "posts:write",
  "categories:write",
  "media:read",
  "media:write",
  "webhooks:manage",
  "events:poll"
] as const

export type Scope = (typeof scopes)[number]

/** The types of the resources whose changes are recorded. */
export const resourceTypes = [
  "product",
  "post",
  "user",
  "session",
  "apiKey",
  "category",
  "media",
  "webhook"
] as const

export type ResourceType = (typeof resourceTypes)[number]

/** The least and the greatest length, in characters, of texts that do not come by requests alone. */
export const lengths = {
  "username": {
    "min": 1,
    "max": 64
  },
  "newPassword": {
    "min": 12,
    "max": 256
  },
  "slug": {
    "min": 1,
    "max": 255
  }
} as const

/** Records of a list that are counted at the most. */
export const mostCounted = 10000

/** The languages of messages by their tags (RFC 5646); the first is the default. */
export const languages = [
  "en",
  "es",
  "fr",
  "de"
] as const

export type Language = (typeof languages)[number]

/** The names of all headers that responses document, in lower case. */
export const responseHeaders: readonly string[] = [
  "cache-control",
  "cache-tag",
  "content-language",
  "etag",
  "idempotency-replayed",
  "link",
  "location",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "vary",
  "www-authenticate",
  "x-next-cursor",
  "x-request-id",
  "x-total-count",
  "x-total-count-relation"
]

/** The tables of records with a version, on which answers in memory depend. */
export const tables = [
  "categories",
  "media",
  "posts",
  "products",
  "users",
  "webhooks"
] as const

export type Table = (typeof tables)[number]

export const rateLimits = {
  "read": {
    "limit": 600,
    "window": 60
  },
  "write": {
    "limit": 120,
    "window": 60
  },
  "login": {
    "limit": 60,
    "window": 60
  },
  "revoke": {
    "limit": 300,
    "window": 60
  },
  "probe": {
    "limit": 1200,
    "window": 60
  },
  "media": {
    "limit": 3000,
    "window": 60
  },
  "other": {
    "limit": 60,
    "window": 60
  }
} as const

export type RateLimitName = keyof typeof rateLimits

/** The sizes in which pictures are served, by their names. */
export const mediaVariants = {
  "thumbnail.webp": {
    "width": 200,
    "height": 200,
    "fit": "cover"
  },
  "small.webp": {
    "width": 480,
    "height": 4800,
    "fit": "inside"
  },
  "medium.webp": {
    "width": 960,
    "height": 9600,
    "fit": "inside"
  },
  "large.webp": {
    "width": 1920,
    "height": 10000,
    "fit": "inside"
  },
  "social.jpg": {
    "width": 1200,
    "height": 630,
    "fit": "cover"
  }
} as const

/** The names of the patterns by their text. */
export const patternNames: Readonly<Record<string, string>> = {
  "^[a-z0-9]+(?:-[a-z0-9]+)*$": "slug",
  "^[0-9A-Za-z]{12}$": "apiKeyId",
  "^[a-zA-Z]+\\.[a-z]+$": "action",
  "^[A-Za-z0-9_.-]+$": "cursor",
  "^[\\x21-\\x7e]+$": "idempotencyKey",
  "^[0-9A-Fa-f]{64}$": "sha256",
  "^[\\p{L}\\p{N}._@+-][\\p{L}\\p{M}\\p{N}._@+-]*$": "username",
  "^https?://[!#-;=?-Z\\[\\]_a-z~]+$": "webhookUrl",
  "^[A-Za-z0-9][A-Za-z0-9._-]*$": "sku",
  "^\\d{1,10}(\\.\\d{1,4})?$": "decimal",
  "^[a-z][a-z0-9+.-]*://(\\[[0-9a-f:.]+\\]|[a-z0-9.-]+)(:[0-9]{1,5})?$": "origin"
}

/** Every rule that a request can be found to break; behind a point the format, or the name of the pattern. */
export const validationRules = [
  "additionalProperties",
  "enum",
  "format.currency",
  "format.date-time",
  "format.decimal",
  "format.uuid",
  "maxItems",
  "maxLength",
  "maximum",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "pattern.action",
  "pattern.apiKeyId",
  "pattern.cursor",
  "pattern.decimal",
  "pattern.idempotencyKey",
  "pattern.origin",
  "pattern.sha256",
  "pattern.sku",
  "pattern.slug",
  "pattern.username",
  "pattern.webhookUrl",
  "required",
  "type",
  "uniqueItems"
] as const

export type ValidationRule = (typeof validationRules)[number]

/** One way to be let in: a security scheme and the least role, or all the scopes, that it must bring. */
export type SecurityRequirement =
  | { readonly scheme: 'bearerAuth'; readonly role: Role }
  | { readonly scheme: 'apiKeyAuth'; readonly scopes: readonly [Scope, ...Scope[]] }
  | { readonly scheme: 'previewToken' }

/**
 * The types of the parameters that are no texts, by name. Commas separate the values of `integers` and
 * `texts`; `repeated` texts can contain commas, so each has a parameter of its own.
 */
export type ParameterTypes = Readonly<
  Record<string, 'integer' | 'number' | 'boolean' | 'integers' | 'texts' | 'repeated'>
>

/** How the strings of a value are sanitised. Whatever a plan does not name is plain text, at every depth. */
export type SanitizePlan =
  | 'text'
  | 'html'
  | 'secret'
  | { readonly properties?: Readonly<Record<string, SanitizePlan>>; readonly items?: SanitizePlan }

/** The announced end of an operation: `x-deprecation` in the document. */
export interface Deprecation {
  /** RFC 3339, as `sunset`. */
  readonly since: string
  readonly sunset: string
  /** The path of the operation that replaces it, with parameters of the same names. */
  readonly successor?: string
  /** Where people read about it. */
  readonly link?: string
}

/** `limit` requests in `window` seconds. */
export interface RateLimitClass {
  readonly limit: number
  readonly window: number
}

/** The properties of a body that may also be sent as texts: the pattern of such a text, by name. */
export type NumericStrings = { readonly [property: string]: string | NumericStrings }

/** What the server needs to know of an operation. */
export interface OperationDescription {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in the document: `/api/products/{productId}`. */
  readonly path: string
  /** As Fastify's router wants it: `/api/products/:productId`. */
  readonly url: string
  readonly tag: string
  /** Needs no credential. */
  readonly isPublic: boolean
  /** Alternatives; of a public operation, those that see more. */
  readonly security: readonly SecurityRequirement[]
  /** A class of `x-rate-limits`. */
  readonly rateLimit: RateLimitName
  /** The list in the body whose items count as one request each. */
  readonly rateLimitItems: string | null
  /** Takes a file, as the form of an upload. */
  readonly takesFile: boolean
  /** Bytes; `null`: the operation takes no body. */
  readonly maxBodyBytes: number | null
  /** Fields and items that a right body can have at the most, at every depth. */
  readonly maxBodyValues: number
  /** What the answers depend on besides the request; none: on more than tables, so they are never kept. */
  readonly dependsOn: readonly Table[]
  /** What the operation changes. */
  readonly changes: readonly Table[]
  /** Takes an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** The one 2xx status of the operation. */
  readonly successStatus: number
  /** Lower-case names of the headers that the success response documents. */
  readonly successHeaders: readonly string[]
  /** `Location` without the id of the new record; `null` where no record is created. */
  readonly location: string | null
  /** The query parameter that takes a cursor: `since` resumes a feed; `null` where nothing is paged. */
  readonly cursorParameter: 'cursor' | 'since' | null
  /** The codes that its error responses document. */
  readonly refusals: readonly ErrorCode[]
  /** The parameters of the query in which `me` stands for the authenticated user. */
  readonly currentUser: readonly string[]
  /** The parameters whose several values are those of another, by its name. */
  readonly several: Readonly<Record<string, string>>
  /** The parameters that are read from texts. */
  readonly parameterTypes: { readonly path: ParameterTypes; readonly query: ParameterTypes }
  /** The properties of the body that may be sent as texts that hold a number. */
  readonly numericStrings: NumericStrings
  readonly sanitize: {
    readonly path: SanitizePlan
    readonly query: SanitizePlan
    readonly body: SanitizePlan
  }
}

export const operations = {
  "login": {
    "method": "POST",
    "path": "/api/auth/login",
    "url": "/api/auth/login",
    "tag": "Authentication",
    "isPublic": true,
    "security": [],
    "rateLimit": "login",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 8192,
    "maxBodyValues": 2,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "account_disabled",
      "internal_error",
      "invalid_credentials",
      "malformed_json",
      "malformed_request",
      "payload_too_large",
      "rate_limited",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": {
        "properties": {
          "password": "secret"
        }
      }
    }
  },
  "refreshTokens": {
    "method": "POST",
    "path": "/api/auth/refresh",
    "url": "/api/auth/refresh",
    "tag": "Authentication",
    "isPublic": true,
    "security": [],
    "rateLimit": "login",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 8192,
    "maxBodyValues": 1,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "internal_error",
      "malformed_json",
      "malformed_request",
      "payload_too_large",
      "rate_limited",
      "refresh_token_expired",
      "refresh_token_invalid",
      "refresh_token_reused",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": {
        "properties": {
          "refresh_token": "secret"
        }
      }
    }
  },
  "logout": {
    "method": "POST",
    "path": "/api/auth/logout",
    "url": "/api/auth/logout",
    "tag": "Authentication",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "revoke",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "internal_error",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "getCurrentUser": {
    "method": "GET",
    "path": "/api/auth/me",
    "url": "/api/auth/me",
    "tag": "Authentication",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_parameter",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "updateCurrentUser": {
    "method": "PATCH",
    "path": "/api/auth/me",
    "url": "/api/auth/me",
    "tag": "Authentication",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 8192,
    "maxBodyValues": 1,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "payload_too_large",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "changePassword": {
    "method": "POST",
    "path": "/api/auth/password",
    "url": "/api/auth/password",
    "tag": "Authentication",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "login",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 8192,
    "maxBodyValues": 2,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "internal_error",
      "malformed_json",
      "malformed_request",
      "payload_too_large",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": {
        "properties": {
          "currentPassword": "secret",
          "newPassword": "secret"
        }
      }
    }
  },
  "listSessions": {
    "method": "GET",
    "path": "/api/auth/sessions",
    "url": "/api/auth/sessions",
    "tag": "Authentication",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "count": "boolean"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "revokeSession": {
    "method": "DELETE",
    "path": "/api/auth/sessions/{sessionId}",
    "url": "/api/auth/sessions/:sessionId",
    "tag": "Authentication",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "revoke",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listProducts": {
    "method": "GET",
    "path": "/api/products",
    "url": "/api/products",
    "tag": "Products",
    "isPublic": true,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "products:write"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [
      "categories",
      "media",
      "products",
      "users"
    ],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "cache-tag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {
      "currency": "currencies",
      "categoryId": "categoryIds"
    },
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "minPrice": "number",
        "maxPrice": "number",
        "count": "boolean",
        "ids": "integers",
        "status": "texts",
        "fields": "texts",
        "categoryId": "integer",
        "currencies": "texts",
        "categoryIds": "integers"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "createProduct": {
    "method": "POST",
    "path": "/api/products",
    "url": "/api/products",
    "tag": "Products",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "products:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 262144,
    "maxBodyValues": 49,
    "dependsOn": [],
    "changes": [
      "products"
    ],
    "idempotent": true,
    "successStatus": 201,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "location",
      "etag",
      "idempotency-replayed"
    ],
    "location": "/api/products/",
    "cursorParameter": null,
    "refusals": [
      "already_exists",
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {
      "price": "^\\d{1,10}(\\.\\d{1,4})?$"
    },
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": {
        "properties": {
          "description": "html"
        }
      }
    }
  },
  "batchProducts": {
    "method": "POST",
    "path": "/api/products/batch",
    "url": "/api/products/batch",
    "tag": "Products",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "products:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": "operations",
    "takesFile": false,
    "maxBodyBytes": 1048576,
    "maxBodyValues": 5402,
    "dependsOn": [],
    "changes": [
      "products"
    ],
    "idempotent": true,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "idempotency-replayed"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {
      "operations": {
        "value": {
          "price": "^\\d{1,10}(\\.\\d{1,4})?$"
        }
      }
    },
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": {
        "properties": {
          "operations": {
            "items": {
              "properties": {
                "value": {
                  "properties": {
                    "description": "html"
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "getProduct": {
    "method": "GET",
    "path": "/api/products/{productId}",
    "url": "/api/products/:productId",
    "tag": "Products",
    "isPublic": true,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "products:write"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [
      "categories",
      "media",
      "products",
      "users"
    ],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "cache-tag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "productId": "integer"
      },
      "query": {
        "fields": "texts"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "deleteProduct": {
    "method": "DELETE",
    "path": "/api/products/{productId}",
    "url": "/api/products/:productId",
    "tag": "Products",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "products:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [
      "products"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "precondition_failed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "productId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "updateProduct": {
    "method": "PATCH",
    "path": "/api/products/{productId}",
    "url": "/api/products/:productId",
    "tag": "Products",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "products:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 262144,
    "maxBodyValues": 49,
    "dependsOn": [],
    "changes": [
      "products"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "already_exists",
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "not_found",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "productId": "integer"
      },
      "query": {}
    },
    "numericStrings": {
      "price": "^\\d{1,10}(\\.\\d{1,4})?$"
    },
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": {
        "properties": {
          "description": "html"
        }
      }
    }
  },
  "listProductRevisions": {
    "method": "GET",
    "path": "/api/products/{productId}/revisions",
    "url": "/api/products/:productId/revisions",
    "tag": "Products",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "products:write"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "productId": "integer"
      },
      "query": {
        "limit": "integer",
        "count": "boolean"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "getProductRevision": {
    "method": "GET",
    "path": "/api/products/{productId}/revisions/{version}",
    "url": "/api/products/:productId/revisions/:version",
    "tag": "Products",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "products:write"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "productId": "integer",
        "version": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "restoreProductRevision": {
    "method": "POST",
    "path": "/api/products/{productId}/revisions/{version}/restore",
    "url": "/api/products/:productId/revisions/:version/restore",
    "tag": "Products",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "products:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [
      "products"
    ],
    "idempotent": true,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "idempotency-replayed"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "already_exists",
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "not_restorable",
      "origin_not_allowed",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "productId": "integer",
        "version": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listCategories": {
    "method": "GET",
    "path": "/api/categories",
    "url": "/api/categories",
    "tag": "Categories",
    "isPublic": true,
    "security": [],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [
      "categories"
    ],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "rate_limited",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "parentId": "integer",
        "ids": "integers",
        "fields": "texts",
        "count": "boolean"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "createCategory": {
    "method": "POST",
    "path": "/api/categories",
    "url": "/api/categories",
    "tag": "Categories",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "categories:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 65536,
    "maxBodyValues": 3,
    "dependsOn": [],
    "changes": [
      "categories"
    ],
    "idempotent": true,
    "successStatus": 201,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "location",
      "etag",
      "idempotency-replayed"
    ],
    "location": "/api/categories/",
    "cursorParameter": null,
    "refusals": [
      "already_exists",
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "getCategory": {
    "method": "GET",
    "path": "/api/categories/{categoryId}",
    "url": "/api/categories/:categoryId",
    "tag": "Categories",
    "isPublic": true,
    "security": [],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [
      "categories"
    ],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "internal_error",
      "invalid_parameter",
      "not_found",
      "rate_limited",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "categoryId": "integer"
      },
      "query": {
        "fields": "texts"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "deleteCategory": {
    "method": "DELETE",
    "path": "/api/categories/{categoryId}",
    "url": "/api/categories/:categoryId",
    "tag": "Categories",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "categories:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [
      "categories"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "in_use",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "precondition_failed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "categoryId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "updateCategory": {
    "method": "PATCH",
    "path": "/api/categories/{categoryId}",
    "url": "/api/categories/:categoryId",
    "tag": "Categories",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "categories:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 65536,
    "maxBodyValues": 3,
    "dependsOn": [],
    "changes": [
      "categories"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "already_exists",
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "not_found",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "categoryId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listPosts": {
    "method": "GET",
    "path": "/api/posts",
    "url": "/api/posts",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [
      "media",
      "posts",
      "users"
    ],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "cache-tag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [
      "author",
      "authors"
    ],
    "several": {
      "status": "statuses",
      "tag": "tags",
      "author": "authors"
    },
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "statuses": "texts",
        "author": "integer",
        "count": "boolean",
        "ids": "integers",
        "fields": "texts",
        "tags": "repeated",
        "authors": "integers"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "createPost": {
    "method": "POST",
    "path": "/api/posts",
    "url": "/api/posts",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 1310720,
    "maxBodyValues": 28,
    "dependsOn": [],
    "changes": [
      "posts"
    ],
    "idempotent": true,
    "successStatus": 201,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "location",
      "etag",
      "idempotency-replayed"
    ],
    "location": "/api/posts/",
    "cursorParameter": null,
    "refusals": [
      "already_exists",
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": {
        "properties": {
          "body": "html"
        }
      }
    }
  },
  "getPost": {
    "method": "GET",
    "path": "/api/posts/{postId}",
    "url": "/api/posts/:postId",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read"
        ]
      },
      {
        "scheme": "previewToken"
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [
      "media",
      "posts",
      "users"
    ],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "cache-tag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "postId": "integer"
      },
      "query": {
        "fields": "texts"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "deletePost": {
    "method": "DELETE",
    "path": "/api/posts/{postId}",
    "url": "/api/posts/:postId",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read",
          "posts:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [
      "posts"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "precondition_failed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "postId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "updatePost": {
    "method": "PATCH",
    "path": "/api/posts/{postId}",
    "url": "/api/posts/:postId",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read",
          "posts:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 1310720,
    "maxBodyValues": 28,
    "dependsOn": [],
    "changes": [
      "posts"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "already_exists",
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "not_found",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "postId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": {
        "properties": {
          "body": "html"
        }
      }
    }
  },
  "publishPost": {
    "method": "POST",
    "path": "/api/posts/{postId}/publish",
    "url": "/api/posts/:postId/publish",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read",
          "posts:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [
      "posts"
    ],
    "idempotent": true,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "idempotency-replayed"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "wrong_state"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "postId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "archivePost": {
    "method": "POST",
    "path": "/api/posts/{postId}/archive",
    "url": "/api/posts/:postId/archive",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read",
          "posts:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [
      "posts"
    ],
    "idempotent": true,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "idempotency-replayed"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "wrong_state"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "postId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listPostRevisions": {
    "method": "GET",
    "path": "/api/posts/{postId}/revisions",
    "url": "/api/posts/:postId/revisions",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read",
          "posts:write"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "postId": "integer"
      },
      "query": {
        "limit": "integer",
        "count": "boolean"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "getPostRevision": {
    "method": "GET",
    "path": "/api/posts/{postId}/revisions/{version}",
    "url": "/api/posts/:postId/revisions/:version",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read",
          "posts:write"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "postId": "integer",
        "version": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "restorePostRevision": {
    "method": "POST",
    "path": "/api/posts/{postId}/revisions/{version}/restore",
    "url": "/api/posts/:postId/revisions/:version/restore",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read",
          "posts:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [
      "posts"
    ],
    "idempotent": true,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "idempotency-replayed"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "already_exists",
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "not_restorable",
      "origin_not_allowed",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "postId": "integer",
        "version": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "createPostPreview": {
    "method": "POST",
    "path": "/api/posts/{postId}/preview",
    "url": "/api/posts/:postId/preview",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read",
          "posts:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 1024,
    "maxBodyValues": 1,
    "dependsOn": [],
    "changes": [],
    "idempotent": true,
    "successStatus": 201,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "location",
      "idempotency-replayed"
    ],
    "location": "/api/posts/",
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "not_found",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "postId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "revokePostPreviews": {
    "method": "DELETE",
    "path": "/api/posts/{postId}/preview",
    "url": "/api/posts/:postId/preview",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read",
          "posts:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "postId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listTags": {
    "method": "GET",
    "path": "/api/tags",
    "url": "/api/tags",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [
      "posts"
    ],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "cache-tag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "origin_not_allowed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "count": "boolean"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listAuthors": {
    "method": "GET",
    "path": "/api/authors",
    "url": "/api/authors",
    "tag": "Posts",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [
      "posts",
      "users"
    ],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "cache-tag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "origin_not_allowed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "count": "boolean",
        "ids": "integers"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listApiKeys": {
    "method": "GET",
    "path": "/api/api-keys",
    "url": "/api/api-keys",
    "tag": "API keys",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "count": "boolean",
        "ids": "texts"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "createApiKey": {
    "method": "POST",
    "path": "/api/api-keys",
    "url": "/api/api-keys",
    "tag": "API keys",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 16384,
    "maxBodyValues": 76,
    "dependsOn": [],
    "changes": [],
    "idempotent": true,
    "successStatus": 201,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "location",
      "idempotency-replayed"
    ],
    "location": "/api/api-keys/",
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "getApiKey": {
    "method": "GET",
    "path": "/api/api-keys/{apiKeyId}",
    "url": "/api/api-keys/:apiKeyId",
    "tag": "API keys",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "revokeApiKey": {
    "method": "DELETE",
    "path": "/api/api-keys/{apiKeyId}",
    "url": "/api/api-keys/:apiKeyId",
    "tag": "API keys",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "revoke",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "rotateApiKey": {
    "method": "POST",
    "path": "/api/api-keys/{apiKeyId}/rotate",
    "url": "/api/api-keys/:apiKeyId/rotate",
    "tag": "API keys",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 8192,
    "maxBodyValues": 1,
    "dependsOn": [],
    "changes": [],
    "idempotent": true,
    "successStatus": 201,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "location",
      "idempotency-replayed"
    ],
    "location": "/api/api-keys/",
    "cursorParameter": null,
    "refusals": [
      "api_key_ended",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "not_found",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listUsers": {
    "method": "GET",
    "path": "/api/users",
    "url": "/api/users",
    "tag": "Users",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [
      "users"
    ],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "count": "boolean",
        "ids": "integers"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "createUser": {
    "method": "POST",
    "path": "/api/users",
    "url": "/api/users",
    "tag": "Users",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 8192,
    "maxBodyValues": 4,
    "dependsOn": [],
    "changes": [
      "users"
    ],
    "idempotent": true,
    "successStatus": 201,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "location",
      "etag",
      "idempotency-replayed"
    ],
    "location": "/api/users/",
    "cursorParameter": null,
    "refusals": [
      "already_exists",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": {
        "properties": {
          "password": "secret"
        }
      }
    }
  },
  "getUser": {
    "method": "GET",
    "path": "/api/users/{userId}",
    "url": "/api/users/:userId",
    "tag": "Users",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [
      "users"
    ],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "userId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "deleteUser": {
    "method": "DELETE",
    "path": "/api/users/{userId}",
    "url": "/api/users/:userId",
    "tag": "Users",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "revoke",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [
      "media",
      "posts",
      "products",
      "users"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_parameter",
      "last_admin",
      "not_found",
      "permission_denied",
      "precondition_failed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "userId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "updateUser": {
    "method": "PATCH",
    "path": "/api/users/{userId}",
    "url": "/api/users/:userId",
    "tag": "Users",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 8192,
    "maxBodyValues": 4,
    "dependsOn": [],
    "changes": [
      "users"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_parameter",
      "last_admin",
      "malformed_json",
      "malformed_request",
      "not_found",
      "own_password",
      "payload_too_large",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "userId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": {
        "properties": {
          "password": "secret"
        }
      }
    }
  },
  "listAuditEntries": {
    "method": "GET",
    "path": "/api/audit-entries",
    "url": "/api/audit-entries",
    "tag": "Audit trail",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "authentication_required",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "count": "boolean"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listChanges": {
    "method": "GET",
    "path": "/api/changes",
    "url": "/api/changes",
    "tag": "Changes",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "products:read"
        ]
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "posts:read"
        ]
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "media:read"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor"
    ],
    "location": null,
    "cursorParameter": "since",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "cursor_expired",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "origin_not_allowed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listWebhooks": {
    "method": "GET",
    "path": "/api/webhooks",
    "url": "/api/webhooks",
    "tag": "Webhooks",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "webhooks:manage"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "count": "boolean"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "createWebhook": {
    "method": "POST",
    "path": "/api/webhooks",
    "url": "/api/webhooks",
    "tag": "Webhooks",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "webhooks:manage"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 32768,
    "maxBodyValues": 103,
    "dependsOn": [],
    "changes": [],
    "idempotent": true,
    "successStatus": 201,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "location",
      "etag",
      "idempotency-replayed"
    ],
    "location": "/api/webhooks/",
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "getWebhook": {
    "method": "GET",
    "path": "/api/webhooks/{webhookId}",
    "url": "/api/webhooks/:webhookId",
    "tag": "Webhooks",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "webhooks:manage"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "webhookId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "deleteWebhook": {
    "method": "DELETE",
    "path": "/api/webhooks/{webhookId}",
    "url": "/api/webhooks/:webhookId",
    "tag": "Webhooks",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "webhooks:manage"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [
      "webhooks"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "precondition_failed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "webhookId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "updateWebhook": {
    "method": "PATCH",
    "path": "/api/webhooks/{webhookId}",
    "url": "/api/webhooks/:webhookId",
    "tag": "Webhooks",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "webhooks:manage"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 32768,
    "maxBodyValues": 104,
    "dependsOn": [],
    "changes": [
      "webhooks"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "not_found",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "webhookId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "rotateWebhookSecret": {
    "method": "POST",
    "path": "/api/webhooks/{webhookId}/rotate-secret",
    "url": "/api/webhooks/:webhookId/rotate-secret",
    "tag": "Webhooks",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "webhooks:manage"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 8192,
    "maxBodyValues": 1,
    "dependsOn": [],
    "changes": [],
    "idempotent": true,
    "successStatus": 201,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "location",
      "etag",
      "idempotency-replayed"
    ],
    "location": "/api/webhooks/",
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "not_found",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "webhookId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "testWebhook": {
    "method": "POST",
    "path": "/api/webhooks/{webhookId}/test",
    "url": "/api/webhooks/:webhookId/test",
    "tag": "Webhooks",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "webhooks:manage"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": true,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "idempotency-replayed"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "webhook_disabled"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "webhookId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listWebhookDeliveries": {
    "method": "GET",
    "path": "/api/webhooks/{webhookId}/deliveries",
    "url": "/api/webhooks/:webhookId/deliveries",
    "tag": "Webhooks",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "webhooks:manage"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "webhookId": "integer"
      },
      "query": {
        "limit": "integer",
        "count": "boolean"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "redeliverWebhookDelivery": {
    "method": "POST",
    "path": "/api/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver",
    "url": "/api/webhooks/:webhookId/deliveries/:deliveryId/redeliver",
    "tag": "Webhooks",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "webhooks:manage"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": true,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "idempotency-replayed"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "webhook_disabled"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "webhookId": "integer",
        "deliveryId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "replayWebhook": {
    "method": "POST",
    "path": "/api/webhooks/{webhookId}/replay",
    "url": "/api/webhooks/:webhookId/replay",
    "tag": "Webhooks",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "webhooks:manage"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 8192,
    "maxBodyValues": 2,
    "dependsOn": [],
    "changes": [],
    "idempotent": true,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "idempotency-replayed"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "not_found",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed",
      "webhook_disabled"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "webhookId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listEvents": {
    "method": "GET",
    "path": "/api/events",
    "url": "/api/events",
    "tag": "Events",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "events:poll"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "link",
      "x-next-cursor"
    ],
    "location": null,
    "cursorParameter": "since",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "cursor_expired",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "origin_not_allowed",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "wait": "integer",
        "type": "texts"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "listMedia": {
    "method": "GET",
    "path": "/api/media",
    "url": "/api/media",
    "tag": "Media",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "media:read"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "cache-tag",
      "link",
      "x-next-cursor",
      "x-total-count",
      "x-total-count-relation"
    ],
    "location": null,
    "cursorParameter": "cursor",
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_cursor",
      "invalid_parameter",
      "origin_not_allowed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {
        "limit": "integer",
        "unused": "boolean",
        "ids": "integers",
        "fields": "texts",
        "count": "boolean"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "createMedia": {
    "method": "POST",
    "path": "/api/media",
    "url": "/api/media",
    "tag": "Media",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "media:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": true,
    "maxBodyBytes": 20971520,
    "maxBodyValues": 5,
    "dependsOn": [],
    "changes": [
      "media"
    ],
    "idempotent": true,
    "successStatus": 201,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "location",
      "etag",
      "idempotency-replayed"
    ],
    "location": "/api/media/",
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "idempotency_key_reused",
      "image_too_large",
      "in_progress",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_request",
      "media_type_refused",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {},
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "getMedia": {
    "method": "GET",
    "path": "/api/media/{mediaId}",
    "url": "/api/media/:mediaId",
    "tag": "Media",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "media:read"
        ]
      }
    ],
    "rateLimit": "read",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag",
      "cache-tag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "mediaId": "integer"
      },
      "query": {
        "fields": "texts"
      }
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "deleteMedia": {
    "method": "DELETE",
    "path": "/api/media/{mediaId}",
    "url": "/api/media/:mediaId",
    "tag": "Media",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "media:read",
          "media:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": null,
    "maxBodyValues": 0,
    "dependsOn": [],
    "changes": [
      "media"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "in_use",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "not_found",
      "origin_not_allowed",
      "permission_denied",
      "precondition_failed",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "mediaId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "updateMedia": {
    "method": "PATCH",
    "path": "/api/media/{mediaId}",
    "url": "/api/media/:mediaId",
    "tag": "Media",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "media:read",
          "media:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": false,
    "maxBodyBytes": 65536,
    "maxBodyValues": 7,
    "dependsOn": [],
    "changes": [
      "media"
    ],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_json",
      "malformed_request",
      "not_found",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "mediaId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  },
  "replaceMediaContent": {
    "method": "PUT",
    "path": "/api/media/{mediaId}/content",
    "url": "/api/media/:mediaId/content",
    "tag": "Media",
    "isPublic": false,
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "author"
      },
      {
        "scheme": "apiKeyAuth",
        "scopes": [
          "media:read",
          "media:write"
        ]
      }
    ],
    "rateLimit": "write",
    "rateLimitItems": null,
    "takesFile": true,
    "maxBodyBytes": 20971520,
    "maxBodyValues": 2,
    "dependsOn": [],
    "changes": [],
    "idempotent": false,
    "successStatus": 200,
    "successHeaders": [
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "cache-control",
      "content-language",
      "vary",
      "etag"
    ],
    "location": null,
    "cursorParameter": null,
    "refusals": [
      "api_key_invalid",
      "authentication_required",
      "image_too_large",
      "in_use",
      "insufficient_scope",
      "internal_error",
      "invalid_parameter",
      "malformed_request",
      "media_type_refused",
      "not_found",
      "origin_not_allowed",
      "payload_too_large",
      "permission_denied",
      "precondition_failed",
      "precondition_required",
      "rate_limited",
      "token_expired",
      "token_invalid",
      "unavailable",
      "unknown_parameter",
      "unsupported_media_type",
      "validation_failed"
    ],
    "currentUser": [],
    "several": {},
    "parameterTypes": {
      "path": {
        "mediaId": "integer"
      },
      "query": {}
    },
    "numericStrings": {},
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  }
} as const satisfies Record<string, OperationDescription>

export type OperationId = keyof typeof operations

/** The operations that have an end. */
export const deprecations: Readonly<Partial<Record<OperationId, Deprecation>>> = {}
