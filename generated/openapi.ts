// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges a username and a password for a token pair. A wrong password and an unknown username get
         *     the same response (`invalid_credentials`). After several failed attempts, the service rejects
         *     further ones with 429 for a period that grows with each failure; wait for `Retry-After` seconds.
         *     Only the correct password reveals that an account is disabled (`account_disabled`). By default, a
         *     person can have 100 logins at a time; signing in once more ends the oldest.
         *
         *     - Access: everybody, without a credential.
         *     - Rate limit: 60 requests in 60 seconds, shared by the class `login`.
         *     - Body: at most 8,192 bytes.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an expired access token
         * @description Exchanges a refresh token for a new token pair; the old refresh token stops working. A retry or a
         *     second tab that sends the same token within 10 seconds gets the same new refresh token and a
         *     separate access token. After that, the service treats the token as stolen: it revokes every token of
         *     the login and responds with `refresh_token_reused`. After any 401, ask the person to sign in again.
         *
         *     - Access: everybody, without a credential.
         *     - Rate limit: 60 requests in 60 seconds, shared by the class `login`.
         *     - Body: at most 8,192 bytes.
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the login that the access token belongs to: its refresh token and access tokens stop working
         *     immediately. Other logins of the same person continue. If the access token has expired, refresh it
         *     first.
         *
         *     - Access: every signed-in person.
         *     - Rate limit: 300 requests in 60 seconds, shared by the class `revoke`.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I
         * @description Returns the person that the access token belongs to, including the role that determines what the app
         *     can offer. API keys belong to no person: this operation accepts access tokens only.
         *
         *     - Access: every signed-in person.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your profile
         * @description Changes the fields that you send for the signed-in person (JSON Merge Patch, RFC 7396). Posts show
         *     the new name immediately. Only administrators can change the username and the role; to change the
         *     password, use `POST /api/auth/password`.
         *
         *     - Access: every signed-in person.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 8,192 bytes.
         */
        patch: operations["updateCurrentUser"];
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Replaces the password of the signed-in person. All other logins of that person end immediately; this
         *     login continues, with the access token of the request and its newest refresh token. The service
         *     rejects a wrong `currentPassword` with 422 and, after several failures, with 429. Passwords that are
         *     easy to guess are rejected with 422 (rule `guessable`).
         *
         *     - Access: every signed-in person.
         *     - Rate limit: 60 requests in 60 seconds, shared by the class `login`.
         *     - Body: at most 8,192 bytes.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your logins
         * @description Lists the active logins of the signed-in person, newest first; `current` marks the login of this
         *     request. `userAgent`, `address` and `lastUsedAt` help people recognise each device.
         *
         *     - Access: every signed-in person.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your logins
         * @description Ends a login of the signed-in person, for example on a lost phone. Its tokens stop working
         *     immediately; other replicas of the service may accept them for reads for up to 1 second.
         *
         *     - Access: every signed-in person.
         *     - Rate limit: 300 requests in 60 seconds, shared by the class `revoke`.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the newest products
         * @description Lists products, newest first (descending `id`), at most ten in one response. Filters can be
         *     combined; `sort` changes the order. Follow the `Link` header for the next page.
         *
         *     Everyone sees published products. Clients that may write products can also request drafts, and see
         *     who created and last changed each product. The service ignores an invalid credential unless the
         *     request asks for drafts; then it rejects the request.
         *
         *     - Access: everybody, without a credential; people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description Creates a product from a `name` and a `price`, and publishes it unless `status` is `draft`. The
         *     price is a number, or a numeric string (`"19.99"`), with at most four decimals; it is stored
         *     exactly. Without `currency`, the product gets the default currency of the service
         *     (`DEFAULT_CURRENCY`). Send an `Idempotency-Key` so that a retry never creates a second product. The
         *     `sku` must be unique (409, reason `already_exists`).
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 65,536 bytes.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Returns one product by its `id`. Only clients that may write products can see drafts (404 for anyone
         *     else); they also see who created and last changed a product. The service ignores an invalid
         *     credential unless the product is not visible without one; then it responds with 401.
         *
         *     - Access: everybody, without a credential; people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Permanently deletes the product and returns its last state. `If-Match` is optional; if you send it
         *     and the product has changed in the meantime, nothing is deleted (412).
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Changes the fields that you send and keeps the others (JSON Merge Patch, RFC 7396); `null` clears an
         *     optional field. Send the `ETag` from your last read in `If-Match`. If the product has changed in the
         *     meantime, the response is 412 and nothing is written: read the product again and repeat your change.
         *     Without the header, the response is 428.
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 65,536 bytes.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/api/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Lists published posts, newest first (descending `id`). Editors, administrators and API keys with
         *     `posts:write` can filter by any status. So can authors, but they only see their own unpublished
         *     posts. Anyone else gets 403. Filters can be combined. Follow the `Link` header for the next page.
         *
         *     - Access: every signed-in person; API keys with the scope `posts:read`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Create a post
         * @description Creates a draft. `status: published` publishes the post immediately; `status: scheduled` publishes
         *     it at `publishAt`. If you send no `slug`, the service creates a unique one from the title. A `slug`
         *     that you send must be unique (409, reason `already_exists`). The body is HTML, and the service
         *     removes anything unsafe from it. If you send an access token, you become the author. Send an
         *     `Idempotency-Key` so that a retry never creates a second post.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scope `posts:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 524,288 bytes.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a post
         * @description Returns one post by its `id`. Only its author, editors, administrators and API keys with
         *     `posts:write` can see an unpublished post; anyone else gets 404.
         *
         *     - Access: every signed-in person; API keys with the scope `posts:read`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description Permanently deletes the post and returns its last state, so an API key also needs `posts:read`. To
         *     keep the post, archive it instead. `If-Match` is optional; if you send it and the post has changed
         *     in the meantime, nothing is deleted (412). Authors can delete only their own posts.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `posts:read` and `posts:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Change a post
         * @description Changes the fields that you send and keeps the others (JSON Merge Patch, RFC 7396). Setting `status`
         *     to `published` publishes the post immediately; `scheduled` with a future `publishAt` publishes it at
         *     that time; `draft` and `archived` hide it from readers. The `slug` stays the same when the title
         *     changes, so that links keep working, unless you send a new one. Send the `ETag` from your last read
         *     in `If-Match`. If the post has changed in the meantime, the response is 412 and nothing is written:
         *     read the post again and repeat your change. Without the header, the response is 428. The response
         *     contains the whole post, so an API key also needs `posts:read`. Authors can change only their own
         *     posts: for someone else's post they get 403 if it is published and 404 otherwise.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `posts:read` and `posts:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 524,288 bytes.
         */
        patch: operations["updatePost"];
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Lists the tags of published posts by name, each with the number of posts that `GET /api/posts?tag=…`
         *     lists. Use it for a tag cloud (`sort=-postCount`) or for autocompletion (`namePrefix`). Drafts never
         *     count, so every client gets the same result. Names are sorted by Unicode code point: capital letters
         *     come before small letters, accented letters after both. Follow the `Link` header for the next page.
         *
         *     - Access: every signed-in person; API keys with the scope `posts:read`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List authors
         * @description Lists the people who have at least one published post, newest first (descending `id`). Use an
         *     author's `id` in the `author` filter of the post list. Follow the `Link` header for the next page.
         *
         *     - Access: every signed-in person; API keys with the scope `posts:read`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listAuthors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Lists all API keys, newest first, including revoked and expired ones. The service stores no secrets
         *     and cannot show one again.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Issue an API key
         * @description Issues a key for a third-party server. Only this response contains the secret (`data.key`): store it
         *     now. Give each key only the scopes it needs and, if you can, an expiry (`expiresAt`). If your
         *     account is disabled, deleted or demoted from `admin`, the keys you issued are revoked.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 8,192 bytes.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{apiKeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Returns one API key record by its `id`, without the secret.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Permanently revokes an API key and returns its record. Repeating the request changes nothing. The
         *     key stops working immediately; other replicas of the service may accept it
         *     for reads for up to 1 second.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 300 requests in 60 seconds, shared by the class `revoke`.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{apiKeyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an API key
         * @description Issues a new key with the name, scopes and expiry of the old one. The old key continues to work for
         *     `overlapSeconds`, so that you can move servers one by one without a rejected request. Only this
         *     response contains the secret (`data.key`): store it now. A revoked, expired or already rotated key
         *     cannot be rotated (reason `api_key_ended`). You become the issuer of the new key, whoever issued the
         *     old one.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 8,192 bytes.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists all users, newest first, including disabled ones.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates a person who can sign in. Give them the password over a secure channel and ask them to
         *     change it. Passwords that are easy to guess are rejected with 422 (rule `guessable`). Usernames are
         *     unique regardless of case (reason `already_exists`).
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 8,192 bytes.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description Returns one person by `id`.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes the person and all their logins, and revokes the API keys that they issued. To keep such a
         *     key in use, rotate it first, which makes you its issuer. Their posts remain, without an author. The
         *     last active administrator cannot be deleted (reason `last_admin`). `If-Match` is optional.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 300 requests in 60 seconds, shared by the class `revoke`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Changes the fields that you send (JSON Merge Patch, RFC 7396). `disabled: true` immediately ends all
         *     logins of the person and prevents new ones; a new `password` ends all logins, too. Passwords that
         *     are easy to guess are rejected with 422 (rule `guessable`). You cannot set your own password here
         *     (reason `own_password`): use `POST /api/auth/password`, which asks for the current one. Only active
         *     administrators can issue API keys. Disabling or demoting an administrator permanently revokes the
         *     keys they issued; to keep such a key in use, rotate it first, which makes you its issuer. The last
         *     active administrator can be neither disabled nor demoted (reason `last_admin`). Send the `ETag` from
         *     your last read in `If-Match`. If the user has changed in the meantime, the response is 412 and
         *     nothing is written: read the user again and repeat your change. Without the header, the response is
         *     428.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 8,192 bytes.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit entries
         * @description Lists who did what to which resource, when, and with which login or key, newest first. The service
         *     writes each entry in the transaction of the change itself, and nobody can alter it. By default,
         *     entries are kept forever; the operator can set a retention period. Filters can be combined.
         *
         *     Rejected attempts are included, too: `user.refuse` (a sign-in), `user.deny` and `apiKey.deny` (401
         *     or 403 with a known credential), `session.deny` (a refresh token of a login that has ended) and
         *     `session.reuse` (a refresh token that was already used). The first attempt for an account from an
         *     address is recorded immediately; those of the following ten minutes share one entry with a `count`.
         *     Beyond 100 accounts and addresses, all others share one entry (`many`). Requests rejected by a rate
         *     limit are not counted.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes since a cursor
         * @description Lists which content records were created, changed and deleted since a cursor, in transaction order,
         *     without the content itself. The feed misses no change, however late its transaction commits, and
         *     repeats none. To keep a copy, call this operation without `since`, which returns a cursor and no
         *     changes; read the full lists; then call it repeatedly with the latest cursor and read the records
         *     that it lists. `X-Next-Cursor` is always present, for the next page or the next poll. `Link` is
         *     present while more changes are available, even if a page is not full. Send `Cache-Control: no-cache`
         *     when you read records for a copy: a cached response may be older than the change.
         *
         *     Each client sees changes to what it may read: API keys to the content types that their scopes can
         *     read, people to all content. For clients that see only published records, a record that gets
         *     published is `created`, a record that is no longer published is `deleted`, and changes to
         *     unpublished records are left out.
         *
         *     The service rejects a cursor with 410 (`cursor_expired`) if it is older than the retention period
         *     (30 days by default), was issued for a different role or different scopes, or comes from a database
         *     that has been replaced. Get a new cursor and read the full lists again.
         *
         *     - Access: every signed-in person; API keys with the scope `products:read`; API keys with the scope `posts:read`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The credentials that a person signs in with. The length limit of the username applies after cleaning
         *     (trimming, Unicode NFC, removal of markup).
         */
        LoginRequest: {
            /** @description Case-insensitive: `Mara` and `mara` are the same. */
            username: string;
            /**
             * Format: password
             * @description Used exactly as sent, without trimming or cleaning.
             */
            password: string;
        };
        /** @description The refresh token to exchange for a new pair. */
        RefreshRequest: {
            /**
             * Format: password
             * @description The `refreshToken` from the last pair. This is the only name with an underscore: the
             *     specification of this API spells it `refresh_token` in this request and `refreshToken` in
             *     responses.
             */
            refresh_token: string;
        };
        /** @description The two tokens of a login. Each refresh replaces both. */
        TokenPair: {
            /** @description A JWT for the `Authorization` header. Treat it as opaque. */
            accessToken: string;
            /** @description For one call of `POST /api/auth/refresh`, where it is named `refresh_token`. */
            refreshToken: string;
            /**
             * @description How the access token is sent: `Authorization: Bearer …` (RFC 6750).
             * @enum {string}
             */
            tokenType: "Bearer";
            /**
             * Format: int32
             * @description How many seconds the access token remains valid.
             */
            expiresIn: number;
        };
        /** @description The current password of the signed-in person, and the new one. */
        PasswordChange: {
            /**
             * Format: password
             * @description The current password, which proves that the request comes from the person. Used exactly as sent.
             */
            currentPassword: string;
            /**
             * Format: password
             * @description 12 to 256 characters of any kind, counted in Unicode NFC, and not easy to guess: no common
             *     password, sequence, repetition, username or name of the service, nor simple variations of these
             *     (`guessable`). The strength check looks at the first 32 characters. Used exactly as sent.
             */
            newPassword: string;
        };
        /** @description A person's login on one device: a family of tokens of which only the newest pair is valid. */
        Session: {
            /**
             * Format: uuid
             * @description Assigned by the service when the person signs in.
             */
            id: string;
            /**
             * Format: date-time
             * @description When the person signed in: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its tokens were last issued or refreshed: UTC. An app refreshes its tokens when the access
             *     token expires, so the actual last use can be later by up to the lifetime of an access token.
             */
            lastUsedAt: string;
            /**
             * Format: date-time
             * @description When the login ends, however often its tokens are refreshed: UTC.
             */
            expiresAt: string;
            /** @description Whether this is the login of this request. */
            current: boolean;
            /**
             * @description The `User-Agent` header of the sign-in, without markup and truncated to 255 characters. It
             *     suggests which app and device were used. Null if the header was absent.
             */
            userAgent: string | null;
            /**
             * @description The network that the person signed in from: the `/24` of an IPv4 address or the `/48` of an IPv6
             *     address. Null if unknown.
             */
            address: string | null;
        };
        /** @description A new user. Length limits apply after cleaning (trimming, Unicode NFC, removal of markup). */
        UserCreate: {
            /**
             * @description The name that the person signs in with: letters (with accents and vowel signs) and digits of any
             *     script, and `.`, `_`, `@`, `+`, `-`. Unique regardless of case, and stored in lower case.
             */
            username: string;
            /** @description Their name as readers see it. The default is the username. */
            displayName?: string;
            /**
             * Format: password
             * @description 12 to 256 characters of any kind, counted in Unicode NFC, and not easy to guess: no common
             *     password, sequence, repetition, username or name of the service, nor simple variations of these
             *     (`guessable`). The strength check looks at the first 32 characters. Used exactly as sent.
             */
            password: string;
            role: components["schemas"]["Role"];
        };
        /**
         * @description The fields of the signed-in person to change. Length limits apply after cleaning (trimming, Unicode
         *     NFC, removal of markup).
         */
        ProfileUpdate: {
            /** @description The name that readers see, for example with posts. */
            displayName?: string;
        };
        /**
         * @description The fields of a user to change; omitted fields keep their values. Length limits apply after cleaning
         *     (trimming, Unicode NFC, removal of markup).
         */
        UserUpdate: {
            /** @description The name that readers see, for example with posts. */
            displayName?: string;
            /**
             * Format: password
             * @description A new password of 12 to 256 characters, counted in Unicode NFC, and not easy to guess
             *     (`guessable`), as in `UserCreate`. Ends all logins of the person. You cannot set your own
             *     password here.
             */
            password?: string;
            role?: components["schemas"]["Role"];
            /** @description Whether the person is prevented from signing in. True ends all their logins. */
            disabled?: boolean;
        };
        /** @description The creation, change or deletion of a record, without the content of the record. */
        ContentChange: {
            /**
             * @description The type of the record. A minor version may add values.
             * @enum {string}
             */
            resourceType: "product" | "post";
            /** @description The `id` of the record, always as a string. */
            resourceId: string;
            /**
             * @description What happened from the client's point of view: a record that the client can no longer see is
             *     `deleted`. Handle `created` and `changed` in the same way: read the record, which may already be
             *     gone again.
             * @enum {string}
             */
            change: "created" | "changed" | "deleted";
            /**
             * Format: date-time
             * @description When the change was made: UTC, to the millisecond (RFC 3339). A later change can have an earlier
             *     time.
             */
            changedAt: string;
        };
        /**
         * @description One change, or a number of rejected attempts: who did what to which record, and when. Nobody can
         *     alter it.
         */
        AuditEntry: {
            /**
             * Format: int64
             * @description Assigned by the service; later entries have higher ids.
             */
            id: number;
            /**
             * Format: date-time
             * @description When the change was made: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /** @description The resource type and what was done, such as `product.update`. */
            action: string;
            /**
             * @description The type of the changed resource. A minor version may add values.
             * @enum {string}
             */
            resourceType: "product" | "post" | "user" | "session" | "apiKey";
            /**
             * @description The `id` of the record, always as a string. For a rejected sign-in to an account that does not
             *     exist, `unknown`; for attempts that share one entry, `many`.
             */
            resourceId: string;
            /**
             * @description A person, an API key, or the service itself (the scheduler, an operator's command, or a rejected
             *     sign-in).
             * @enum {string}
             */
            actorType: "user" | "apiKey" | "system";
            /** @description The `id` of the person or API key; null for the service itself. */
            actorId: string | null;
            /** @description The login that the person used; null for an API key and for the service itself. */
            sessionId: string | null;
            /** @description The unique `X-Request-Id` of the response; null if there was no request. */
            requestId: string | null;
            /**
             * @description The `X-Request-Id` that the client sent, which need not be unique. Null if it sent none, or one
             *     that is not 1 to 128 letters, digits and `.`, `_`, `:`, `-`.
             */
            clientRequestId: string | null;
            /**
             * @description Where rejected attempts came from: an IPv4 address, or the `/64` network of an IPv6 address.
             *     Null for a change, and for attempts that share one entry.
             */
            address: string | null;
            /**
             * Format: int32
             * @description The number of rejected attempts in this entry; 1 for a change.
             */
            count: number;
            /**
             * @description For `user.update`, the fields of `UserUpdate` that have a new value; a new password always
             *     counts as changed. Empty if nothing changed, and for all other actions.
             */
            changedFields: string[];
        };
        /** @description A person who can sign in unless disabled. */
        User: {
            /**
             * Format: int32
             * @description Assigned by the service; newer users have higher ids.
             */
            id: number;
            /** @description The name that the person signs in with, in lower case. */
            username: string;
            /** @description The name that readers see, for example with posts. */
            displayName: string;
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @description When the person was disabled: UTC; null if they can sign in.
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description When it was created: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was created or last changed: UTC, to the millisecond (RFC 3339).
             */
            updatedAt: string;
            version: components["schemas"]["RecordVersion"];
        };
        /**
         * @description What a person may do; each role includes the ones before it. A `viewer` reads. An `author` also
         *     writes and publishes posts, but changes and deletes only their own. An `editor` changes all posts
         *     and products. An `admin` manages users and API keys. A minor version may add values.
         * @enum {string}
         */
        Role: "viewer" | "author" | "editor" | "admin";
        /** @description The person who issued a key, as administrators see them. */
        Issuer: {
            /**
             * Format: int32
             * @description The `id` of the user who issued the key.
             */
            id: number;
            /** @description Their name as other people see it. */
            displayName: string;
        };
        /** @description A tag that published posts have. */
        Tag: {
            /** @description The tag as written in the posts. Use it in the `tag` filter of the post list. */
            name: string;
            /**
             * Format: int32
             * @description The number of published posts with this tag.
             */
            postCount: number;
        };
        /**
         * @description The sort orders of tags; `-` means descending.
         * @enum {string}
         */
        TagSort: "name" | "-name" | "postCount" | "-postCount";
        /** @description The public profile of a person who writes or changes content. */
        Author: {
            /**
             * Format: int32
             * @description The `id` of the person. Use it in the `author` filter of the post list.
             */
            id: number;
            /** @description Their name as readers see it. */
            displayName: string;
        };
        /** @description An item of the catalogue with its price. */
        Product: {
            /**
             * Format: int32
             * @description Assigned by the service; newer products have higher ids.
             */
            id: number;
            /** @description The name of the product: plain text, never empty. */
            name: string;
            price: components["schemas"]["Price"];
            currency: components["schemas"]["Currency"];
            /** @description Stock-keeping unit, unique; null if the product has none. */
            sku: string | null;
            /**
             * Format: html
             * @description Rich text as safe HTML; null if there is none.
             */
            description: string | null;
            status: components["schemas"]["ProductStatus"];
            /**
             * Format: date-time
             * @description When it was created: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was created or last changed: UTC, to the millisecond (RFC 3339).
             */
            updatedAt: string;
            version: components["schemas"]["RecordVersion"];
            /**
             * @description Who created the product. Null if an API key or a program did, or if the account was deleted.
             *     Absent for clients that may not write products.
             */
            createdBy?: components["schemas"]["Author"] | null;
            /**
             * @description Who last changed the product. Null if an API key or a program did, or if the account was
             *     deleted. Absent for clients that may not write products.
             */
            updatedBy?: components["schemas"]["Author"] | null;
        };
        /**
         * @description The `status` of the products to list; `all` stands for all of them.
         * @enum {string}
         */
        ProductStatusFilter: "draft" | "published" | "all";
        /**
         * @description Only clients that may write products see a `draft`; everyone sees a `published` product.
         * @enum {string}
         */
        ProductStatus: "draft" | "published";
        /** @description The requested `fields` of products: like `Product`, without the other fields. */
        PartialProduct: {
            /**
             * Format: int32
             * @description Assigned by the service; newer products have higher ids.
             */
            id: number;
            /** @description The name of the product: plain text, never empty. */
            name?: string;
            price?: components["schemas"]["Price"];
            currency?: components["schemas"]["Currency"];
            /** @description Stock-keeping unit, unique; null if the product has none. */
            sku?: string | null;
            /**
             * Format: html
             * @description Rich text as safe HTML; null if there is none.
             */
            description?: string | null;
            status?: components["schemas"]["ProductStatus"];
            /**
             * Format: date-time
             * @description When it was created: UTC, to the millisecond (RFC 3339).
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When it was created or last changed: UTC, to the millisecond (RFC 3339).
             */
            updatedAt?: string;
            version?: components["schemas"]["RecordVersion"];
            /**
             * @description Who created the product. Null if an API key or a program did, or if the account was deleted.
             *     Absent for clients that may not write products.
             */
            createdBy?: components["schemas"]["Author"] | null;
            /**
             * @description Who last changed the product. Null if an API key or a program did, or if the account was
             *     deleted. Absent for clients that may not write products.
             */
            updatedBy?: components["schemas"]["Author"] | null;
        };
        /**
         * @description The field names of products, for the `fields` parameter.
         * @enum {string}
         */
        ProductField: "id" | "name" | "price" | "currency" | "sku" | "description" | "status" | "createdAt" | "updatedAt" | "version" | "createdBy" | "updatedBy";
        /**
         * @description The sort orders of products; `-` means descending. `price` compares the numbers, regardless of
         *     currency.
         * @enum {string}
         */
        ProductSort: "id" | "-id" | "name" | "-name" | "price" | "-price" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
        /**
         * @description A product to add to the catalogue. Length limits apply after cleaning (trimming, Unicode NFC,
         *     removal of markup).
         */
        ProductCreate: {
            /** @description The name of the product: plain text, not empty. Markup is removed. */
            name: string;
            price: components["schemas"]["Price"];
            currency?: components["schemas"]["Currency"];
            /** @description Stock-keeping unit, unique among products; can be null or absent. */
            sku?: string | null;
            /**
             * Format: html
             * @description Rich text: HTML, from which anything unsafe is removed; can be null or absent.
             */
            description?: string | null;
            status?: components["schemas"]["ProductStatus"];
        };
        /**
         * @description The fields of a product to change; omitted fields keep their values. Length limits apply after
         *     cleaning (trimming, Unicode NFC, removal of markup).
         */
        ProductUpdate: {
            /** @description The name of the product: plain text, not empty. Markup is removed. */
            name?: string;
            price?: components["schemas"]["Price"];
            currency?: components["schemas"]["Currency"];
            /** @description Stock-keeping unit, unique among products; null removes it. */
            sku?: string | null;
            /**
             * Format: html
             * @description Rich text: HTML, from which anything unsafe is removed; null removes it.
             */
            description?: string | null;
            status?: components["schemas"]["ProductStatus"];
        };
        /**
         * Format: int32
         * @description The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)
         *     to change a record from a list without reading it again.
         */
        RecordVersion: number;
        /**
         * Format: decimal
         * @description An exact amount with at most four decimals; more are rejected, not rounded. Requests may also send a
         *     numeric string (`"19.90"`); responses have the number (`19.9`).
         */
        Price: number;
        /**
         * Format: currency
         * @description The currency of an amount: an ISO 4217 code in capital letters. The service accepts the codes that
         *     Unicode CLDR lists. A new product without one gets the default currency of the service, and keeps it
         *     when that setting changes.
         */
        Currency: string;
        /**
         * @description The `status` of the posts to list; `all` stands for all of them.
         * @enum {string}
         */
        PostStatusFilter: "draft" | "scheduled" | "published" | "archived" | "all";
        /**
         * @description Only writers see `draft` and `archived` posts; a `scheduled` post becomes `published` at its
         *     `publishAt`.
         * @enum {string}
         */
        PostStatus: "draft" | "scheduled" | "published" | "archived";
        /** @description An article, from the first draft to the archive. */
        Post: {
            /**
             * Format: int32
             * @description Assigned by the service; newer posts have higher ids.
             */
            id: number;
            /** @description The headline: plain text, never empty. */
            title: string;
            /** @description Lower-case words joined by hyphens, for the URL of a page. Unique. */
            slug: string;
            /** @description A summary in plain text; null if there is none. */
            excerpt: string | null;
            /**
             * Format: html
             * @description The full text as safe HTML.
             */
            body: string;
            status: components["schemas"]["PostStatus"];
            /**
             * Format: date-time
             * @description When a scheduled post is due: UTC; null in any other status.
             */
            publishAt: string | null;
            /**
             * Format: date-time
             * @description When the post was first published: UTC; null if it never was.
             */
            publishedAt: string | null;
            /** @description Who wrote the post; null if an API key did, or if the account was deleted. */
            author: components["schemas"]["Author"] | null;
            /** @description The tags, in the order in which they were sent. */
            tags: string[];
            /**
             * Format: date-time
             * @description When it was created: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was created or last changed: UTC, to the millisecond (RFC 3339).
             */
            updatedAt: string;
            version: components["schemas"]["RecordVersion"];
        };
        /** @description The requested `fields` of posts: like `Post`, without the other fields. */
        PartialPost: {
            /**
             * Format: int32
             * @description Assigned by the service; newer posts have higher ids.
             */
            id: number;
            /** @description The headline: plain text, never empty. */
            title?: string;
            /** @description Lower-case words joined by hyphens, for the URL of a page. Unique. */
            slug?: string;
            /** @description A summary in plain text; null if there is none. */
            excerpt?: string | null;
            /**
             * Format: html
             * @description The full text as safe HTML.
             */
            body?: string;
            status?: components["schemas"]["PostStatus"];
            /**
             * Format: date-time
             * @description When a scheduled post is due: UTC; null in any other status.
             */
            publishAt?: string | null;
            /**
             * Format: date-time
             * @description When the post was first published: UTC; null if it never was.
             */
            publishedAt?: string | null;
            /** @description Who wrote the post; null if an API key did, or if the account was deleted. */
            author?: components["schemas"]["Author"] | null;
            /** @description The tags, in the order in which they were sent. */
            tags?: string[];
            /**
             * Format: date-time
             * @description When it was created: UTC, to the millisecond (RFC 3339).
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When it was created or last changed: UTC, to the millisecond (RFC 3339).
             */
            updatedAt?: string;
            version?: components["schemas"]["RecordVersion"];
        };
        /**
         * @description The field names of posts, for the `fields` parameter.
         * @enum {string}
         */
        PostField: "id" | "title" | "slug" | "excerpt" | "body" | "status" | "publishAt" | "publishedAt" | "author" | "tags" | "createdAt" | "updatedAt" | "version";
        /**
         * @description The sort orders of posts; `-` means descending. With `publishedAt`, posts that were never published
         *     come last in ascending order and first in descending order.
         * @enum {string}
         */
        PostSort: "id" | "-id" | "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt";
        /**
         * @description An article to save as a draft, publish or schedule. Length limits apply after cleaning (trimming,
         *     Unicode NFC, removal of markup).
         */
        PostCreate: {
            /** @description The headline: plain text, not empty. Markup is removed. */
            title: string;
            /** @description Lower-case words joined by hyphens. By default, the service creates it from the title. */
            slug?: string;
            /** @description A summary in plain text; can be null or absent. */
            excerpt?: string | null;
            /**
             * Format: html
             * @description The full text: HTML, from which anything unsafe is removed.
             */
            body: string;
            /**
             * @description Only writers see a draft; all readers see a published post; a scheduled post is published at its
             *     `publishAt`.
             * @default draft
             * @enum {string}
             */
            status: "draft" | "scheduled" | "published";
            /**
             * Format: date-time
             * @description When to publish a scheduled post: a future time with a UTC offset (RFC 3339). Null or absent for
             *     any other status.
             */
            publishAt?: string | null;
            /** @description The tags: plain text, without duplicates. */
            tags?: string[];
        };
        /**
         * @description The fields of a post to change; omitted fields keep their values. Length limits apply after cleaning
         *     (trimming, Unicode NFC, removal of markup).
         */
        PostUpdate: {
            /** @description The headline: plain text, not empty. Markup is removed. */
            title?: string;
            /** @description Lower-case words joined by hyphens, unique among posts. Links with the old slug stop working. */
            slug?: string;
            /** @description A summary in plain text; null removes it. */
            excerpt?: string | null;
            /**
             * Format: html
             * @description The full text: HTML, from which anything unsafe is removed.
             */
            body?: string;
            status?: components["schemas"]["PostStatus"];
            /**
             * Format: date-time
             * @description When to publish a scheduled post: a future time with a UTC offset (RFC 3339). If omitted, it
             *     keeps its value. Null for any other status.
             */
            publishAt?: string | null;
            /** @description The tags: plain text, without duplicates. They replace the previous ones. */
            tags?: string[];
        };
        /**
         * @description What a key may do. Write scopes do not include reading: with only `posts:write`, a key can create
         *     posts but not read them. To change or delete a post, it also needs `posts:read`, because the
         *     response contains the post. Products are public, so `products:write` is sufficient. A minor version
         *     may add values.
         * @enum {string}
         */
        ApiKeyScope: "products:read" | "products:write" | "posts:read" | "posts:write";
        /**
         * @description The purpose, scopes and expiry of a new key. Length limits apply after cleaning (trimming, Unicode
         *     NFC, removal of markup).
         */
        ApiKeyCreate: {
            /** @description What the key is for, so that you recognise it later. */
            name: string;
            /** @description What the key may do, without duplicates. Scopes cannot be changed later. */
            scopes: components["schemas"]["ApiKeyScope"][];
            /**
             * Format: date-time
             * @description When the key expires: a future time with a UTC offset (RFC 3339). Null or absent means never.
             */
            expiresAt?: string | null;
        };
        /** @description How long the old key continues to work. */
        ApiKeyRotate: {
            /**
             * Format: int32
             * @description How many seconds the old key continues to work, at most 30 days. It still expires at its own
             *     `expiresAt`.
             * @default 86400
             */
            overlapSeconds: number;
        };
        /** @description The record of an API key. The secret itself is not stored. */
        ApiKey: {
            /** @description The public part of the key, which is its second part (`cms_<id>_…`). */
            id: string;
            /** @description What the key is for, as described by its issuer. */
            name: string;
            /** @description What the key may do. Scopes cannot be changed. */
            scopes: components["schemas"]["ApiKeyScope"][];
            /**
             * Format: date-time
             * @description When it was issued: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * @description Who issued the key or rotated its predecessor. Null if an operator's command did, or if the
             *     account was deleted.
             */
            createdBy: components["schemas"]["Issuer"] | null;
            /**
             * Format: date-time
             * @description When the key expires: UTC; null for never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was last used, to the minute: UTC; null if never.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked: UTC; null if it was not.
             */
            revokedAt: string | null;
        };
        /** @description A newly issued key with its secret, which no other response contains. */
        IssuedApiKey: {
            /** @description The public part of the key, which is its second part (`cms_<id>_…`). */
            id: string;
            /** @description What the key is for, as described by its issuer. */
            name: string;
            /** @description The key for the `X-API-Key` header. Only this response contains it: store it now. */
            key: string;
            /** @description What the key may do. Scopes cannot be changed. */
            scopes: components["schemas"]["ApiKeyScope"][];
            /**
             * Format: date-time
             * @description When it was issued: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * @description Who issued the key or rotated its predecessor. Null if an operator's command did, or if the
             *     account was deleted.
             */
            createdBy: components["schemas"]["Issuer"] | null;
            /**
             * Format: date-time
             * @description When the key expires: UTC; null for never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was last used, to the minute: UTC; null if never.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked: UTC; null if it was not.
             */
            revokedAt: string | null;
        };
        /** @description The success envelope; `data` is a new pair of tokens. */
        TokenPairResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["TokenPair"];
        };
        /** @description The success envelope; `data` is empty. */
        EmptyResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description Always an empty object, because there is nothing to return. */
            data: Record<string, never>;
        };
        /** @description The success envelope; `data` is a person. */
        UserResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["User"];
        };
        /** @description The success envelope; `data` is a page of people. */
        UserListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The people on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["User"][];
        };
        /** @description The success envelope; `data` is a login. */
        SessionResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["Session"];
        };
        /** @description The success envelope; `data` is a page of logins. */
        SessionListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The logins on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["Session"][];
        };
        /** @description The success envelope; `data` is a page of changes. */
        AuditEntryListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The changes on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["AuditEntry"][];
        };
        /** @description The success envelope; `data` is a product. */
        ProductResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["Product"];
        };
        /** @description The success envelope; `data` is a product. */
        PartialProductResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["PartialProduct"];
        };
        /** @description The success envelope; `data` is a page of products. */
        ProductListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The products on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["Product"][];
        };
        /** @description The success envelope; `data` is a page of products. */
        PartialProductListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The products on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["PartialProduct"][];
        };
        /** @description The success envelope; `data` is a post. */
        PostResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["Post"];
        };
        /** @description The success envelope; `data` is a post. */
        PartialPostResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["PartialPost"];
        };
        /** @description The success envelope; `data` is a page of posts. */
        PostListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The posts on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["Post"][];
        };
        /** @description The success envelope; `data` is a page of posts. */
        PartialPostListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The posts on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["PartialPost"][];
        };
        /** @description The success envelope; `data` is the record of an API key. */
        ApiKeyResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["ApiKey"];
        };
        /** @description The success envelope; `data` is a page of API keys. */
        ApiKeyListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The API keys on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["ApiKey"][];
        };
        /** @description The success envelope; `data` is a new API key, with its secret. */
        IssuedApiKeyResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["IssuedApiKey"];
        };
        /** @description The success envelope; `data` is a page of tags. */
        TagListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The tags on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["Tag"][];
        };
        /** @description The success envelope; `data` is a page of authors. */
        AuthorListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The authors on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["Author"][];
        };
        /** @description The success envelope; `data` is a page of content changes. */
        ContentChangeListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The content changes on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["ContentChange"][];
        };
        /** @description The error envelope; `data` tells programs which error occurred. */
        ErrorResponse: {
            /**
             * @description Always `error`; successful responses use another envelope.
             * @enum {string}
             */
            status: "error";
            /**
             * @description One sentence for people, in the language named by `Content-Language`. Branch on `data.code`
             *     instead.
             */
            message: string;
            data: components["schemas"]["ErrorDetails"];
        };
        /** @description The cause of the error, for programs and for support. */
        ErrorDetails: {
            code: components["schemas"]["ErrorCode"];
            reason?: components["schemas"]["ErrorReason"];
            /** @description The same as in the `X-Request-Id` header. */
            requestId: string;
            /** @description Every part of the request that breaks a rule, at most the first 100. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description The exact cause, if a `code` has several. Reasons are stable and explained with the codes. A minor
         *     version may add reasons, also to errors without any: handle an unknown reason by its `code`.
         * @enum {string}
         */
        ErrorReason: "already_exists" | "in_progress" | "own_password" | "in_use" | "last_admin" | "api_key_ended";
        /**
         * @description A stable, machine-readable code. `x-error-code-details` lists the HTTP status, the meaning and the
         *     recommended action of each code and reason. A minor version may add codes: handle an unknown code by
         *     its HTTP status.
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "malformed_json" | "invalid_parameter" | "unknown_parameter" | "invalid_cursor" | "authentication_required" | "invalid_credentials" | "token_invalid" | "token_expired" | "refresh_token_invalid" | "refresh_token_expired" | "refresh_token_reused" | "api_key_invalid" | "permission_denied" | "insufficient_scope" | "account_disabled" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "cursor_expired" | "endpoint_sunset" | "precondition_failed" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "precondition_required" | "rate_limited" | "headers_too_large" | "internal_error" | "unavailable";
        /** @description One part of the request that breaks a rule. */
        FieldError: {
            /**
             * @description Where the error is: in the body, the path, the query or a header.
             * @enum {string}
             */
            location: "body" | "path" | "query" | "header";
            /**
             * @description The position in that part as a JSON Pointer (RFC 6901): `/price` or `/tags/0` in a body,
             *     `/limit` in a query, empty for the whole body.
             */
            field: string;
            /** @description The violated rule, such as `required`, `maxLength` or `unique`. */
            rule: string;
            /** @description The rule in a sentence for people, without the field name, in the language of the response. */
            message: string;
        };
    };
    responses: {
        /**
         * @description The cursor is older than the retention period, or was issued for different access or by another
         *     database (`cursor_expired`). Get a new cursor by leaving out `since`, read the full lists again, and
         *     continue with the new cursor.
         */
        CursorExpired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Your copy is current: `If-None-Match` has the current `ETag`. No body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                Vary: components["headers"]["Vary"];
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                "X-Next-Cursor": components["headers"]["NextCursor"];
                "X-Total-Count": components["headers"]["TotalCount"];
                "X-Total-Count-Relation": components["headers"]["TotalCountRelation"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description The body is not JSON (`malformed_json`) or incomplete (`malformed_request`), or a parameter is
         *     invalid (`invalid_parameter`) or unknown to this operation (`unknown_parameter`). Correct the
         *     request; a retry does not help.
         */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The body is not JSON (`malformed_json`) or incomplete (`malformed_request`), or the query has a
         *     parameter unknown to this operation (`unknown_parameter`). Correct the request; a retry does not
         *     help.
         */
        BadBody: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description A parameter is invalid (`invalid_parameter`) or unknown to this operation (`unknown_parameter`).
         *     Correct the request; a retry does not help.
         */
        BadParameters: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description A parameter is invalid (`invalid_parameter`) or unknown to this operation (`unknown_parameter`), or
         *     the cursor belongs to another list (`invalid_cursor`). Correct the request; a retry does not help.
         */
        BadListParameters: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The query has a parameter unknown to this operation (`unknown_parameter`). Leave it out. */
        UnknownParameter: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The request has no credential (`authentication_required`) or an invalid one: `token_expired`
         *     (refresh it), `token_invalid` (sign in again) or `api_key_invalid`.
         */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The resource is not visible without a credential, and the request has an invalid one:
         *     `token_expired` (refresh it), `token_invalid` (sign in again) or `api_key_invalid`.
         */
        InvalidCredential: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The request has no access token (`authentication_required`) or an invalid one: `token_expired`
         *     (refresh it) or `token_invalid` (sign in again). This operation does not accept API keys.
         */
        SignInRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The username or the password is wrong (`invalid_credentials`). The response does not say which. */
        InvalidCredentials: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The refresh token is unknown, revoked or belongs to a disabled account (`refresh_token_invalid`),
         *     has expired (`refresh_token_expired`), or was already used (`refresh_token_reused`: every token of
         *     the login is revoked). Sign in again.
         */
        RefreshRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The credential is correct, but an administrator has disabled the account (`account_disabled`). */
        AccountDisabled: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The credential is valid but does not allow this: the role is too low (`permission_denied`) or the
         *     API key lacks a scope (`insufficient_scope`). Ask an administrator.
         */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The access token is valid, but the role is too low (`permission_denied`). Ask an administrator. */
        RoleTooLow: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The API key is valid, but lacks a scope (`insufficient_scope`). Ask an administrator. */
        ScopeMissing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The resource does not exist, or you may not see it (`not_found`). */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A value that must be unique is taken (`conflict`, reason `already_exists`): `data.errors` names it. */
        AlreadyExists: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description A value that must be unique is taken (`conflict`, reason `already_exists`): `data.errors` names it. Or the first
         *     request with this `Idempotency-Key` is still running (reason `in_progress`): wait `Retry-After` seconds and send it again.
         */
        AlreadyExistsOrInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Retry-After": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The first request with this `Idempotency-Key` is still running (`conflict`, reason `in_progress`): wait `Retry-After` seconds and send it again. */
        InProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Retry-After": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The API key is revoked, expired or already rotated (`conflict`, reason `api_key_ended`). Or the
         *     first request with this `Idempotency-Key` is still running (reason `in_progress`): wait
         *     `Retry-After` seconds and send it again.
         */
        ApiKeyEndedOrInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Retry-After": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The user is the only administrator who can sign in (`conflict`, reason `last_admin`). */
        LastAdmin: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The user is the only administrator who can sign in (`conflict`, reason `last_admin`). Or you tried
         *     to set your own password here (reason `own_password`).
         */
        LastAdminOrOwnPassword: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The resource has changed since you read it (`precondition_failed`). Read it again and repeat your
         *     change.
         */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request body is larger than this operation accepts (`payload_too_large`). */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The request body has a media type that this operation does not accept, is not UTF-8, or is
         *     compressed (`unsupported_media_type`).
         */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description Fields of the body are invalid (`validation_failed`): `data.errors` lists all of them, and nothing
         *     was written.
         */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description Fields of the body are invalid (`validation_failed`): `data.errors` lists all of them, and nothing
         *     was written. Or the `Idempotency-Key` was already used with a different body
         *     (`idempotency_key_reused`).
         */
        ValidationFailedOrKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The `If-Match` header is missing (`precondition_required`). Send the `ETag` from your last read. */
        PreconditionRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The client has reached a rate limit or has too many requests in progress (`rate_limited`). Wait
         *     `Retry-After` seconds.
         */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Something went wrong on our side (`internal_error`). Report the `requestId`. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The service cannot answer right now (`unavailable`). Wait `Retry-After` seconds and try again. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Language": components["headers"]["ContentLanguage"];
                Vary: components["headers"]["Vary"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /**
         * @description The `id` of the product, as in lists and in the `Location` of a new one.
         * @example 2
         */
        ProductId: number;
        /**
         * @description The `id` of the post, as in lists and in the `Location` of a new one.
         * @example 1
         */
        PostId: number;
        /**
         * @description The `id` of the API key, which is also the second part of the key (`cms_<id>_…`).
         * @example 7Gq2LmX0aZ4t
         */
        ApiKeyId: string;
        /**
         * @description The maximum number of records to return.
         * @example 10
         */
        Limit: number;
        /**
         * @description Where the page starts: the `X-Next-Cursor` of the previous page. Opaque; valid only with the same
         *     filters and the same `sort`.
         */
        Cursor: string;
        /**
         * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`. Counting takes time:
         *     request it only if you show the number.
         * @example true
         */
        Count: boolean;
        /**
         * @description The `id` of the person, as in lists and in the `Location` of a new one.
         * @example 2
         */
        UserId: number;
        /**
         * @description The `id` of the login, as in the list of your logins.
         * @example 5b0c1e0a-7a3f-4f0e-9a55-0f0b6a0d1c2e
         */
        SessionId: string;
        /**
         * @description Only records created at this time or later.
         * @example 2026-02-01T00:00:00Z
         */
        CreatedFrom: string;
        /**
         * @description Only records created before this time.
         * @example 2026-03-01T00:00:00Z
         */
        CreatedTo: string;
        /**
         * @description Only the records with these `id`s, separated by commas.
         * @example [
         *       2,
         *       1
         *     ]
         */
        Ids: number[];
        /**
         * @description Only records last changed at this time or later.
         * @example 2026-02-01T00:00:00Z
         */
        UpdatedFrom: string;
        /**
         * @description Only records last changed before this time.
         * @example 2026-03-01T00:00:00Z
         */
        UpdatedTo: string;
        /**
         * @description Only these fields of products, and always `id`. The response is a `PartialProduct`, marked by
         *     `profile=partial` in `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a
         *     product, request its `version`.
         * @example [
         *       "name",
         *       "price"
         *     ]
         */
        ProductFields: components["schemas"]["ProductField"][];
        /**
         * @description Only these fields of posts, and always `id`. The response is a `PartialPost`, marked by
         *     `profile=partial` in `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a post,
         *     request its `version`.
         * @example [
         *       "title",
         *       "slug"
         *     ]
         */
        PostFields: components["schemas"]["PostField"][];
        /**
         * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`), or `*`
         *     to write without this check. A tag without quotes is rejected with 400. The service issues strong
         *     tags only: one that a proxy has weakened (`W/"3"`) is compared as the tag that it was.
         * @example "3-bG9yZW0taXBzdW0"
         */
        IfMatch: string;
        /**
         * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`).
         * @example "3-bG9yZW0taXBzdW0"
         */
        IfMatchOptional: string;
        /**
         * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
         * @example "bG9yZW0taXBzdW0"
         */
        IfNoneMatch: string;
        /**
         * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
         *     with the same body returns the first response again. By default, a person or an API key can use
         *     10,000 keys in 24 hours. Beyond that, the service rejects new keys with `rate_limited`, but still
         *     accepts requests without a key.
         * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Uniquely identifies this request in the service's log. Quote it when you ask for help. If you send
         *     an `X-Request-Id`, the log and the audit trail record it as well.
         * @example 4d2c1a3e-6f0b-4c55-9d3f-2a7d4f0f9b11
         */
        RequestId: string;
        /**
         * @description The remaining requests (`r`) and the seconds until the window resets (`t`). Absent if rate limits
         *     are switched off.
         * @example "read";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description The limit (`q` requests) and its window (`w` seconds). Absent if rate limits are switched off.
         * @example "read";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description Whether and how the response may be stored (RFC 9111).
         * @example no-cache
         */
        CacheControl: string;
        /**
         * @description The language of the messages, chosen by `Accept-Language`. English, if none of the requested
         *     languages is available.
         * @example en
         */
        ContentLanguage: string;
        /**
         * @description The request headers that the response depends on (RFC 9110), for caches.
         * @example Accept-Language
         */
        Vary: string;
        /**
         * @description The version of this representation (RFC 9110). Send it back in `If-None-Match`.
         * @example "bG9yZW0taXBzdW0"
         */
        ETag: string;
        /**
         * @description The next page as `rel="next"` (RFC 8288). Absent on the last page.
         * @example <https://cms.example.com/api/products?cursor=eyJ2IjoxfQ.c2lnbmF0dXJl>; rel="next"
         */
        Link: string;
        /**
         * @description The `cursor` of the next page, for clients that call operations by name; `Link` holds the same
         *     cursor in a URL. Absent on the last page, except for `listChanges`, which always returns it for the
         *     next `since`.
         * @example eyJ2IjoxfQ.c2lnbmF0dXJl
         */
        NextCursor: string;
        /**
         * @description The number of matching records on all pages; `X-Total-Count-Relation` says whether the number is
         *     exact. Present if the request has `count=true`.
         * @example 22
         */
        TotalCount: number;
        /**
         * @description `exact`: `X-Total-Count` is the exact number. `at-least`: there are more records; counting stopped
         *     at 10,000. Present if the request has `count=true`.
         * @example exact
         */
        TotalCountRelation: string;
        /**
         * @description The path of the new record.
         * @example /api/products/2
         */
        Location: string;
        /**
         * @description Present when this is the stored answer to an earlier request with the same `Idempotency-Key`.
         * @example true
         */
        IdempotencyReplayed: string;
        /**
         * @description How to authenticate (RFC 9110, RFC 6750).
         * @example Bearer realm="cms", error="invalid_token", error_description="The access token has expired."
         */
        WWWAuthenticate: string;
        /**
         * @description How many seconds to wait before the next attempt.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description How many seconds to wait before the next attempt. Sent with the reason `in_progress`.
         * @example 1
         */
        RetryAfterInProgress: number;
    };
    pathItems: never;
}
export type LoginRequest = components['schemas']['LoginRequest'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type TokenPair = components['schemas']['TokenPair'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type Session = components['schemas']['Session'];
export type UserCreate = components['schemas']['UserCreate'];
export type ProfileUpdate = components['schemas']['ProfileUpdate'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type ContentChange = components['schemas']['ContentChange'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type User = components['schemas']['User'];
export type Role = components['schemas']['Role'];
export type Issuer = components['schemas']['Issuer'];
export type Tag = components['schemas']['Tag'];
export type TagSort = components['schemas']['TagSort'];
export type Author = components['schemas']['Author'];
export type Product = components['schemas']['Product'];
export type ProductStatusFilter = components['schemas']['ProductStatusFilter'];
export type ProductStatus = components['schemas']['ProductStatus'];
export type PartialProduct = components['schemas']['PartialProduct'];
export type ProductField = components['schemas']['ProductField'];
export type ProductSort = components['schemas']['ProductSort'];
export type ProductCreate = components['schemas']['ProductCreate'];
export type ProductUpdate = components['schemas']['ProductUpdate'];
export type RecordVersion = components['schemas']['RecordVersion'];
export type Price = components['schemas']['Price'];
export type Currency = components['schemas']['Currency'];
export type PostStatusFilter = components['schemas']['PostStatusFilter'];
export type PostStatus = components['schemas']['PostStatus'];
export type Post = components['schemas']['Post'];
export type PartialPost = components['schemas']['PartialPost'];
export type PostField = components['schemas']['PostField'];
export type PostSort = components['schemas']['PostSort'];
export type PostCreate = components['schemas']['PostCreate'];
export type PostUpdate = components['schemas']['PostUpdate'];
export type ApiKeyScope = components['schemas']['ApiKeyScope'];
export type ApiKeyCreate = components['schemas']['ApiKeyCreate'];
export type ApiKeyRotate = components['schemas']['ApiKeyRotate'];
export type ApiKey = components['schemas']['ApiKey'];
export type IssuedApiKey = components['schemas']['IssuedApiKey'];
export type TokenPairResponse = components['schemas']['TokenPairResponse'];
export type EmptyResponse = components['schemas']['EmptyResponse'];
export type UserResponse = components['schemas']['UserResponse'];
export type UserListResponse = components['schemas']['UserListResponse'];
export type SessionResponse = components['schemas']['SessionResponse'];
export type SessionListResponse = components['schemas']['SessionListResponse'];
export type AuditEntryListResponse = components['schemas']['AuditEntryListResponse'];
export type ProductResponse = components['schemas']['ProductResponse'];
export type PartialProductResponse = components['schemas']['PartialProductResponse'];
export type ProductListResponse = components['schemas']['ProductListResponse'];
export type PartialProductListResponse = components['schemas']['PartialProductListResponse'];
export type PostResponse = components['schemas']['PostResponse'];
export type PartialPostResponse = components['schemas']['PartialPostResponse'];
export type PostListResponse = components['schemas']['PostListResponse'];
export type PartialPostListResponse = components['schemas']['PartialPostListResponse'];
export type ApiKeyResponse = components['schemas']['ApiKeyResponse'];
export type ApiKeyListResponse = components['schemas']['ApiKeyListResponse'];
export type IssuedApiKeyResponse = components['schemas']['IssuedApiKeyResponse'];
export type TagListResponse = components['schemas']['TagListResponse'];
export type AuthorListResponse = components['schemas']['AuthorListResponse'];
export type ContentChangeListResponse = components['schemas']['ContentChangeListResponse'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorReason = components['schemas']['ErrorReason'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type FieldError = components['schemas']['FieldError'];
export type ResponseCursorExpired = components['responses']['CursorExpired'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseBadBody = components['responses']['BadBody'];
export type ResponseBadParameters = components['responses']['BadParameters'];
export type ResponseBadListParameters = components['responses']['BadListParameters'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseInvalidCredential = components['responses']['InvalidCredential'];
export type ResponseSignInRequired = components['responses']['SignInRequired'];
export type ResponseInvalidCredentials = components['responses']['InvalidCredentials'];
export type ResponseRefreshRefused = components['responses']['RefreshRefused'];
export type ResponseAccountDisabled = components['responses']['AccountDisabled'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseRoleTooLow = components['responses']['RoleTooLow'];
export type ResponseScopeMissing = components['responses']['ScopeMissing'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseAlreadyExists = components['responses']['AlreadyExists'];
export type ResponseAlreadyExistsOrInProgress = components['responses']['AlreadyExistsOrInProgress'];
export type ResponseInProgress = components['responses']['InProgress'];
export type ResponseApiKeyEndedOrInProgress = components['responses']['ApiKeyEndedOrInProgress'];
export type ResponseLastAdmin = components['responses']['LastAdmin'];
export type ResponseLastAdminOrOwnPassword = components['responses']['LastAdminOrOwnPassword'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseValidationFailed = components['responses']['ValidationFailed'];
export type ResponseValidationFailedOrKeyReused = components['responses']['ValidationFailedOrKeyReused'];
export type ResponsePreconditionRequired = components['responses']['PreconditionRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ParameterProductId = components['parameters']['ProductId'];
export type ParameterPostId = components['parameters']['PostId'];
export type ParameterApiKeyId = components['parameters']['ApiKeyId'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterCount = components['parameters']['Count'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterCreatedFrom = components['parameters']['CreatedFrom'];
export type ParameterCreatedTo = components['parameters']['CreatedTo'];
export type ParameterIds = components['parameters']['Ids'];
export type ParameterUpdatedFrom = components['parameters']['UpdatedFrom'];
export type ParameterUpdatedTo = components['parameters']['UpdatedTo'];
export type ParameterProductFields = components['parameters']['ProductFields'];
export type ParameterPostFields = components['parameters']['PostFields'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterIfMatchOptional = components['parameters']['IfMatchOptional'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderContentLanguage = components['headers']['ContentLanguage'];
export type HeaderVary = components['headers']['Vary'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLink = components['headers']['Link'];
export type HeaderNextCursor = components['headers']['NextCursor'];
export type HeaderTotalCount = components['headers']['TotalCount'];
export type HeaderTotalCountRelation = components['headers']['TotalCountRelation'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderIdempotencyReplayed = components['headers']['IdempotencyReplayed'];
export type HeaderWwwAuthenticate = components['headers']['WWWAuthenticate'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRetryAfterInProgress = components['headers']['RetryAfterInProgress'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. Keep both tokens in a safe place. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPairResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["AccountDisabled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description A new pair. The old refresh token no longer works. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPairResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["RefreshRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. Discard both tokens. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["SignInRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person, including the role that determines what the app can offer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            401: components["responses"]["SignInRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`), or `*`
                 *     to write without this check. A tag without quotes is rejected with 400. The service issues strong
                 *     tags only: one that a proxy has weakened (`W/"3"`) is compared as the tag that it was.
                 * @example "3-bG9yZW0taXBzdW0"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The signed-in person after the change, with the new `ETag`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password was replaced, and all other logins of the person have ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["SignInRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessions: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of records to return.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts: the `X-Next-Cursor` of the previous page. Opaque; valid only with the same
                 *     filters and the same `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`. Counting takes time:
                 *     request it only if you show the number.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the active logins, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Relation": components["headers"]["TotalCountRelation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["SignInRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the login, as in the list of your logins.
                 * @example 5b0c1e0a-7a3f-4f0e-9a55-0f0b6a0d1c2e
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The login as it was before it ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["SignInRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProducts: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of products to return. This list never returns more than ten.
                 * @example 10
                 */
                limit: number;
                /**
                 * @description Where the page starts: the `X-Next-Cursor` of the previous page. Opaque; valid only with the same
                 *     filters and the same `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only records whose `name` or `sku` contains words that start with each of these words. All words
                 *     must match, in any of these fields. Case and accents are ignored. A one-letter word matches only
                 *     that exact word. Only the first ten different words count. The service cancels a search that
                 *     takes too long (`unavailable`).
                 * @example mug
                 */
                q?: string;
                /**
                 * @description Only products with this price or a higher one. At most four decimals.
                 * @example 5
                 */
                minPrice?: number;
                /**
                 * @description Only products with this price or a lower one. At most four decimals.
                 * @example 20
                 */
                maxPrice?: number;
                /**
                 * @description Only records created at this time or later.
                 * @example 2026-02-01T00:00:00Z
                 */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /**
                 * @description Only records created before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                createdTo?: components["parameters"]["CreatedTo"];
                /**
                 * @description The sort order; `-` means descending. The default is `-id` (newest first). Ties are broken by
                 *     `id`.
                 * @example -price
                 */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`. Counting takes time:
                 *     request it only if you show the number.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the products with these `id`s, separated by commas.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                ids?: number[];
                /**
                 * @description Only the product with this SKU (exact match).
                 * @example MUG-001
                 */
                sku?: string;
                /**
                 * @description Only records last changed at this time or later.
                 * @example 2026-02-01T00:00:00Z
                 */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
                /**
                 * @description Only records last changed before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                updatedTo?: components["parameters"]["UpdatedTo"];
                /**
                 * @description Only products with one of these statuses, or `all`. The default is `published`. Only clients
                 *     that may write products can request drafts (401 or 403 otherwise).
                 * @example [
                 *       "published"
                 *     ]
                 */
                status?: components["schemas"]["ProductStatusFilter"][];
                /**
                 * @description Only products with a price in this currency (exact match).
                 * @example EUR
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Only these fields of products, and always `id`. The response is a `PartialProduct`, marked by
                 *     `profile=partial` in `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a
                 *     product, request its `version`.
                 * @example [
                 *       "name",
                 *       "price"
                 *     ]
                 */
                fields?: components["parameters"]["ProductFields"];
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten products, in the requested order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Relation": components["headers"]["TotalCountRelation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same body returns the first response again. By default, a person or an API key can use
                 *     10,000 keys in 24 hours. Beyond that, the service rejects new keys with `rate_limited`, but still
                 *     accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCreate"];
            };
        };
        responses: {
            /** @description The product as stored. `Location` is its path. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyExistsOrInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of products, and always `id`. The response is a `PartialProduct`, marked by
                 *     `profile=partial` in `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a
                 *     product, request its `version`.
                 * @example [
                 *       "name",
                 *       "price"
                 *     ]
                 */
                fields?: components["parameters"]["ProductFields"];
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The `id` of the product, as in lists and in the `Location` of a new one.
                 * @example 2
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current product. Send its `ETag` in `If-Match` to change it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            401: components["responses"]["InvalidCredential"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`).
                 * @example "3-bG9yZW0taXBzdW0"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description The `id` of the product, as in lists and in the `Location` of a new one.
                 * @example 2
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product as it was before deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`), or `*`
                 *     to write without this check. A tag without quotes is rejected with 400. The service issues strong
                 *     tags only: one that a proxy has weakened (`W/"3"`) is compared as the tag that it was.
                 * @example "3-bG9yZW0taXBzdW0"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the product, as in lists and in the `Location` of a new one.
                 * @example 2
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The product after the change, with its new `ETag`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyExists"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPosts: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of records to return.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts: the `X-Next-Cursor` of the previous page. Opaque; valid only with the same
                 *     filters and the same `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only posts with this status. The default is `published`. Readers can request only published
                 *     posts (403 otherwise); authors see their own posts of any status and the published posts of
                 *     others. For several statuses or `all`, use `statuses`; this parameter also accepts them,
                 *     separated by commas.
                 * @example published
                 */
                status?: components["schemas"]["PostStatus"];
                /**
                 * @description Only posts with one of these statuses, or `all`. If you also send `status`, posts with that
                 *     status are included. The same access rules apply.
                 * @example [
                 *       "draft",
                 *       "published"
                 *     ]
                 */
                statuses?: components["schemas"]["PostStatusFilter"][];
                /**
                 * @description Only posts with this tag (exact, case-sensitive).
                 * @example news
                 */
                tag?: string;
                /**
                 * @description Only posts by the person with this `id`. `me` means the signed-in person; API keys cannot use it
                 *     (400). If your client only accepts an integer here, send your own `id` (from `GET
                 *     /api/auth/me`).
                 * @example 2
                 */
                author?: number;
                /**
                 * @description Only records whose `title`, `excerpt` or `body` contains words that start with each of these
                 *     words. All words must match, in any of these fields. Case and accents are ignored. A one-letter
                 *     word matches only that exact word. Only the first ten different words count. The service cancels
                 *     a search that takes too long (`unavailable`).
                 * @example opening
                 */
                q?: string;
                /**
                 * @description Only posts first published at this time or later.
                 * @example 2026-02-01T00:00:00Z
                 */
                publishedFrom?: string;
                /**
                 * @description Only posts first published before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                publishedTo?: string;
                /**
                 * @description Only records created at this time or later.
                 * @example 2026-02-01T00:00:00Z
                 */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /**
                 * @description Only records created before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                createdTo?: components["parameters"]["CreatedTo"];
                /**
                 * @description The sort order; `-` means descending. The default is `-id` (newest first). Ties are broken by
                 *     `id`.
                 * @example -updatedAt
                 */
                sort?: components["schemas"]["PostSort"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`. Counting takes time:
                 *     request it only if you show the number.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the records with these `id`s, separated by commas.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only the post with this slug (exact match).
                 * @example opening-hours-in-spring
                 */
                slug?: string;
                /**
                 * @description Only records last changed at this time or later.
                 * @example 2026-02-01T00:00:00Z
                 */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
                /**
                 * @description Only records last changed before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                updatedTo?: components["parameters"]["UpdatedTo"];
                /**
                 * @description Only these fields of posts, and always `id`. The response is a `PartialPost`, marked by
                 *     `profile=partial` in `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a post,
                 *     request its `version`.
                 * @example [
                 *       "title",
                 *       "slug"
                 *     ]
                 */
                fields?: components["parameters"]["PostFields"];
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts, in the requested order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Relation": components["headers"]["TotalCountRelation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same body returns the first response again. By default, a person or an API key can use
                 *     10,000 keys in 24 hours. Beyond that, the service rejects new keys with `rate_limited`, but still
                 *     accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostCreate"];
            };
        };
        responses: {
            /** @description The post as stored. `Location` is its path. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AlreadyExistsOrInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of posts, and always `id`. The response is a `PartialPost`, marked by
                 *     `profile=partial` in `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a post,
                 *     request its `version`.
                 * @example [
                 *       "title",
                 *       "slug"
                 *     ]
                 */
                fields?: components["parameters"]["PostFields"];
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The `id` of the post, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current post. Send its `ETag` in `If-Match` to change it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`).
                 * @example "3-bG9yZW0taXBzdW0"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description The `id` of the post, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post as it was before deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostResponse"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`), or `*`
                 *     to write without this check. A tag without quotes is rejected with 400. The service issues strong
                 *     tags only: one that a proxy has weakened (`W/"3"`) is compared as the tag that it was.
                 * @example "3-bG9yZW0taXBzdW0"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the post, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostUpdate"];
            };
        };
        responses: {
            /** @description The post after the change, with its new `ETag`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyExists"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTags: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of records to return.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts: the `X-Next-Cursor` of the previous page. Opaque; valid only with the same
                 *     filters and the same `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only tags with a name that starts with this text (case-sensitive).
                 * @example ne
                 */
                namePrefix?: string;
                /**
                 * @description The sort order; `-` means descending. The default is `name`. Ties are broken by `name`.
                 * @example -postCount
                 */
                sort?: components["schemas"]["TagSort"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`. Counting takes time:
                 *     request it only if you show the number.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tags, in the requested order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Relation": components["headers"]["TotalCountRelation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuthors: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of records to return.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts: the `X-Next-Cursor` of the previous page. Opaque; valid only with the same
                 *     filters and the same `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`. Counting takes time:
                 *     request it only if you show the number.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the records with these `id`s, separated by commas.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the authors of published posts, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Relation": components["headers"]["TotalCountRelation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of records to return.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts: the `X-Next-Cursor` of the previous page. Opaque; valid only with the same
                 *     filters and the same `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`. Counting takes time:
                 *     request it only if you show the number.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the keys with these `id`s, separated by commas.
                 * @example [
                 *       "7Gq2LmX0aZ4t"
                 *     ]
                 */
                ids?: string[];
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of API key records, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Relation": components["headers"]["TotalCountRelation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same body returns the first response again. By default, a person or an API key can use
                 *     10,000 keys in 24 hours. Beyond that, the service rejects new keys with `rate_limited`, but still
                 *     accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The issued key. Only this response contains its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedApiKeyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The `id` of the API key, which is also the second part of the key (`cms_<id>_…`).
                 * @example 7Gq2LmX0aZ4t
                 */
                apiKeyId: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record of the key, without the secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the API key, which is also the second part of the key (`cms_<id>_…`).
                 * @example 7Gq2LmX0aZ4t
                 */
                apiKeyId: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record of the key, with the time of revocation in `revokedAt`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same body returns the first response again. By default, a person or an API key can use
                 *     10,000 keys in 24 hours. Beyond that, the service rejects new keys with `rate_limited`, but still
                 *     accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the API key, which is also the second part of the key (`cms_<id>_…`).
                 * @example 7Gq2LmX0aZ4t
                 */
                apiKeyId: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotate"];
            };
        };
        responses: {
            /** @description The new key. Only this response contains its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedApiKeyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ApiKeyEndedOrInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of records to return.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts: the `X-Next-Cursor` of the previous page. Opaque; valid only with the same
                 *     filters and the same `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only people with exactly this role, not a higher one.
                 * @example editor
                 */
                role?: components["schemas"]["Role"];
                /**
                 * @description Only records whose `username` or `displayName` contains words that start with each of these
                 *     words. All words must match, in any of these fields. Case and accents are ignored. A one-letter
                 *     word matches only that exact word. Only the first ten different words count. The service cancels
                 *     a search that takes too long (`unavailable`).
                 * @example mara
                 */
                q?: string;
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`. Counting takes time:
                 *     request it only if you show the number.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the records with these `id`s, separated by commas.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Relation": components["headers"]["TotalCountRelation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same body returns the first response again. By default, a person or an API key can use
                 *     10,000 keys in 24 hours. Beyond that, the service rejects new keys with `rate_limited`, but still
                 *     accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The user as stored. `Location` is their path. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            409: components["responses"]["AlreadyExistsOrInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The `id` of the person, as in lists and in the `Location` of a new one.
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. Send their `ETag` in `If-Match` to change them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`).
                 * @example "3-bG9yZW0taXBzdW0"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description The `id` of the person, as in lists and in the `Location` of a new one.
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The user as they were before deletion. For each API key that the deletion revoked, the audit
             *     trail has an `apiKey.revoke` entry with the `X-Request-Id` of this response.
             */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdmin"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`), or `*`
                 *     to write without this check. A tag without quotes is rejected with 400. The service issues strong
                 *     tags only: one that a proxy has weakened (`W/"3"`) is compared as the tag that it was.
                 * @example "3-bG9yZW0taXBzdW0"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the person, as in lists and in the `Location` of a new one.
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /**
             * @description The user after the change, with their new `ETag`. For each API key that the change revoked, the
             *     audit trail has an `apiKey.revoke` entry with the `X-Request-Id` of this response.
             */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdminOrOwnPassword"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of records to return.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts: the `X-Next-Cursor` of the previous page. Opaque; valid only with the same
                 *     filters and the same `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only entries with this action, such as `product.update`.
                 * @example product.update
                 */
                action?: string;
                /**
                 * @description Only changes to resources of this type. A minor version may add one.
                 * @example product
                 */
                resourceType?: "product" | "post" | "user" | "session" | "apiKey";
                /**
                 * @description Only changes to the record with this `id`. Records of different types can have the same `id`, so
                 *     send `resourceType` as well.
                 * @example 2
                 */
                resourceId?: string;
                /**
                 * @description Only changes made by the person or API key with this `id`.
                 * @example 2
                 */
                actorId?: string;
                /**
                 * @description Only records created at this time or later.
                 * @example 2026-02-01T00:00:00Z
                 */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /**
                 * @description Only records created before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                createdTo?: components["parameters"]["CreatedTo"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`. Counting takes time:
                 *     request it only if you show the number.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the audit trail. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Relation": components["headers"]["TotalCountRelation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["RoleTooLow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChanges: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of records to return.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `X-Next-Cursor` of the previous response: opaque and reusable. If you leave it out, the
                 *     response has no changes and the current cursor.
                 */
                since?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes, the earliest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentChangeListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ScopeMissing"];
            410: components["responses"]["CursorExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
