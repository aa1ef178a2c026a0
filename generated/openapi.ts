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
         * @description Exchanges a username and a password for a token pair. A wrong password and an unknown username get the
         *     same answer (`invalid_credentials`). After several failures, further attempts are answered with 429 for a
         *     while, which grows with each failure; wait for `Retry-After` seconds. Only the right password reveals
         *     that an account is disabled (`account_disabled`). A person can have 100 logins at a time, unless the
         *     service is set otherwise: one more ends the oldest.
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
         * @description Exchanges a refresh token for a new token pair; the old refresh token is used up. A retry or a second
         *     tab that sends the same token within 10 seconds gets the same new refresh token, and an access token
         *     of its own. After that, the token is treated as stolen: every token of the login ends and the answer is
         *     `refresh_token_reused`. On any 401, send the person to sign in.
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
         * @description Ends the login that the access token belongs to: its refresh token stops working at once, and so do
         *     its access tokens. Other logins of the same person stay. If the access token has expired, refresh it
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
         * @description The person that the access token belongs to, with the role that decides what the app may offer. API
         *     keys have no person: this operation takes an access token only.
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
         * @description Changes the fields that you send of the signed-in person (JSON Merge Patch, RFC 7396). Posts show the
         *     new name at once. Username and role are for administrators to change, and the password has an operation
         *     of its own (`POST /api/auth/password`).
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
         * @description Replaces the password of the signed-in person. All other logins of that person end at once; this one
         *     stays, with the access token of the request and its newest refresh token. A wrong `currentPassword`
         *     is refused with 422, and after several failures with 429. So is, with 422 and the rule `guessable`, a
         *     new password that is easy to guess.
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
         * @description The logins of the signed-in person that have not ended, newest first; `current` marks the login of
         *     this request. `userAgent`, `address` and `lastUsedAt` help to tell on which device each is.
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
         * @description Ends a login of the signed-in person, on a lost phone for example. Its tokens stop working at once;
         *     other replicas of the service may answer reads with them for 1 second more at most.
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
         * @description The newest products, by descending `id`: ten without parameters, and never more than ten in one
         *     response. Filters narrow the list and can be combined; `sort` changes its order. Follow the `Link`
         *     header for more.
         *
         *     Everybody sees the published products. Whoever may write products may ask for drafts, too, and sees
         *     who created and changed each one. A credential that does not hold is treated as none, unless drafts are
         *     asked for: then it is refused.
         *
         *     - Access: everybody, without a credential; people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description Creates a product from a `name` and a `price`, and publishes it, unless `status` says otherwise. The price
         *     is a number, or a string that holds one (`"19.99"`), with at most four decimals; it is stored exactly, in
         *     the currency that `currency` names, or else in the one that the service is set to (`DEFAULT_CURRENCY`).
         *     Send an `Idempotency-Key` so that a retry creates nothing twice. A `sku` that another product has is
         *     refused (`already_exists`).
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
         * @description One product by its `id`. A draft is there for those who may write products only: to anybody else it does
         *     not exist (404). They also see who created and changed a product. A credential that does not hold is
         *     treated as none, unless there is no such product to see: then it is refused with 401.
         *
         *     - Access: everybody, without a credential; people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Deletes the product permanently, and returns it as it was. `If-Match` is optional here: with it, a
         *     product that has changed since is left alone (412).
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Changes the fields that you send and leaves the others (JSON Merge Patch, RFC 7396): `null` clears a
         *     field that can be empty. Send the `ETag` that you read in `If-Match`: when the product has changed
         *     since, the answer is 412 and nothing is written; read it again and repeat your change. Without the
         *     header the answer is 428.
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
         * @description Published posts, newest first (descending `id`). Editors, administrators and keys with `posts:write`
         *     may ask for any `status`, authors too, who get their own posts of it; for anybody else that is refused
         *     with 403. Filters narrow the list and can be combined. Follow the `Link` header for more.
         *
         *     - Access: every signed-in person; API keys with the scope `posts:read`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Create a post
         * @description Creates a draft, publishes at once with `status: published`, or later with `status: scheduled` and
         *     `publishAt`. Without a `slug` one is made from the title, and made unique. A `slug` of your own that
         *     another post has is refused (`already_exists`). The body is HTML; anything unsafe is removed from it. With an
         *     access token you become the author. Send an `Idempotency-Key` so that a retry creates nothing twice.
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
         * @description One post by its `id`. A post that is not published exists only for its author, editors, administrators
         *     and keys with `posts:write`; for anybody else the answer is 404.
         *
         *     - Access: every signed-in person; API keys with the scope `posts:read`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description Deletes the post permanently, and returns it as it was, so a key needs `posts:read` too. To keep it,
         *     archive it instead. `If-Match` is optional here: with it, a post that has changed since is left
         *     alone (412). Authors delete their own posts only, as they change them.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `posts:read` and `posts:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Change a post
         * @description Changes the fields that you send and leaves the others (JSON Merge Patch, RFC 7396). The `status`
         *     moves the post: `published` publishes it now, `scheduled` together with a future `publishAt` publishes
         *     it then, `draft` and `archived` take it back from readers. The `slug` stays when the title changes, so
         *     that addresses keep working, unless you send another one. Send the `ETag` that you read in `If-Match`:
         *     when the post has changed since, the answer is 412 and nothing is written; read it again and repeat
         *     your change. Without the header the answer is 428. The answer shows the whole post, so a key needs
         *     `posts:read` too. Authors change their own posts only: for another's published post the answer is 403,
         *     and any other does not exist for them (404).
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
         * @description The tags of published posts in the order of their names, each with the number of posts that
         *     `GET /api/posts?tag=…` lists: for a cloud of tags (`sort=-postCount`), or to complete what somebody is
         *     typing (`namePrefix`). Drafts count for nobody, so that everybody has the same answer. Names are ordered
         *     by their characters (Unicode code points): capital letters come before small ones, accents after both.
         *     Follow the `Link` header for more.
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
         * @description The people who have written a published post, newest first (descending `id`), as posts name them: to
         *     offer the posts of each by the filter `author` of the list of posts. Whoever has drafts alone, or none,
         *     is not among them. Follow the `Link` header for more.
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
         * @description All API keys, newest first, revoked and expired ones included. The keys themselves are not kept and
         *     can never be shown again.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Issue an API key
         * @description Issues a key for a third-party server. `data.key` is shown in this answer only: store it now. Give a
         *     key the scopes that it needs and no others, and an expiry (`expiresAt`) where you can. When you are
         *     disabled, deleted or no longer `admin`, the keys that you issued are revoked with that change.
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
         * @description One API key by its `id`, without the key itself.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Ends an API key permanently, and returns its record. Repeating the request changes nothing. The key
         *     stops working at once; other replicas of the service may answer reads with it for 1 second more at
         *     most.
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
         * @description Issues a new key with the name, scopes and expiry of the old one, which goes on working for
         *     `overlapSeconds` so that servers can be moved one by one without a refused request, and then ends.
         *     `data.key` is shown in this answer only: store it now. A key that is revoked, expired or replaced
         *     already cannot be replaced (`api_key_ended`). The new key is issued by you, whoever issued the old one.
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
         * @description All people who can sign in, newest first, disabled ones included.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates a person who can sign in. Give them the password over a secure channel, and ask them to change it;
         *     one that is easy to guess is refused with 422 and the rule `guessable`. A username that another person
         *     has, in whatever case, is refused (`already_exists`).
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
         * @description One person by `id`.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes the person and all their logins, and revokes the API keys that they issued: to keep one in
         *     use, rotate it first, which makes it yours. Their posts stay, without an author. The last
         *     administrator cannot be deleted (`last_admin`). `If-Match` is optional here.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 300 requests in 60 seconds, shared by the class `revoke`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Changes the fields that you send (JSON Merge Patch, RFC 7396). `disabled: true` ends all logins of the
         *     person at once and refuses new ones; a new `password` ends them too, and one that is easy to guess is
         *     refused with 422 and the rule `guessable`. Your own `password` is refused (`conflict`): change it with the
         *     present one, by `POST /api/auth/password`. Who is disabled, or has another role than `admin`, issues no
         *     API keys: those that the person has issued are revoked with the change, and stay so. To keep one in
         *     use, rotate it first, which makes it yours. The last administrator who is not disabled can be neither
         *     disabled nor given another role (`last_admin`). Send the `ETag` that you read in `If-Match`: when the user has
         *     changed since, the answer is 412 and nothing is written; read it again and repeat your change. Without
         *     the header the answer is 428.
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
         * List what was done
         * @description Who did what to which resource, when, and with which login or key: newest first. Entries are written
         *     together with the change itself, and nobody can change them. They are kept for ever, unless the
         *     service is set to delete those of a certain age. Filters narrow the list and can be combined.
         *
         *     Attempts that are refused are here too: `user.refuse` (a sign-in), `user.deny` and `apiKey.deny` (401
         *     or 403 with a credential that is known), `session.deny` (a refresh token of a login that has ended)
         *     and `session.reuse` (a refresh token that was used before). The first one of an account from an
         *     address is told at once, those of the ten minutes that follow as one entry with their `count`. Above
         *     100 accounts and addresses the rest is one entry (`many`). What a rate limit refuses is not counted.
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
         * List what has changed since
         * @description What was created, changed and deleted in content since a cursor, in the order of the transactions that did
         *     it, without the content. It misses nothing, however late a transaction is committed, and tells nothing
         *     twice. To keep a copy: ask without `since`, which gives a cursor and no changes; read the full lists; then
         *     ask with the cursor again and again, and read what is told. `X-Next-Cursor` is always there, for the next
         *     page or the next time. `Link` is there while more can be read at once, also where a page is not full.
         *     Send `Cache-Control: no-cache` with each read for a copy: an answer from memory may be older than the
         *     change.
         *
         *     Each client learns of what it may read: keys of the kinds for which they have the scope to read, people of
         *     all. Where somebody sees published records only, one that is published is `created` to them, one that is
         *     no longer published is `deleted`, and changes of others are left out.
         *
         *     A cursor that is older than what is kept, 30 days unless the service is set otherwise, was given for
         *     another role or other scopes, or by a database that was replaced since, is refused with 410
         *     (`cursor_expired`): take a new one and read the full lists again.
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
         * @description What a person signs in with. The length of the username is counted after cleaning (trimming, Unicode
         *     NFC, removal of markup).
         */
        LoginRequest: {
            /** @description Upper and lower case make no difference. */
            username: string;
            /**
             * Format: password
             * @description Used exactly as sent: nothing is trimmed or removed.
             */
            password: string;
        };
        /** @description The refresh token that is exchanged for a new pair. */
        RefreshRequest: {
            /**
             * Format: password
             * @description The `refreshToken` of the last pair. It is the one name with an underscore, because the
             *     specification of this API calls it so in this request, and `refreshToken` in answers.
             */
            refresh_token: string;
        };
        /** @description The two tokens of a login. Each refresh replaces both. */
        TokenPair: {
            /** @description A JWT for the `Authorization` header. Treat it as opaque. */
            accessToken: string;
            /** @description For `POST /api/auth/refresh`, once; the request calls it `refresh_token`. */
            refreshToken: string;
            /**
             * @description How the access token is sent: `Authorization: Bearer …` (RFC 6750).
             * @enum {string}
             */
            tokenType: "Bearer";
            /**
             * Format: int32
             * @description How many seconds the access token lives from now on.
             */
            expiresIn: number;
        };
        /** @description The password that the signed-in person has, and the one to have from now on. */
        PasswordChange: {
            /**
             * Format: password
             * @description Proves that the request comes from the person. Used exactly as sent.
             */
            currentPassword: string;
            /**
             * Format: password
             * @description 12 to 256 characters of any kind, counted in Unicode NFC, and not easy to guess: no common password,
             *     sequence, repetition, username or name of the service, nor what is easily made of these (`guessable`). The
             *     first 32 characters count. Used exactly as sent.
             */
            newPassword: string;
        };
        /** @description A login of a person, on one device: a family of tokens, of which the newest pair is valid. */
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
             * @description When its tokens were issued or refreshed last: UTC. An app in use refreshes them when its access token
             *     has expired, so the last use is later by the life of that at most.
             */
            lastUsedAt: string;
            /**
             * Format: date-time
             * @description When it ends, however often its tokens are refreshed: UTC.
             */
            expiresAt: string;
            /** @description Whether this is the login of this request. */
            current: boolean;
            /**
             * @description The header `User-Agent` of the sign-in, without markup and cut off after 255 characters: which app,
             *     on which device. Null when there was none.
             */
            userAgent: string | null;
            /**
             * @description The network that the person signed in from: `/24` of an IPv4 address, `/48` of an IPv6 address. Null
             *     when it is not known.
             */
            address: string | null;
        };
        /**
         * @description A person who is to sign in. Lengths are counted after cleaning (trimming, Unicode NFC, removal of
         *     markup).
         */
        UserCreate: {
            /**
             * @description What the person signs in with: letters (with their accents and vowel signs) and digits of any script, and
             *     `.`, `_`, `@`, `+`, `-`. Unique without regard to case, and kept in lower case.
             */
            username: string;
            /** @description The name that readers see; the username when absent. */
            displayName?: string;
            /**
             * Format: password
             * @description 12 to 256 characters of any kind, counted in Unicode NFC, and not easy to guess: no common password,
             *     sequence, repetition, username or name of the service, nor what is easily made of these (`guessable`). The
             *     first 32 characters count. Used exactly as sent.
             */
            password: string;
            role: components["schemas"]["Role"];
        };
        /**
         * @description The fields of the signed-in person to change. Lengths are counted after cleaning (trimming, Unicode
         *     NFC, removal of markup).
         */
        ProfileUpdate: {
            /** @description The name that readers see, with posts for example. */
            displayName?: string;
        };
        /**
         * @description The fields of a person to change; those that are left out stay. Lengths are counted after cleaning
         *     (trimming, Unicode NFC, removal of markup).
         */
        UserUpdate: {
            /** @description The name that readers see, with posts for example. */
            displayName?: string;
            /**
             * Format: password
             * @description A new one of 12 to 256 characters, counted in Unicode NFC, and not easy to guess (`guessable`), as in
             *     `UserCreate`. Ends all logins of the person, who must be somebody else.
             */
            password?: string;
            role?: components["schemas"]["Role"];
            /** @description Whether the person is kept from signing in. True ends all their logins. */
            disabled?: boolean;
        };
        /** @description That a record was created, changed or deleted, without what is in it. */
        ContentChange: {
            /**
             * @description What kind of record it is. A minor version may add one.
             * @enum {string}
             */
            resourceType: "product" | "post";
            /** @description The `id` of the record, as a text whatever its type. */
            resourceId: string;
            /**
             * @description What happened, as this client sees it: a record that it no longer sees is `deleted`. Take `created` and
             *     `changed` alike: read the record, which may be gone again.
             * @enum {string}
             */
            change: "created" | "changed" | "deleted";
            /**
             * Format: date-time
             * @description When the change was made: UTC, to the millisecond (RFC 3339). Later changes may have earlier times.
             */
            changedAt: string;
        };
        /** @description One change, or attempts that were refused: who did what to which record, and when. Nobody can alter it. */
        AuditEntry: {
            /**
             * Format: int64
             * @description Assigned by the service; later changes have higher ids.
             */
            id: number;
            /**
             * Format: date-time
             * @description When the change was made: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /** @description Type of the resource and what was done, such as `product.update`. */
            action: string;
            /**
             * @description What kind of resource was changed. A minor version may add one.
             * @enum {string}
             */
            resourceType: "product" | "post" | "user" | "session" | "apiKey";
            /**
             * @description The `id` of the record, as a text whatever its type. Of a sign-in that was refused, `unknown` where
             *     there is no such account; `many` for attempts that are not told apart.
             */
            resourceId: string;
            /**
             * @description A person, an API key, or the service itself (the scheduler, a command of the operator, a sign-in that
             *     it refused).
             * @enum {string}
             */
            actorType: "user" | "apiKey" | "system";
            /** @description The `id` of the person or of the API key; null for the service itself. */
            actorId: string | null;
            /** @description The login that the person used; null for an API key and for the service itself. */
            sessionId: string | null;
            /** @description The `X-Request-Id` of the answer, which no other request has; null when there was no request. */
            requestId: string | null;
            /**
             * @description The `X-Request-Id` that the client sent, which it may repeat; null when it sent none, or other than
             *     1 to 128 letters, digits and `.`, `_`, `:`, `-`.
             */
            clientRequestId: string | null;
            /**
             * @description Where refused attempts came from: an IPv4 address, or the network (`/64`) of an IPv6 address. Null for
             *     a change, and where attempts are not told apart.
             */
            address: string | null;
            /**
             * Format: int32
             * @description How many refused attempts the entry stands for; 1 for a change.
             */
            count: number;
            /**
             * @description Of `user.update`, the fields that have another value than before, by the names of `UserUpdate`; a new
             *     password counts as another one. Empty where nothing changed, and for all other actions.
             */
            changedFields: string[];
        };
        /** @description A person who can sign in, unless they are disabled. */
        User: {
            /**
             * Format: int32
             * @description Assigned by the service; people who were added later have higher ids.
             */
            id: number;
            /** @description What the person signs in with, in lower case. */
            username: string;
            /** @description The name that readers see, with posts for example. */
            displayName: string;
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @description Since when the person cannot sign in: UTC; null while they can.
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description When it was created: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was created or changed last: UTC, to the millisecond (RFC 3339).
             */
            updatedAt: string;
            version: components["schemas"]["RecordVersion"];
        };
        /**
         * @description What a person may do; each role includes the ones before it. A `viewer` reads. An `author` also writes and publishes posts, and changes
         *     and deletes the own ones only. An `editor` changes all posts and products. An `admin` manages people and keys. A minor version may add one.
         * @enum {string}
         */
        Role: "viewer" | "author" | "editor" | "admin";
        /** @description What administrators are told of the person who issued a key. */
        Issuer: {
            /**
             * Format: int32
             * @description Which person it is, as administrators look people up by it.
             */
            id: number;
            /** @description As people see them, such as in the lists of a back office. */
            displayName: string;
        };
        /** @description A word that published posts are filed under. */
        Tag: {
            /** @description As it stands in the posts, for the filter `tag` of their list. */
            name: string;
            /**
             * Format: int32
             * @description How many published posts have it.
             */
            postCount: number;
        };
        /**
         * @description What tags are ordered by; `-` means descending.
         * @enum {string}
         */
        TagSort: "name" | "-name" | "postCount" | "-postCount";
        /** @description What readers may know of the person who wrote a post. */
        Author: {
            /**
             * Format: int32
             * @description Which person it is, for the filter `author` of the list of posts.
             */
            id: number;
            /** @description The name that readers see beside the text. */
            displayName: string;
        };
        /** @description An article of the catalogue, as everybody may read it. */
        Product: {
            /**
             * Format: int32
             * @description Assigned by the service; newer products have higher ids.
             */
            id: number;
            /** @description What it is called: plain text, never empty. */
            name: string;
            price: components["schemas"]["Price"];
            currency: components["schemas"]["Currency"];
            /** @description Stock-keeping unit, unique; null when it has none. */
            sku: string | null;
            /**
             * Format: html
             * @description Rich text about it, as safe HTML; null when there is none.
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
             * @description When it was created or changed last: UTC, to the millisecond (RFC 3339).
             */
            updatedAt: string;
            version: components["schemas"]["RecordVersion"];
            /**
             * @description Who created it; null when an API key or a program did, or the account is gone. Absent for those who may
             *     not write products.
             */
            createdBy?: components["schemas"]["Author"] | null;
            /**
             * @description Who created it or changed it last; null when an API key or a program did, or the account is gone. Absent
             *     for those who may not write products.
             */
            updatedBy?: components["schemas"]["Author"] | null;
        };
        /**
         * @description The `status` of the products to list; `all` stands for all of them.
         * @enum {string}
         */
        ProductStatusFilter: "draft" | "published" | "all";
        /**
         * @description A `draft` is for those who may write products only; a `published` product is for everybody.
         * @enum {string}
         */
        ProductStatus: "draft" | "published";
        /** @description What `fields` asks for of products: as `Product`, without the other fields. */
        PartialProduct: {
            /**
             * Format: int32
             * @description Assigned by the service; newer products have higher ids.
             */
            id: number;
            /** @description What it is called: plain text, never empty. */
            name?: string;
            price?: components["schemas"]["Price"];
            currency?: components["schemas"]["Currency"];
            /** @description Stock-keeping unit, unique; null when it has none. */
            sku?: string | null;
            /**
             * Format: html
             * @description Rich text about it, as safe HTML; null when there is none.
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
             * @description When it was created or changed last: UTC, to the millisecond (RFC 3339).
             */
            updatedAt?: string;
            version?: components["schemas"]["RecordVersion"];
            /**
             * @description Who created it; null when an API key or a program did, or the account is gone. Absent for those who may
             *     not write products.
             */
            createdBy?: components["schemas"]["Author"] | null;
            /**
             * @description Who created it or changed it last; null when an API key or a program did, or the account is gone. Absent
             *     for those who may not write products.
             */
            updatedBy?: components["schemas"]["Author"] | null;
        };
        /**
         * @description The fields of products by name, for the parameter `fields`.
         * @enum {string}
         */
        ProductField: "id" | "name" | "price" | "currency" | "sku" | "description" | "status" | "createdAt" | "updatedAt" | "version" | "createdBy" | "updatedBy";
        /**
         * @description What products are ordered by; `-` means descending. By `price`, they are in the order of the numbers, whatever
         *     their currencies are.
         * @enum {string}
         */
        ProductSort: "id" | "-id" | "name" | "-name" | "price" | "-price" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
        /**
         * @description An article to add to the catalogue. Lengths are counted after cleaning (trimming, Unicode NFC, removal
         *     of markup).
         */
        ProductCreate: {
            /** @description What it is called: plain text, not empty. Markup is removed. */
            name: string;
            price: components["schemas"]["Price"];
            currency?: components["schemas"]["Currency"];
            /** @description Stock-keeping unit, unique among products; null or absent for none. */
            sku?: string | null;
            /**
             * Format: html
             * @description Rich text about it: HTML, of which anything unsafe is removed; null or absent for none.
             */
            description?: string | null;
            status?: components["schemas"]["ProductStatus"];
        };
        /**
         * @description The fields of a product to change; those that are left out stay. Lengths are counted after cleaning
         *     (trimming, Unicode NFC, removal of markup).
         */
        ProductUpdate: {
            /** @description What it is called: plain text, not empty. Markup is removed. */
            name?: string;
            price?: components["schemas"]["Price"];
            currency?: components["schemas"]["Currency"];
            /** @description Stock-keeping unit, unique among products; null removes it. */
            sku?: string | null;
            /**
             * Format: html
             * @description Rich text about it: HTML, of which anything unsafe is removed; null removes it.
             */
            description?: string | null;
            status?: components["schemas"]["ProductStatus"];
        };
        /**
         * Format: int32
         * @description Which version of the record this is: each change has the next one. In quotes, it is what `If-Match` asks for
         *     (`"3"`), so that a record of a list can be changed without reading it again.
         */
        RecordVersion: number;
        /**
         * Format: decimal
         * @description An exact amount, with at most four decimals: more are refused, not rounded. In a request, a string that holds such a
         *     number (`"19.90"`) will do as well; an answer has the number (`19.9`), which is the same amount.
         */
        Price: number;
        /**
         * Format: currency
         * @description The currency of an amount: a code of ISO 4217, in capital letters. The service knows the codes that Unicode
         *     CLDR lists. Without one, a new product gets the currency that the service is set to; it keeps that when the
         *     setting changes.
         */
        Currency: string;
        /**
         * @description The `status` of the posts to list; `all` stands for all of them.
         * @enum {string}
         */
        PostStatusFilter: "draft" | "scheduled" | "published" | "archived" | "all";
        /**
         * @description `draft` and `archived` posts are for writers only; a `scheduled` post becomes `published` at its `publishAt`.
         * @enum {string}
         */
        PostStatus: "draft" | "scheduled" | "published" | "archived";
        /** @description A text for readers, from the first draft to the archive. */
        Post: {
            /**
             * Format: int32
             * @description Assigned by the service; newer posts have higher ids.
             */
            id: number;
            /** @description The headline: plain text, never empty. */
            title: string;
            /** @description Lower-case words joined by hyphens, for the address of a page. Unique. */
            slug: string;
            /** @description What it is about, as plain text; null when there is none. */
            excerpt: string | null;
            /**
             * Format: html
             * @description The whole text, as safe HTML.
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
             * @description When readers could see it first: UTC; null when they never could.
             */
            publishedAt: string | null;
            /** @description Who wrote it; null when an API key did, or the account is gone. */
            author: components["schemas"]["Author"] | null;
            /** @description Words to find it by, in the order that they were sent in. */
            tags: string[];
            /**
             * Format: date-time
             * @description When it was created: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was created or changed last: UTC, to the millisecond (RFC 3339).
             */
            updatedAt: string;
            version: components["schemas"]["RecordVersion"];
        };
        /** @description What `fields` asks for of posts: as `Post`, without the other fields. */
        PartialPost: {
            /**
             * Format: int32
             * @description Assigned by the service; newer posts have higher ids.
             */
            id: number;
            /** @description The headline: plain text, never empty. */
            title?: string;
            /** @description Lower-case words joined by hyphens, for the address of a page. Unique. */
            slug?: string;
            /** @description What it is about, as plain text; null when there is none. */
            excerpt?: string | null;
            /**
             * Format: html
             * @description The whole text, as safe HTML.
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
             * @description When readers could see it first: UTC; null when they never could.
             */
            publishedAt?: string | null;
            /** @description Who wrote it; null when an API key did, or the account is gone. */
            author?: components["schemas"]["Author"] | null;
            /** @description Words to find it by, in the order that they were sent in. */
            tags?: string[];
            /**
             * Format: date-time
             * @description When it was created: UTC, to the millisecond (RFC 3339).
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When it was created or changed last: UTC, to the millisecond (RFC 3339).
             */
            updatedAt?: string;
            version?: components["schemas"]["RecordVersion"];
        };
        /**
         * @description The fields of posts by name, for the parameter `fields`.
         * @enum {string}
         */
        PostField: "id" | "title" | "slug" | "excerpt" | "body" | "status" | "publishAt" | "publishedAt" | "author" | "tags" | "createdAt" | "updatedAt" | "version";
        /**
         * @description What posts are ordered by; `-` means descending. By `publishedAt`, posts that were never published come last,
         *     and first in the descending order.
         * @enum {string}
         */
        PostSort: "id" | "-id" | "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt";
        /**
         * @description A text for readers, to be kept as a draft, published or scheduled. Lengths are counted after cleaning
         *     (trimming, Unicode NFC, removal of markup).
         */
        PostCreate: {
            /** @description The headline: plain text, not empty. Markup is removed. */
            title: string;
            /** @description Lower-case words joined by hyphens. Made from the title when absent. */
            slug?: string;
            /** @description What it is about, as plain text; null or absent for none. */
            excerpt?: string | null;
            /**
             * Format: html
             * @description The whole text: HTML, of which anything unsafe is removed.
             */
            body: string;
            /**
             * @description A draft is for writers only; a published post is for all readers; a scheduled post is published at its `publishAt`.
             * @default draft
             * @enum {string}
             */
            status: "draft" | "scheduled" | "published";
            /**
             * Format: date-time
             * @description When to publish a scheduled post: in the future, with an offset (RFC 3339). Null or absent in any
             *     other status.
             */
            publishAt?: string | null;
            /** @description Words to find it by: plain text, each once. */
            tags?: string[];
        };
        /**
         * @description The fields of a post to change; those that are left out stay. Lengths are counted after cleaning
         *     (trimming, Unicode NFC, removal of markup).
         */
        PostUpdate: {
            /** @description The headline: plain text, not empty. Markup is removed. */
            title?: string;
            /** @description Lower-case words joined by hyphens, unique among posts. Addresses with the old one stop working. */
            slug?: string;
            /** @description What it is about, as plain text; null removes it. */
            excerpt?: string | null;
            /**
             * Format: html
             * @description The whole text: HTML, of which anything unsafe is removed.
             */
            body?: string;
            status?: components["schemas"]["PostStatus"];
            /**
             * Format: date-time
             * @description When to publish a scheduled post: in the future, with an offset (RFC 3339); left out, it stays.
             *     Null is for the other statuses, which have none.
             */
            publishAt?: string | null;
            /** @description Words to find it by: plain text, each once. They replace the ones before. */
            tags?: string[];
        };
        /**
         * @description What a key may do. To write is not to read: with `posts:write` alone a key creates posts and reads none;
         *     to change or delete one it needs `posts:read` too, because the answer shows the post. Products are
         *     public: `products:write` is enough for them. A minor version may add one.
         * @enum {string}
         */
        ApiKeyScope: "products:read" | "products:write" | "posts:read" | "posts:write";
        /**
         * @description What a key is for, what it may do, and until when. Lengths are counted after cleaning (trimming,
         *     Unicode NFC, removal of markup).
         */
        ApiKeyCreate: {
            /** @description What the key is for, to find it again. */
            name: string;
            /** @description What the key may do, each once; it cannot be changed later. */
            scopes: components["schemas"]["ApiKeyScope"][];
            /**
             * Format: date-time
             * @description When the key stops working: in the future, with an offset (RFC 3339); null or absent for never.
             */
            expiresAt?: string | null;
        };
        /** @description How long the key that is replaced goes on. */
        ApiKeyRotate: {
            /**
             * Format: int32
             * @description How many seconds the old key goes on working; at most 30 days. It never outlives its own
             *     `expiresAt`.
             * @default 86400
             */
            overlapSeconds: number;
        };
        /** @description The record of a key. The secret itself is stored nowhere. */
        ApiKey: {
            /** @description The public part of the key, which stands second in it (`cms_<id>_…`). */
            id: string;
            /** @description What the key is for, in the words of whoever issued it. */
            name: string;
            /** @description What the key may do; it cannot be changed. */
            scopes: components["schemas"]["ApiKeyScope"][];
            /**
             * Format: date-time
             * @description When it was issued: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * @description Who issued it, or rotated the key before it; null when a command of the operator did, or the
             *     account is gone.
             */
            createdBy: components["schemas"]["Issuer"] | null;
            /**
             * Format: date-time
             * @description When it stops working: UTC; null for never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was used last, to the minute: UTC; null when it never was.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked: UTC; null when it was not.
             */
            revokedAt: string | null;
        };
        /** @description A key that was issued just now, with its secret, which no other answer has. */
        IssuedApiKey: {
            /** @description The public part of the key, which stands second in it (`cms_<id>_…`). */
            id: string;
            /** @description What the key is for, in the words of whoever issued it. */
            name: string;
            /** @description The secret, for the `X-API-Key` header. Shown only here: store it now. */
            key: string;
            /** @description What the key may do; it cannot be changed. */
            scopes: components["schemas"]["ApiKeyScope"][];
            /**
             * Format: date-time
             * @description When it was issued: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * @description Who issued it, or rotated the key before it; null when a command of the operator did, or the
             *     account is gone.
             */
            createdBy: components["schemas"]["Issuer"] | null;
            /**
             * Format: date-time
             * @description When it stops working: UTC; null for never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was used last, to the minute: UTC; null when it never was.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked: UTC; null when it was not.
             */
            revokedAt: string | null;
        };
        /** @description The envelope of a success whose `data` is a new pair of tokens. */
        TokenPairResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            data: components["schemas"]["TokenPair"];
        };
        /** @description The envelope of a success whose `data` is empty. */
        EmptyResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description Always an empty object: there is nothing to tell. */
            data: Record<string, never>;
        };
        /** @description The envelope of a success whose `data` is a person. */
        UserResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            data: components["schemas"]["User"];
        };
        /** @description The envelope of a success whose `data` is a page of people. */
        UserListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The people of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["User"][];
        };
        /** @description The envelope of a success whose `data` is a login. */
        SessionResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            data: components["schemas"]["Session"];
        };
        /** @description The envelope of a success whose `data` is a page of logins. */
        SessionListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The logins of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["Session"][];
        };
        /** @description The envelope of a success whose `data` is a page of changes. */
        AuditEntryListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The changes of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["AuditEntry"][];
        };
        /** @description The envelope of a success whose `data` is a product. */
        ProductResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            data: components["schemas"]["Product"];
        };
        /** @description The envelope of a success whose `data` is a product. */
        PartialProductResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            data: components["schemas"]["PartialProduct"];
        };
        /** @description The envelope of a success whose `data` is a page of products. */
        ProductListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The products of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["Product"][];
        };
        /** @description The envelope of a success whose `data` is a page of products. */
        PartialProductListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The products of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["PartialProduct"][];
        };
        /** @description The envelope of a success whose `data` is a post. */
        PostResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            data: components["schemas"]["Post"];
        };
        /** @description The envelope of a success whose `data` is a post. */
        PartialPostResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            data: components["schemas"]["PartialPost"];
        };
        /** @description The envelope of a success whose `data` is a page of posts. */
        PostListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The posts of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["Post"][];
        };
        /** @description The envelope of a success whose `data` is a page of posts. */
        PartialPostListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The posts of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["PartialPost"][];
        };
        /** @description The envelope of a success whose `data` is the record of an API key. */
        ApiKeyResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            data: components["schemas"]["ApiKey"];
        };
        /** @description The envelope of a success whose `data` is a page of API keys. */
        ApiKeyListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The API keys of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["ApiKey"][];
        };
        /** @description The envelope of a success whose `data` is a new API key, with its secret. */
        IssuedApiKeyResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            data: components["schemas"]["IssuedApiKey"];
        };
        /** @description The envelope of a success whose `data` is a page of tags. */
        TagListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The tags of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["Tag"][];
        };
        /** @description The envelope of a success whose `data` is a page of authors. */
        AuthorListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The authors of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["Author"][];
        };
        /** @description The envelope of a success whose `data` is a page of content changes. */
        ContentChangeListResponse: {
            /**
             * @description Always `success`: what was asked for was done.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language that `Content-Language` names. Never branch on it. */
            message: string;
            /** @description The content changes of this page, as many as `limit` at most; empty when there are none. */
            data: components["schemas"]["ContentChange"][];
        };
        /** @description The envelope of every error: `data` tells programs which one it is. */
        ErrorResponse: {
            /**
             * @description Always `error`: what was asked for was not done.
             * @enum {string}
             */
            status: "error";
            /**
             * @description One sentence for people, in the language that `Content-Language` names. Branch on `data.code`
             *     instead.
             */
            message: string;
            data: components["schemas"]["ErrorDetails"];
        };
        /** @description Why it was not done, for programs and for those who help. */
        ErrorDetails: {
            code: components["schemas"]["ErrorCode"];
            /** @description The same as in the `X-Request-Id` header. */
            requestId: string;
            /** @description Every part of the request that breaks a rule; of very many, the first hundred. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description Stable. `x-error-code-details` tells the HTTP status of each code, what it means and what to do. A minor version may add one: treat a code
         *     that you do not know by its status.
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "malformed_json" | "invalid_parameter" | "unknown_parameter" | "invalid_cursor" | "authentication_required" | "invalid_credentials" | "token_invalid" | "token_expired" | "refresh_token_invalid" | "refresh_token_expired" | "refresh_token_reused" | "api_key_invalid" | "permission_denied" | "insufficient_scope" | "account_disabled" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "already_exists" | "in_progress" | "in_use" | "last_admin" | "api_key_ended" | "cursor_expired" | "endpoint_sunset" | "precondition_failed" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "precondition_required" | "rate_limited" | "headers_too_large" | "internal_error" | "unavailable";
        /** @description One part of the request that breaks a rule. */
        FieldError: {
            /**
             * @description Which part of the request.
             * @enum {string}
             */
            location: "body" | "path" | "query" | "header";
            /**
             * @description Where in that part, as a JSON Pointer (RFC 6901): `/price` or `/tags/0` in a body, `/limit` in a query, empty for the
             *     whole body.
             */
            field: string;
            /** @description The rule that is broken, such as `required`, `maxLength` or `unique`. */
            rule: string;
            /** @description The rule in words for people, without the name of the field, in the language of the answer. */
            message: string;
        };
    };
    responses: {
        /**
         * @description The cursor is older than what is kept, or of other access or another database (`cursor_expired`). Ask
         *     without one, read the full lists again, and go on with the new cursor.
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
        /** @description Your copy is still right (the `If-None-Match` header named the present `ETag`). No body. */
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
         * @description The body is not JSON (`malformed_json`) or broken off (`malformed_request`), or a parameter is wrong (`invalid_parameter`) or
         *     not known to this operation (`unknown_parameter`). Correct the request; a retry does not help.
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
         * @description The body is not JSON (`malformed_json`) or broken off (`malformed_request`), or the query has a parameter that this
         *     operation does not know (`unknown_parameter`). Correct the request; a retry does not help.
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
         * @description A parameter is wrong (`invalid_parameter`) or not known to this operation (`unknown_parameter`). Correct the request;
         *     a retry does not help.
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
         * @description A parameter is wrong (`invalid_parameter`) or not known to this operation (`unknown_parameter`), or the cursor is not of this
         *     list (`invalid_cursor`). Correct the request; a retry does not help.
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
        /** @description The query has a parameter that this operation does not know (`unknown_parameter`). Leave it out. */
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
         * @description The request has no credential (`authentication_required`), or one that is not valid: `token_expired` (refresh it),
         *     `token_invalid` (sign in again), `api_key_invalid`.
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
         * @description There is no such thing to see without a credential, and the one that was sent is not valid: `token_expired`
         *     (refresh it), `token_invalid` (sign in again), `api_key_invalid`.
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
         * @description The request has no access token (`authentication_required`), or one that is not valid: `token_expired` (refresh it),
         *     `token_invalid` (sign in again). An API key is not taken here.
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
        /** @description The username or the password is wrong (`invalid_credentials`). Which of the two is not told. */
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
         * @description The refresh token is unknown, revoked or of a disabled account (`refresh_token_invalid`), too old (`refresh_token_expired`), or was used before
         *     (`refresh_token_reused`: every token of the login is revoked). Sign in again.
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
        /** @description The credential is right, but an administrator has disabled the account (`account_disabled`). */
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
         * @description The credential is valid, but does not allow this: the role is too low (`permission_denied`) or the API
         *     key lacks a scope (`insufficient_scope`). Ask an administrator.
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
        /** @description There is no such resource, or you may not see it (`not_found`). */
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
        /** @description A value that must be unique is taken: `data.errors` names it (`already_exists`). */
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
         * @description A value that must be unique is taken: `data.errors` names it (`already_exists`). Or the first
         *     request with this `Idempotency-Key` is still running (`in_progress`): wait `Retry-After` seconds and send it again.
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
        /** @description The first request with this `Idempotency-Key` is still running (`in_progress`): wait `Retry-After` seconds and send it again. */
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
         * @description The API key is revoked, expired or replaced already (`api_key_ended`). Or the first
         *     request with this `Idempotency-Key` is still running (`in_progress`): wait `Retry-After` seconds and send it again.
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
        /** @description The user is the only administrator who can sign in (`last_admin`). */
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
        /** @description The user is the only administrator who can sign in (`last_admin`). Or an administrator sets the own password here (`conflict`). */
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
        /** @description The resource has changed since you read it (`precondition_failed`). Read it again, and repeat your change on what you find. */
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
        /** @description The request body is larger than this operation takes (`payload_too_large`). */
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
        /** @description The request body is in none of the media types of this operation, not in UTF-8, or encoded (`unsupported_media_type`). */
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
        /** @description Fields of the body break rules (`validation_failed`): `data.errors` names all of them at once, and nothing was written. */
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
         * @description Fields of the body break rules (`validation_failed`): `data.errors` names all of them at once, and nothing was written. Or
         *     the `Idempotency-Key` was used with another body (`idempotency_key_reused`).
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
        /** @description The `If-Match` header is missing (`precondition_required`). Send the `ETag` of the resource as you read it. */
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
         * @description A rate limit is used up, or too many requests of this client are in progress (`rate_limited`). Wait
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
         * @description The `id` of the API key, which is also its second part (`cms_<id>_…`).
         * @example 7Gq2LmX0aZ4t
         */
        ApiKeyId: string;
        /**
         * @description How many records to return at most.
         * @example 10
         */
        Limit: number;
        /**
         * @description Where the page starts, as `X-Next-Cursor` of the page before gives it: opaque, and of no use with
         *     other filters or another `sort`.
         */
        Cursor: string;
        /**
         * @description Whether to count all records that match, up to 10,000: `X-Total-Count` then tells how many there are,
         *     on all pages together. Counting takes time: ask for it where the number is shown.
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
         * @description Only the records with these `id`s, which commas separate.
         * @example [
         *       2,
         *       1
         *     ]
         */
        Ids: number[];
        /**
         * @description Only records changed last at this time or later.
         * @example 2026-02-01T00:00:00Z
         */
        UpdatedFrom: string;
        /**
         * @description Only records changed last before this time.
         * @example 2026-03-01T00:00:00Z
         */
        UpdatedTo: string;
        /**
         * @description Only these fields of products, which commas separate, and `id`. The answer is a `PartialProduct`, which
         *     `profile=partial` says in `Content-Type`. Its `ETag` is for `If-None-Match` alone: to change a product, ask for
         *     its `version`.
         * @example [
         *       "name",
         *       "price"
         *     ]
         */
        ProductFields: components["schemas"]["ProductField"][];
        /**
         * @description Only these fields of posts, which commas separate, and `id`. The answer is a `PartialPost`, which
         *     `profile=partial` says in `Content-Type`. Its `ETag` is for `If-None-Match` alone: to change a post, ask for
         *     its `version`.
         * @example [
         *       "title",
         *       "slug"
         *     ]
         */
        PostFields: components["schemas"]["PostField"][];
        /**
         * @description The `ETag` of the resource as you read it (RFC 9110), or the `version` of its record in quotes (`"3"`), or `*`
         *     to write without this check.
         * @example "3-bG9yZW0taXBzdW0"
         */
        IfMatch: string;
        /**
         * @description The `ETag` of the resource as you read it (RFC 9110), or the `version` of its record in quotes (`"3"`).
         * @example "3-bG9yZW0taXBzdW0"
         */
        IfMatchOptional: string;
        /**
         * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
         * @example "bG9yZW0taXBzdW0"
         */
        IfNoneMatch: string;
        /**
         * @description A unique string of your own, such as a UUID, that makes a retry safe: within 24 hours the same key
         *     with the same body gets the first answer again. A person or an API key may use many keys in 24 hours
         *     (10,000, unless the service is set otherwise); above that a new one is refused with `rate_limited`,
         *     and a request without a key is still taken.
         * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request in the service's log: no two have the same. Quote it when you ask for help. An
         *     `X-Request-Id` that you send is kept beside it, in the log and in the audit trail.
         * @example 4d2c1a3e-6f0b-4c55-9d3f-2a7d4f0f9b11
         */
        RequestId: string;
        /**
         * @description What is left of the limit (`r` requests) and when its window starts again (in `t` seconds). Absent where limits
         *     are switched off.
         * @example "read";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description The limit (`q` requests) and its window (`w` seconds). Absent where limits are switched off.
         * @example "read";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description Whether and how the response may be stored (RFC 9111).
         * @example no-cache
         */
        CacheControl: string;
        /**
         * @description The language of the messages, as `Accept-Language` asks for it; English where it names none that there
         *     is.
         * @example en
         */
        ContentLanguage: string;
        /**
         * @description The request headers that the answer depends on (RFC 9110), for caches.
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
         * @description The `cursor` of the next page, for clients that call operations by name; `Link` holds the same one in
         *     an address. Absent on the last page; but of `listChanges` always there, to be sent as `since`.
         * @example eyJ2IjoxfQ.c2lnbmF0dXJl
         */
        NextCursor: string;
        /**
         * @description How many records match, on all pages together, when they were counted; `X-Total-Count-Relation` tells
         *     whether there are more. Present when `count=true` asks for it.
         * @example 22
         */
        TotalCount: number;
        /**
         * @description `exact`: there are as many records as `X-Total-Count` says. `at-least`: there are more, and counting
         *     stopped at 10,000. Present when `count=true` asks for it.
         * @example exact
         */
        TotalCountRelation: string;
        /**
         * @description The path of the new record, to be read with GET.
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
         * @description How many seconds to wait before the next try.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description How many seconds to wait before the next try: with `in_progress`.
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
            /** @description Signed out. Forget both tokens. */
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
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person, with the role that decides what the app may offer. */
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
                 * @description The `ETag` of the resource as you read it (RFC 9110), or the `version` of its record in quotes (`"3"`), or `*`
                 *     to write without this check.
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
                "application/merge-patch+json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The signed-in person with the change, and the next `ETag`. */
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
            /** @description The password is replaced, and all other logins of the person have ended. */
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
                 * @description How many records to return at most.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, as `X-Next-Cursor` of the page before gives it: opaque, and of no use with
                 *     other filters or another `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Whether to count all records that match, up to 10,000: `X-Total-Count` then tells how many there are,
                 *     on all pages together. Counting takes time: ask for it where the number is shown.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the logins that have not ended, newest first. */
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
            /** @description The login as it was before it was ended. */
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
                 * @description How many products to return at most. This list never returns more than ten.
                 * @example 10
                 */
                limit: number;
                /**
                 * @description Where the page starts, as `X-Next-Cursor` of the page before gives it: opaque, and of no use with
                 *     other filters or another `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only records whose `name` or `sku` contains these words, or words that begin with them: all of the words, in
                 *     these fields together. Case and accents make no difference. A word of one letter stands for itself
                 *     only, and of more than ten different words the first ten count. A search that takes too long is given
                 *     up (`unavailable`).
                 * @example mug
                 */
                q?: string;
                /**
                 * @description Only products of this price or more. At most four decimals.
                 * @example 5
                 */
                minPrice?: number;
                /**
                 * @description Only products of this price or less. At most four decimals.
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
                 * @description The order; `-` means descending, and `-id` (newest first) is the order when absent. Equal ones are ordered by `id`.
                 * @example -price
                 */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description Whether to count all records that match, up to 10,000: `X-Total-Count` then tells how many there are,
                 *     on all pages together. Counting takes time: ask for it where the number is shown.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the products with these `id`s, which commas separate.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                ids?: number[];
                /**
                 * @description Only the product with this article number (exact).
                 * @example MUG-001
                 */
                sku?: string;
                /**
                 * @description Only records changed last at this time or later.
                 * @example 2026-02-01T00:00:00Z
                 */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
                /**
                 * @description Only records changed last before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                updatedTo?: components["parameters"]["UpdatedTo"];
                /**
                 * @description Which products to list: one status, or several, which commas separate, or `all`; the published ones when
                 *     absent. Only those who may write products may ask for drafts (401 or 403 otherwise).
                 * @example [
                 *       "published"
                 *     ]
                 */
                status?: components["schemas"]["ProductStatusFilter"][];
                /**
                 * @description Only products whose price is in this currency (exact).
                 * @example EUR
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Only these fields of products, which commas separate, and `id`. The answer is a `PartialProduct`, which
                 *     `profile=partial` says in `Content-Type`. Its `ETag` is for `If-None-Match` alone: to change a product, ask for
                 *     its `version`.
                 * @example [
                 *       "name",
                 *       "price"
                 *     ]
                 */
                fields?: components["parameters"]["ProductFields"];
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten products, in the order asked for. */
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
                 * @description A unique string of your own, such as a UUID, that makes a retry safe: within 24 hours the same key
                 *     with the same body gets the first answer again. A person or an API key may use many keys in 24 hours
                 *     (10,000, unless the service is set otherwise); above that a new one is refused with `rate_limited`,
                 *     and a request without a key is still taken.
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
            /** @description The product as it was stored. `Location` is its path. */
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
                 * @description Only these fields of products, which commas separate, and `id`. The answer is a `PartialProduct`, which
                 *     `profile=partial` says in `Content-Type`. Its `ETag` is for `If-None-Match` alone: to change a product, ask for
                 *     its `version`.
                 * @example [
                 *       "name",
                 *       "price"
                 *     ]
                 */
                fields?: components["parameters"]["ProductFields"];
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
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
            /** @description The product as it is now. Its `ETag` is what `If-Match` asks for. */
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
                 * @description The `ETag` of the resource as you read it (RFC 9110), or the `version` of its record in quotes (`"3"`).
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
            /** @description What the product was before it was deleted. */
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
                 * @description The `ETag` of the resource as you read it (RFC 9110), or the `version` of its record in quotes (`"3"`), or `*`
                 *     to write without this check.
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
                "application/merge-patch+json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The product with the change, and its next `ETag`. */
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
                 * @description How many records to return at most.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, as `X-Next-Cursor` of the page before gives it: opaque, and of no use with
                 *     other filters or another `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Which posts to list: one status, or several, which commas separate, or `all`; the published ones when absent. Readers may ask for
                 *     published ones only (403 otherwise); authors see their own posts of any status, and others' published ones.
                 * @example [
                 *       "published"
                 *     ]
                 */
                status?: components["schemas"]["PostStatusFilter"][];
                /**
                 * @description Only posts that carry this tag (exact, case-sensitive).
                 * @example news
                 */
                tag?: string;
                /**
                 * @description Only posts of the person with this `id`. `me` stands for the signed-in person, and is refused to an API key (400); a client whose types
                 *     take no text here sends the own `id`, which `GET /api/auth/me` tells.
                 * @example 2
                 */
                author?: number;
                /**
                 * @description Only records whose `title`, `excerpt` or `body` contains these words, or words that begin with them: all of the words, in
                 *     these fields together. Case and accents make no difference. A word of one letter stands for itself
                 *     only, and of more than ten different words the first ten count. A search that takes too long is given
                 *     up (`unavailable`).
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
                 * @description The order; `-` means descending, and `-id` (newest first) is the order when absent. Equal ones are ordered by `id`.
                 * @example -updatedAt
                 */
                sort?: components["schemas"]["PostSort"];
                /**
                 * @description Whether to count all records that match, up to 10,000: `X-Total-Count` then tells how many there are,
                 *     on all pages together. Counting takes time: ask for it where the number is shown.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the records with these `id`s, which commas separate.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only the post with this slug (exact).
                 * @example opening-hours-in-spring
                 */
                slug?: string;
                /**
                 * @description Only records changed last at this time or later.
                 * @example 2026-02-01T00:00:00Z
                 */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
                /**
                 * @description Only records changed last before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                updatedTo?: components["parameters"]["UpdatedTo"];
                /**
                 * @description Only these fields of posts, which commas separate, and `id`. The answer is a `PartialPost`, which
                 *     `profile=partial` says in `Content-Type`. Its `ETag` is for `If-None-Match` alone: to change a post, ask for
                 *     its `version`.
                 * @example [
                 *       "title",
                 *       "slug"
                 *     ]
                 */
                fields?: components["parameters"]["PostFields"];
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts, in the order asked for. */
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
                 * @description A unique string of your own, such as a UUID, that makes a retry safe: within 24 hours the same key
                 *     with the same body gets the first answer again. A person or an API key may use many keys in 24 hours
                 *     (10,000, unless the service is set otherwise); above that a new one is refused with `rate_limited`,
                 *     and a request without a key is still taken.
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
            /** @description The post as it was stored. `Location` is its path. */
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
                 * @description Only these fields of posts, which commas separate, and `id`. The answer is a `PartialPost`, which
                 *     `profile=partial` says in `Content-Type`. Its `ETag` is for `If-None-Match` alone: to change a post, ask for
                 *     its `version`.
                 * @example [
                 *       "title",
                 *       "slug"
                 *     ]
                 */
                fields?: components["parameters"]["PostFields"];
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
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
            /** @description The post as it is now. Its `ETag` is what `If-Match` asks for. */
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
                 * @description The `ETag` of the resource as you read it (RFC 9110), or the `version` of its record in quotes (`"3"`).
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
            /** @description What the post was before it was deleted. */
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
                 * @description The `ETag` of the resource as you read it (RFC 9110), or the `version` of its record in quotes (`"3"`), or `*`
                 *     to write without this check.
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
                "application/merge-patch+json": components["schemas"]["PostUpdate"];
            };
        };
        responses: {
            /** @description The post with the change, and its next `ETag`. */
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
                 * @description How many records to return at most.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, as `X-Next-Cursor` of the page before gives it: opaque, and of no use with
                 *     other filters or another `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only tags whose name begins with this text (case-sensitive).
                 * @example ne
                 */
                namePrefix?: string;
                /**
                 * @description The order; `-` means descending, and `name` is the order when absent. Equal ones are ordered by `name`.
                 * @example -postCount
                 */
                sort?: components["schemas"]["TagSort"];
                /**
                 * @description Whether to count all records that match, up to 10,000: `X-Total-Count` then tells how many there are,
                 *     on all pages together. Counting takes time: ask for it where the number is shown.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tags, in the order asked for. */
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
                 * @description How many records to return at most.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, as `X-Next-Cursor` of the page before gives it: opaque, and of no use with
                 *     other filters or another `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Whether to count all records that match, up to 10,000: `X-Total-Count` then tells how many there are,
                 *     on all pages together. Counting takes time: ask for it where the number is shown.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the records with these `id`s, which commas separate.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
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
                 * @description How many records to return at most.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, as `X-Next-Cursor` of the page before gives it: opaque, and of no use with
                 *     other filters or another `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Whether to count all records that match, up to 10,000: `X-Total-Count` then tells how many there are,
                 *     on all pages together. Counting takes time: ask for it where the number is shown.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the keys with these `id`s, which commas separate.
                 * @example [
                 *       "7Gq2LmX0aZ4t"
                 *     ]
                 */
                ids?: string[];
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the records of the keys, newest first. */
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
                 * @description A unique string of your own, such as a UUID, that makes a retry safe: within 24 hours the same key
                 *     with the same body gets the first answer again. A person or an API key may use many keys in 24 hours
                 *     (10,000, unless the service is set otherwise); above that a new one is refused with `rate_limited`,
                 *     and a request without a key is still taken.
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
            /** @description The key was issued. Its secret is shown only now. */
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
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The `id` of the API key, which is also its second part (`cms_<id>_…`).
                 * @example 7Gq2LmX0aZ4t
                 */
                apiKeyId: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record of the key, without the secret itself. */
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
                 * @description The `id` of the API key, which is also its second part (`cms_<id>_…`).
                 * @example 7Gq2LmX0aZ4t
                 */
                apiKeyId: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record of the key, with the time of its end in `revokedAt`. */
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
                 * @description A unique string of your own, such as a UUID, that makes a retry safe: within 24 hours the same key
                 *     with the same body gets the first answer again. A person or an API key may use many keys in 24 hours
                 *     (10,000, unless the service is set otherwise); above that a new one is refused with `rate_limited`,
                 *     and a request without a key is still taken.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the API key, which is also its second part (`cms_<id>_…`).
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
            /** @description The new key. Its secret is shown only now. */
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
                 * @description How many records to return at most.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, as `X-Next-Cursor` of the page before gives it: opaque, and of no use with
                 *     other filters or another `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only people who have exactly this role, not a higher one.
                 * @example editor
                 */
                role?: components["schemas"]["Role"];
                /**
                 * @description Only records whose `username` or `displayName` contains these words, or words that begin with them: all of the words, in
                 *     these fields together. Case and accents make no difference. A word of one letter stands for itself
                 *     only, and of more than ten different words the first ten count. A search that takes too long is given
                 *     up (`unavailable`).
                 * @example mara
                 */
                q?: string;
                /**
                 * @description Whether to count all records that match, up to 10,000: `X-Total-Count` then tells how many there are,
                 *     on all pages together. Counting takes time: ask for it where the number is shown.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only the records with these `id`s, which commas separate.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
                 * @example "bG9yZW0taXBzdW0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the people who can sign in, newest first. */
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
                 * @description A unique string of your own, such as a UUID, that makes a retry safe: within 24 hours the same key
                 *     with the same body gets the first answer again. A person or an API key may use many keys in 24 hours
                 *     (10,000, unless the service is set otherwise); above that a new one is refused with `rate_limited`,
                 *     and a request without a key is still taken.
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
            /** @description The person as they were stored. `Location` is their path. */
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
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
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
            /** @description The person as they are now. Their `ETag` is what `If-Match` asks for. */
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
                 * @description The `ETag` of the resource as you read it (RFC 9110), or the `version` of its record in quotes (`"3"`).
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
             * @description The person as they were before they were deleted. Where this revoked API keys, the audit trail
             *     has an entry `apiKey.revoke` for each, with the `X-Request-Id` of this answer.
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
                 * @description The `ETag` of the resource as you read it (RFC 9110), or the `version` of its record in quotes (`"3"`), or `*`
                 *     to write without this check.
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
                "application/merge-patch+json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /**
             * @description The person with the change, and their next `ETag`. Where the change revoked API keys, the audit trail
             *     has an entry `apiKey.revoke` for each, with the `X-Request-Id` of this answer.
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
                 * @description How many records to return at most.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page starts, as `X-Next-Cursor` of the page before gives it: opaque, and of no use with
                 *     other filters or another `sort`.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only entries of this action, such as `product.update`.
                 * @example product.update
                 */
                action?: string;
                /**
                 * @description Only changes of records of this kind.
                 * @example product
                 */
                resourceType?: "product" | "post" | "user" | "session" | "apiKey";
                /**
                 * @description Only changes of the record with this `id`. Records of different types may have the same: name the
                 *     `resourceType` too.
                 * @example 2
                 */
                resourceId?: string;
                /**
                 * @description Only changes that the person or the API key with this `id` made.
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
                 * @description Whether to count all records that match, up to 10,000: `X-Total-Count` then tells how many there are,
                 *     on all pages together. Counting takes time: ask for it where the number is shown.
                 * @example true
                 */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
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
                 * @description How many records to return at most.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description `X-Next-Cursor` of the answer before: opaque, and good for any number of requests. Without it, the
                 *     answer has no changes and the cursor of now.
                 */
                since?: string;
            };
            header?: {
                /**
                 * @description An `ETag` that you have. If it still holds, the answer is 304 without a body.
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
