// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { OperationDescription, RateLimitClass } from '../src/contract/operation.ts'

/** `info.version` of the document. */
export const contractVersion = "8.0.0"

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
  }
} as const satisfies Record<string, RateLimitClass>

/** The names of the patterns by their text. */
export const patternNames: Readonly<Record<string, string>> = {
  "^[a-zA-Z]+\\.[a-z]+$": "action",
  "^[0-9A-Za-z]{12}$": "apiKeyId",
  "^[A-Za-z0-9_.-]+$": "cursor",
  "^[\\x21-\\x7e]+$": "idempotencyKey",
  "^[\\p{L}\\p{N}._@+-]+$": "username",
  "^[A-Za-z0-9][A-Za-z0-9._-]*$": "sku",
  "^\\d{1,10}(\\.\\d{1,4})?$": "decimal",
  "^[a-z0-9]+(?:-[a-z0-9]+)*$": "slug"
}

/** Every rule that a request can be found to break; behind a point the format, or the name of the pattern. */
export const validationRules = [
  "additionalProperties",
  "enum",
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
  "pattern.sku",
  "pattern.slug",
  "pattern.username",
  "required",
  "type",
  "uniqueItems"
] as const

export type ValidationRule = (typeof validationRules)[number]

export const operations = {
  "login": {
    "method": "POST",
    "path": "/api/auth/login",
    "url": "/api/auth/login",
    "tag": "Authentication",
    "security": [],
    "rateLimit": "login",
    "maxBodyBytes": 8192,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [],
    "rateLimit": "login",
    "maxBodyBytes": 8192,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "login",
    "maxBodyBytes": 8192,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
      "link"
    ],
    "numbers": {
      "path": {},
      "query": {
        "limit": "integer"
      }
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
      "link"
    ],
    "numbers": {
      "path": {},
      "query": {
        "limit": "integer",
        "minPrice": "number",
        "maxPrice": "number"
      }
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scope": "products:write"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": 65536,
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
    "numbers": {
      "path": {},
      "query": {}
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
  "getProduct": {
    "method": "GET",
    "path": "/api/products/{productId}",
    "url": "/api/products/:productId",
    "tag": "Products",
    "security": [],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {
        "productId": "integer"
      },
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scope": "products:write"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {
        "productId": "integer"
      },
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scope": "products:write"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": 65536,
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
    "numbers": {
      "path": {
        "productId": "integer"
      },
      "query": {}
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
  "listPosts": {
    "method": "GET",
    "path": "/api/posts",
    "url": "/api/posts",
    "tag": "Posts",
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      },
      {
        "scheme": "apiKeyAuth",
        "scope": "posts:read"
      }
    ],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
      "link"
    ],
    "numbers": {
      "path": {},
      "query": {
        "limit": "integer",
        "author": "integer"
      }
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scope": "posts:write"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": 524288,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "viewer"
      },
      {
        "scheme": "apiKeyAuth",
        "scope": "posts:read"
      }
    ],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {
        "postId": "integer"
      },
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scope": "posts:write"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {
        "postId": "integer"
      },
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "editor"
      },
      {
        "scheme": "apiKeyAuth",
        "scope": "posts:write"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": 524288,
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
    "numbers": {
      "path": {
        "postId": "integer"
      },
      "query": {}
    },
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
  "listApiKeys": {
    "method": "GET",
    "path": "/api/api-keys",
    "url": "/api/api-keys",
    "tag": "API keys",
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
      "link"
    ],
    "numbers": {
      "path": {},
      "query": {
        "limit": "integer"
      }
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": 8192,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": 8192,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
      "link"
    ],
    "numbers": {
      "path": {},
      "query": {
        "limit": "integer"
      }
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": 8192,
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
    "numbers": {
      "path": {},
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {
        "userId": "integer"
      },
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": null,
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
    "numbers": {
      "path": {
        "userId": "integer"
      },
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "write",
    "maxBodyBytes": 8192,
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
    "numbers": {
      "path": {
        "userId": "integer"
      },
      "query": {}
    },
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
    "security": [
      {
        "scheme": "bearerAuth",
        "role": "admin"
      }
    ],
    "rateLimit": "read",
    "maxBodyBytes": null,
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
      "link"
    ],
    "numbers": {
      "path": {},
      "query": {
        "limit": "integer"
      }
    },
    "sanitize": {
      "path": "text",
      "query": "text",
      "body": "text"
    }
  }
} as const satisfies Record<string, OperationDescription>

export type OperationId = keyof typeof operations

export type RateLimitName = keyof typeof rateLimits
