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
         *     the login and responds with `refresh_token_reused`. A login expires 7 days after its last refresh,
         *     and 30 days after the sign-in at the latest (`refresh_token_expired`). After any 401, ask the person
         *     to sign in again.
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
         *     can offer. API keys belong to no person, so this operation accepts access tokens only.
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
         * @description Ends a login of the signed-in person, for example on a lost phone; it may be the login of this
         *     request (`current`), as with `logout`. Its tokens stop working immediately; other replicas of the
         *     service may accept them for reads for up to 1 second.
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
         *     who created and last changed each product. If the request asks for drafts, the service rejects an
         *     invalid credential (401); otherwise it ignores the credential.
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
         *     - Body: at most 262,144 bytes.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, change and delete several products
         * @description Carries out up to 100 operations in the order in which you send them. The results are in the same
         *     order; each has the `status`, and the product or error, that the operation alone would have had.
         *     With `atomic: true`, either all operations are carried out or none: if any is refused, the
         *     response is 422, and `data.errors` lists where and why (`/operations/3/version`). Without it, the
         *     response is 200 even if operations were refused, so check each `status`. A body that does not fit
         *     the schema is rejected as a whole, in either case, and nothing is written; so is a batch for which
         *     the rate limit has no room (429). Send an `Idempotency-Key` so that a retry writes nothing twice;
         *     send operations that were refused again with a new key.
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`; each of the `operations` counts as one.
         *     - Body: at most 1,048,576 bytes.
         */
        post: operations["batchProducts"];
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
         *     else); they also see who created and last changed a product. If the product is published, the service
         *     ignores an invalid credential; otherwise it responds with 401.
         *
         *     - Access: everybody, without a credential; people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Permanently deletes the product and its revisions, and returns its last state. Its categories and
         *     media remain. `If-Match` is optional; if you send it and the product has changed in the meantime,
         *     nothing is deleted (412).
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
         *     - Body: at most 262,144 bytes.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/api/products/{productId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a product
         * @description Lists the versions of the product, newest first, from the current one back to the oldest that is kept:
         *     who made each version, when, and which fields changed. Earlier versions are kept for a period that
         *     the operator sets (`REVISIONS_RETENTION`, a year by default), and are deleted with the product.
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listProductRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{productId}/revisions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a revision of a product
         * @description Returns the product as it was in this version. Data of other records, such as names, is shown as it is
         *     now.
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getProductRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{productId}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a product
         * @description Restores the values of an earlier version of the product. `status` stays as it is, so restoring
         *     neither publishes nor hides the product. This is a change like any other: it makes a new version, and
         *     the audit trail records it (`product.restore`). The values must still be valid: the response is 409 if
         *     another product now uses a value that must be unique (reason `already_exists`), or if a value is no
         *     longer valid (reason `not_restorable`). Send the `ETag` of the current product in `If-Match`: 412
         *     means that it has changed in the meantime and nothing was written.
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `products:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        post: operations["restoreProductRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description Lists categories, newest first; `sort` changes the order, and `parentId` selects the children of a
         *     category. Follow the `Link` header for the next page. To show the whole tree, read all pages and
         *     group the categories by `parent`.
         *
         *     - Access: everybody, without a credential.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Create a category
         * @description Creates a category from a `name`, at the top of the tree unless `parentId` names its parent. If you
         *     send no `slug`, the service creates a unique one from the name. A `slug` that you send must be unique
         *     (409, reason `already_exists`). Send an `Idempotency-Key` so that a retry never creates a second
         *     category.
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `categories:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 65,536 bytes.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a category
         * @description Returns one category by its `id`.
         *
         *     - Access: everybody, without a credential.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        /**
         * Delete a category
         * @description Permanently deletes the category and returns its last state. A category that products or other
         *     categories refer to is not deleted (409, reason `in_use`): change or delete these first. `If-Match`
         *     is optional; if you send it and the category has changed in the meantime, nothing is deleted (412).
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `categories:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description Changes the fields that you send and keeps the others (JSON Merge Patch, RFC 7396). `parentId` moves
         *     the category with everything below it; null moves it to the top. A category cannot be below itself:
         *     such a move is rejected with 422 (rule `cycle`), including when two concurrent moves together would
         *     make a cycle. Send the `ETag` from your last read in `If-Match`. If the category has changed in the
         *     meantime, the response is 412 and nothing is written: read the category again and repeat your change.
         *     Without the header, the response is 428.
         *
         *     - Access: people with the role `editor` or `admin`; API keys with the scope `categories:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 65,536 bytes.
         */
        patch: operations["updateCategory"];
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
         *     it at `publishAt`, usually within a second. If you send no `slug`, the service creates a unique
         *     one from the title. A `slug` that you send must be unique (409, reason `already_exists`). The body
         *     is HTML, and the service removes anything unsafe from it. If you send an access token, you become
         *     the author. Send an `Idempotency-Key` so that a retry never creates a second post.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scope `posts:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 1,310,720 bytes.
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
         *     `posts:write` can see an unpublished post; anyone else gets 404. Whoever has the token of a preview
         *     (`?preview=…`, see `createPostPreview`) sees the post as readers would, published or not; no cache
         *     stores that response. Once the preview has ended, the response is 401 (`token_invalid`).
         *
         *     - Access: every signed-in person; API keys with the scope `posts:read`; everybody who has a preview of the record.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description Permanently deletes the post with its revisions and previews, and returns its last state, so an API
         *     key also needs `posts:read`. Its media remain. To keep the post, archive it instead. `If-Match` is
         *     optional; if you send it and the post has changed in the meantime, nothing is deleted (412). Authors
         *     can delete only their own posts: for someone else's post they get 403 if it is published and 404
         *     otherwise.
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
         *     - Body: at most 1,310,720 bytes.
         */
        patch: operations["updatePost"];
        trace?: never;
    };
    "/api/posts/{postId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a post
         * @description Publishes a draft, a scheduled post or an archived post immediately, like `updatePost` with
         *     `status: published`. If the post is already published, the response is 409 (reason `wrong_state`) and
         *     nothing changes. Authors can publish only their own posts. Send the `ETag` from your last read in
         *     `If-Match`. The response contains the whole post, so an API key also needs `posts:read`.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `posts:read` and `posts:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        post: operations["publishPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{postId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a post
         * @description Hides the post from readers and keeps it, like `updatePost` with `status: archived`. A scheduled post
         *     is no longer published at its `publishAt`. If the post is already archived, the response is 409
         *     (reason `wrong_state`) and nothing changes. Authors can archive only their own posts. Send the `ETag`
         *     from your last read in `If-Match`. The response contains the whole post, so an API key also needs
         *     `posts:read`.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `posts:read` and `posts:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        post: operations["archivePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{postId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a post
         * @description Lists the versions of the post, newest first, from the current one back to the oldest that is
         *     kept: who made each version, when, and which fields changed. Earlier versions are kept for a
         *     period that the operator sets (`REVISIONS_RETENTION`, a year by default), and are deleted with the
         *     post. Authors see the revisions of their own posts only.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `posts:read` and `posts:write`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listPostRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{postId}/revisions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a revision of a post
         * @description Returns the post as it was in this version. Data of other records, such as names, is shown as it
         *     is now. Authors see the revisions of their own posts only.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `posts:read` and `posts:write`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getPostRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{postId}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revision of a post
         * @description Restores the values of an earlier version of the post. `status` and `publishAt` stay as they are,
         *     so restoring neither publishes nor hides the post. This is a change like any other: it makes a new
         *     version, and the audit trail records it (`post.restore`). The values must still be valid: the
         *     response is 409 if another post now uses a value that must be unique (reason `already_exists`), or
         *     if a value is no longer valid (reason `not_restorable`). Send the `ETag` of the current post in
         *     `If-Match`: 412 means that it has changed in the meantime and nothing was written. Authors can
         *     restore revisions of their own posts only.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `posts:read` and `posts:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        post: operations["restorePostRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{postId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a preview of a post
         * @description Creates a link that lets anyone read one post without an account, whatever its status. The link shows
         *     the post as readers would see it, always in its latest saved state. It works for a day at most, and
         *     ends earlier if you call `revokePostPreviews`, if the post is deleted, if an administrator disables
         *     or deletes the account that created it or gives it another role or password, or if the key that
         *     created it stops working. Only this response contains the token. Authors can share their own posts
         *     only.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `posts:read` and `posts:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 1,024 bytes.
         */
        post: operations["createPostPreview"];
        /**
         * End the previews of a post
         * @description Ends all links that `createPostPreview` has created for the post, immediately. Authors can do this for
         *     their own posts only.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `posts:read` and `posts:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        delete: operations["revokePostPreviews"];
        options?: never;
        head?: never;
        patch?: never;
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
         *     A key with `publishable: true` may be embedded in a web page or an app. All its scopes end with
         *     `:read`; it works on the pages of its `origins`, and is limited for each address that uses it.
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 16,384 bytes.
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
         * @description Permanently revokes an API key and returns its record, which stays in the list. Repeating the request
         *     changes nothing. The key stops working immediately; other replicas of the service may accept it for
         *     reads for up to 1 second. The previews that it has created end as well.
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
         * @description Issues a new key that has a new `id` and secret, and everything else (name, scopes, expiry,
         *     origins and limit) from the old one. The old key continues to work for `overlapSeconds`, so that
         *     you can move servers one by one without a rejected request. Only this response contains the secret
         *     (`data.key`): store it now. A revoked, expired or already rotated key cannot be rotated (reason
         *     `api_key_ended`). You become the issuer of the new key, whoever issued the old one.
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
         * @description Permanently deletes the person with all their logins and previews, and revokes the API keys that they
         *     issued. To keep such a key in use, rotate it first, which makes you its issuer. Their posts, products
         *     and files remain, but no longer name them (`author`, `createdBy` and `updatedBy` are null). The audit
         *     trail still has their `id`. The last active administrator cannot be deleted (reason `last_admin`).
         *     `If-Match` is optional; if you send it and the user has changed in the meantime, nothing is deleted
         *     (412).
         *
         *     - Access: people with the role `admin`.
         *     - Rate limit: 300 requests in 60 seconds, shared by the class `revoke`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Changes the fields that you send (JSON Merge Patch, RFC 7396). `disabled: true` immediately ends
         *     all logins and previews of the person and prevents new logins; `disabled: false` allows new
         *     logins. A new `password` ends all logins and previews, too. A new `role` ends the previews only:
         *     logins continue with the new role. Passwords that are easy to guess are rejected with 422 (rule
         *     `guessable`). You cannot set your own password here (reason `own_password`): use `POST
         *     /api/auth/password`, which asks for the current one.
         *
         *     Only active administrators can issue API keys. Disabling or demoting an administrator permanently
         *     revokes the keys they issued; to keep such a key in use, rotate it first, which makes you its
         *     issuer. The last active administrator can be neither disabled nor demoted (reason `last_admin`).
         *
         *     Send the `ETag` from your last read in `If-Match`. If the user has changed in the meantime, the
         *     response is 412 and nothing is written: read the user again and repeat your change. Without the
         *     header, the response is 428.
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
         *     unpublished records are left out. This also holds for authors and the posts that they wrote
         *     themselves. Clients that see unpublished records read them with `statuses=all` (posts) and
         *     `status=all` (products): without these, lists have published records only.
         *
         *     A record shows some data of other records: the names of its author and categories, and its pictures.
         *     These can change without an entry for the record itself. Changes to categories and media have entries
         *     of their own: apply them to the records that show these, too. An API key without `media:read` gets no
         *     entries for media, so give a key that keeps a copy this scope: the old addresses of a picture stop
         *     working when its content is replaced.
         *
         *     The service rejects a cursor with 410 (`cursor_expired`) if it is older than the retention period
         *     (30 days by default), was issued for a different role or different scopes, or comes from a database
         *     that has been replaced. Get a new cursor and read the full lists again.
         *
         *     - Access: every signed-in person; API keys with the scope `products:read`; API keys with the scope `posts:read`; API keys with the scope `media:read`.
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
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Lists all webhooks, newest first. Only the responses to `createWebhook` and `rotateWebhookSecret`
         *     contain a secret.
         *
         *     - Access: people with the role `admin`; API keys with the scope `webhooks:manage`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Registers the URL of a server that receives events. From then on, the service sends it each event
         *     of its `eventTypes` as a POST request, whose headers `webhook-id`, `webhook-timestamp` and
         *     `webhook-signature` are those of the [Standard Webhooks](https://www.standardwebhooks.com)
         *     specification. Only this response contains the `secret` that verifies the signatures: store it
         *     now.
         *
         *     The URL starts with `https://`, and its host name must resolve to public addresses only: the
         *     service sends nothing into its own network, unless the operator allows a host. A status from 200
         *     to 299 confirms an event. After any other response (a redirect, too), or none within 15 seconds,
         *     the service tries again at increasing intervals for up to three days. A webhook that fails for
         *     three days, or responds with 410, is disabled.
         *
         *     - Access: people with the role `admin`; API keys with the scope `webhooks:manage`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 32,768 bytes.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns one webhook by its `id`, without its secret.
         *
         *     - Access: people with the role `admin`; API keys with the scope `webhooks:manage`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Permanently deletes the webhook with its deliveries, and returns its last state. A delivery that is
         *     being sent may still arrive. `If-Match` is optional; if you send it and the webhook has changed in the
         *     meantime, nothing is deleted (412).
         *
         *     - Access: people with the role `admin`; API keys with the scope `webhooks:manage`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Changes the fields that you send and keeps the others (JSON Merge Patch, RFC 7396). Send the `ETag`
         *     from your last read in `If-Match`; if the webhook has changed in the meantime, the response is 412.
         *
         *     With `status: paused`, events wait until the webhook is active again, or until they are older than
         *     the retention period (30 days by default). With `status: disabled`, waiting deliveries fail and no
         *     new events are recorded for the webhook. To send what it has missed once it is active again, call
         *     `replayWebhook`.
         *
         *     - Access: people with the role `admin`; API keys with the scope `webhooks:manage`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 32,768 bytes.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description Issues a new secret. For `overlapHours`, each delivery has two signatures, one with the new and one
         *     with the previous secret, so that your servers can change over one by one. Only this response
         *     contains the new `secret`: store it now. If you rotate again within the overlap, the secret before
         *     the previous one stops signing.
         *
         *     - Access: people with the role `admin`; API keys with the scope `webhooks:manage`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 8,192 bytes.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an event of the type `webhook.test` to this webhook only, whatever its `eventTypes` are. To see
         *     how the receiver has responded, read the deliveries of the webhook. A paused webhook gets the event
         *     once it is active. For a disabled webhook, the response is 409 (reason `webhook_disabled`).
         *
         *     - Access: people with the role `admin`; API keys with the scope `webhooks:manage`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description Lists the events that were sent to a webhook or wait to be sent, newest first. Each delivery has its
         *     latest attempts: when each was made, how long it took, its status or failure, and the beginning of the
         *     receiver's response. The service keeps deliveries for the retention period (30 days by default).
         *
         *     - Access: people with the role `admin`; API keys with the scope `webhooks:manage`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends the event of a delivery again, immediately and with as many attempts as a new event, whether it
         *     had succeeded or failed. The receiver gets the same event with the same id. Earlier attempts stay in
         *     `attempts`. For a disabled webhook, the response is 409 (reason `webhook_disabled`).
         *
         *     - Access: people with the role `admin`; API keys with the scope `webhooks:manage`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send events again
         * @description Sends all events since a given time again, if the webhook subscribes to their types. Use it after the
         *     receiver has lost data (with `onlyFailed: false`), or once a disabled webhook is active again. By
         *     default, events that were delivered are left out. Events older than the retention period (30 days by
         *     default) no longer exist. The response does not wait for the deliveries. Another replay replaces one
         *     that is in progress. For a disabled webhook, the response is 409 (reason `webhook_disabled`).
         *
         *     - Access: people with the role `admin`; API keys with the scope `webhooks:manage`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 8,192 bytes.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events since a cursor
         * @description Lists the events that webhooks deliver, with the same ids, in transaction order: for clients that
         *     cannot receive requests. The list misses no event, however late its transaction commits, and repeats
         *     none. Call it without `since`, which returns a cursor and no events; then call it repeatedly with the
         *     latest cursor. `X-Next-Cursor` is always present. `Link` is present while more events are available,
         *     even if a page is not full.
         *
         *     With `wait`, the service holds a response without events back until there is an event, for at most
         *     that many seconds (long polling). A waiting request does not count as one in progress, so it cannot
         *     cause 429 for your other requests.
         *
         *     The service rejects a cursor with 410 (`cursor_expired`) if it is older than the retention period
         *     (30 days by default), or comes from a database that has been replaced. Get a new cursor, and read the
         *     records again.
         *
         *     - Access: people with the role `admin`; API keys with the scope `events:poll`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List media
         * @description Lists pictures and other files, newest first (descending `id`); `sort` changes the order. Filters can
         *     be combined. Follow the `Link` header for the next page.
         *
         *     - Access: every signed-in person; API keys with the scope `media:read`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["listMedia"];
        put?: never;
        /**
         * Upload a file
         * @description Stores a picture or another file, sent as `multipart/form-data`. The service detects the type from the
         *     bytes, never from the name, and rejects types that it does not accept, including HTML and SVG
         *     (`media_type_refused`). A picture with more than 50 million pixels is rejected (`image_too_large`), and
         *     so is one that cannot be decoded (422, rule `picture`). With an `Idempotency-Key`, a retry creates
         *     nothing twice; it must have the same bytes and texts.
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scope `media:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 20,971,520 bytes.
         */
        post: operations["createMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file's record
         * @description Returns the record of one file. Its bytes are at `url`, at the `url` of each variant and, for clients
         *     that may write media, at `originalUrl`.
         *
         *     - Access: every signed-in person; API keys with the scope `media:read`.
         *     - Rate limit: 600 requests in 60 seconds, shared by the class `read`.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Permanently deletes the file and its record, and returns the last state of the record. A file that a
         *     record uses, by id or in rich text, is not deleted (409, reason `in_use`). The addresses of the file
         *     stop working, but caches may still have its variants. The service removes the bytes from its storage
         *     a day later. `If-Match` is optional. Authors can only delete files that they uploaded (403
         *     otherwise).
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `media:read` and `media:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        /**
         * Change a file's record
         * @description Changes the fields that you send and keeps the others (JSON Merge Patch, RFC 7396): the name, the
         *     texts or the focal point. The texts are not copied into other records: these show the new ones
         *     immediately. Only pictures have a focal point (422, rule `picture`); a new one gives the cropped
         *     variants new addresses. Send the `ETag` from your last read in `If-Match`. If the record has changed
         *     in the meantime, the response is 412 and nothing is written: read it again and repeat your change.
         *     Without the header, the response is 428. Authors can only change files that they uploaded (403
         *     otherwise).
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `media:read` and `media:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 65,536 bytes.
         */
        patch: operations["updateMedia"];
        trace?: never;
    };
    "/api/media/{mediaId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the content of a file
         * @description Stores other bytes under the same `id`, so that every record that refers to the file by its `id`
         *     shows them. The addresses change with the bytes. Rich text contains the old addresses: while a record
         *     shows the file in rich text, the content is not replaced (409, reason `in_use`). The new file must be
         *     of the same `kind` (422, rule `sameKind`). It brings its own `filename`; the texts stay, and the focal
         *     point is reset. Send the `ETag` from your last read in `If-Match`. If the record has changed in the
         *     meantime, the response is 412 and nothing is written. Without the header, the response is 428.
         *     Authors can only replace files that they uploaded (403 otherwise).
         *
         *     - Access: people with the role `author` or `editor` or `admin`; API keys with the scopes `media:read` and `media:write`.
         *     - Rate limit: 120 requests in 60 seconds, shared by the class `write`.
         *     - Body: at most 20,971,520 bytes.
         */
        put: operations["replaceMediaContent"];
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
        /** @description A picture or another file, with the texts that belong to it. */
        Media: {
            /**
             * Format: int32
             * @description Assigned by the service; newer files have higher ids.
             */
            id: number;
            /**
             * @description The name under which browsers save the file. If its extension does not fit `contentType`, the
             *     service appends the one that does (`report.txt` becomes `report.txt.pdf`). The name has no
             *     influence on how the file is treated.
             */
            filename: string;
            /** @description The media type, which the service detects in the bytes of the file, whatever its name is. */
            contentType: string;
            /**
             * Format: int32
             * @description How many bytes the original file has. Variants are usually much smaller.
             */
            size: number;
            /** @description The SHA-256 of the file, in lower-case hexadecimal digits. */
            sha256: string;
            /**
             * @description Decides how pages show the file: as a picture, in a player, or as a link.
             * @enum {string}
             */
            kind: "image" | "video" | "audio" | "document";
            /** @description What a picture shows, for people who cannot see it; null if nobody has written it. */
            altText: string | null;
            /** @description The text to show below the file; null if nobody has written it. */
            caption: string | null;
            /** @description Who made the file, and under which licence it may be used; null if nobody is named. */
            credit: string | null;
            /** @description The size, preview and focal point of a picture; null for other files. */
            image: components["schemas"]["ImageDetails"] | null;
            /**
             * Format: uri-reference
             * @description The public address to show or link to, as a path on this service: the largest variant of a
             *     picture, the file itself for all others. It changes with the content, so that it can be cached
             *     forever.
             */
            url: string;
            /** @description The sizes of a picture, smallest first; empty for other files. */
            variants: components["schemas"]["MediaVariant"][];
            /** @description Who uploaded the file. Null if an API key did, or if the account was deleted. */
            createdBy: components["schemas"]["Author"] | null;
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
             * Format: uri-reference
             * @description A signed address of the file exactly as it was uploaded, as a path on this service. It works for
             *     at least 10 minutes. Only `listMedia` and `getMedia` return it, to clients that may write media.
             */
            originalUrl?: string;
        };
        /** @description The requested `fields` of media: like `Media`, without the other fields. */
        PartialMedia: {
            /**
             * Format: int32
             * @description Assigned by the service; newer files have higher ids.
             */
            id: number;
            /**
             * @description The name under which browsers save the file. If its extension does not fit `contentType`, the
             *     service appends the one that does (`report.txt` becomes `report.txt.pdf`). The name has no
             *     influence on how the file is treated.
             */
            filename?: string;
            /** @description The media type, which the service detects in the bytes of the file, whatever its name is. */
            contentType?: string;
            /**
             * Format: int32
             * @description How many bytes the original file has. Variants are usually much smaller.
             */
            size?: number;
            /** @description The SHA-256 of the file, in lower-case hexadecimal digits. */
            sha256?: string;
            /**
             * @description Decides how pages show the file: as a picture, in a player, or as a link.
             * @enum {string}
             */
            kind?: "image" | "video" | "audio" | "document";
            /** @description What a picture shows, for people who cannot see it; null if nobody has written it. */
            altText?: string | null;
            /** @description The text to show below the file; null if nobody has written it. */
            caption?: string | null;
            /** @description Who made the file, and under which licence it may be used; null if nobody is named. */
            credit?: string | null;
            /** @description The size, preview and focal point of a picture; null for other files. */
            image?: components["schemas"]["ImageDetails"] | null;
            /**
             * Format: uri-reference
             * @description The public address to show or link to, as a path on this service: the largest variant of a
             *     picture, the file itself for all others. It changes with the content, so that it can be cached
             *     forever.
             */
            url?: string;
            /** @description The sizes of a picture, smallest first; empty for other files. */
            variants?: components["schemas"]["MediaVariant"][];
            /**
             * Format: uri-reference
             * @description A signed address of the file exactly as it was uploaded, as a path on this service. It works for
             *     at least 10 minutes. Only `listMedia` and `getMedia` return it, to clients that may write media.
             */
            originalUrl?: string;
            /** @description Who uploaded the file. Null if an API key did, or if the account was deleted. */
            createdBy?: components["schemas"]["Author"] | null;
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
         * @description The field names of media, for the `fields` parameter.
         * @enum {string}
         */
        MediaField: "id" | "filename" | "contentType" | "size" | "sha256" | "kind" | "altText" | "caption" | "credit" | "image" | "url" | "variants" | "createdBy" | "createdAt" | "updatedAt" | "version" | "originalUrl";
        /** @description A picture as other records show it. */
        MediaReference: {
            /**
             * Format: int32
             * @description Assigned by the service; newer files have higher ids.
             */
            id: number;
            /**
             * @description The name under which browsers save the file. If its extension does not fit `contentType`, the
             *     service appends the one that does (`report.txt` becomes `report.txt.pdf`). The name has no
             *     influence on how the file is treated.
             */
            filename: string;
            /** @description The media type, which the service detects in the bytes of the file, whatever its name is. */
            contentType: string;
            /** @description What a picture shows, for people who cannot see it; null if nobody has written it. */
            altText: string | null;
            /** @description The text to show below the file; null if nobody has written it. */
            caption: string | null;
            /** @description Who made the file, and under which licence it may be used; null if nobody is named. */
            credit: string | null;
            /** @description The size, preview and focal point of a picture; null for other files. */
            image: components["schemas"]["ImageDetails"] | null;
            /**
             * Format: uri-reference
             * @description The public address to show or link to, as a path on this service: the largest variant of a
             *     picture, the file itself for all others. It changes with the content, so that it can be cached
             *     forever.
             */
            url: string;
            /** @description The sizes of a picture, smallest first; empty for other files. */
            variants: components["schemas"]["MediaVariant"][];
        };
        /** @description The size, preview and focal point of a picture. */
        ImageDetails: {
            /**
             * Format: int32
             * @description The width in pixels, as the picture is shown (its EXIF orientation is applied).
             */
            width: number;
            /**
             * Format: int32
             * @description The height in pixels, as the picture is shown.
             */
            height: number;
            /** @description A BlurHash, a tiny preview to show while the picture loads. */
            blurhash: string;
            /** @description The part of the picture that every crop must contain; null for its centre. */
            focalPoint: components["schemas"]["FocalPoint"] | null;
        };
        /** @description A point of a picture, in percent of its width and height. */
        FocalPoint: {
            /**
             * Format: int32
             * @description The distance from the left edge, in percent of the width.
             */
            x: number;
            /**
             * Format: int32
             * @description The distance from the top edge, in percent of the height.
             */
            y: number;
        };
        /** @description A picture in one of the sizes of `x-media-variants`. */
        MediaVariant: {
            /** @description The name of the size with its format, such as `small.webp`. A minor version may add names. */
            name: string;
            /**
             * Format: int32
             * @description How wide the picture is in this size, in pixels.
             */
            width: number;
            /**
             * Format: int32
             * @description How high the picture is in this size, in pixels.
             */
            height: number;
            /** @description The format of the picture, as in the `Content-Type` of its address. */
            contentType: string;
            /**
             * Format: uri-reference
             * @description The public address of the variant, as a path on this service.
             */
            url: string;
        };
        /**
         * @description The sort orders of media; `-` means descending.
         * @enum {string}
         */
        MediaSort: "id" | "-id" | "filename" | "-filename" | "size" | "-size" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "relevance";
        /**
         * @description The parts of the form that uploads a file. Parts without content count as omitted. Length limits
         *     apply after cleaning (trimming, Unicode NFC, removal of markup).
         */
        MediaCreate: {
            /**
             * Format: binary
             * @description The bytes of the file. The filename of the part becomes the `filename` of the media.
             */
            file: string;
            /** @description What a picture shows, for people who cannot see it. */
            altText?: string;
            /** @description The text to show below the file. */
            caption?: string;
            /** @description Who made the file, and under which licence it may be used. */
            credit?: string;
            /**
             * @description The SHA-256 of the file in hexadecimal digits. If it does not match the bytes that arrive, nothing
             *     is stored (422, rule `digest`).
             */
            sha256?: string;
        };
        /** @description The parts of the form that replaces the bytes of a file. */
        MediaContent: {
            /**
             * Format: binary
             * @description The bytes of the file. The filename of the part becomes the `filename` of the media.
             */
            file: string;
            /**
             * @description The SHA-256 of the file in hexadecimal digits. If it does not match the bytes that arrive, nothing
             *     is stored (422, rule `digest`).
             */
            sha256?: string;
        };
        /** @description A point of a picture, in percent of its width and height. */
        FocalPointUpdate: {
            /**
             * Format: int32
             * @description The distance from the left edge, in percent of the width.
             */
            x: number;
            /**
             * Format: int32
             * @description The distance from the top edge, in percent of the height.
             */
            y: number;
        };
        /**
         * @description The fields of the record of a file to change; omitted fields keep their values. Length limits apply
         *     after cleaning (trimming, Unicode NFC, removal of markup).
         */
        MediaUpdate: {
            /** @description The name under which browsers save the file. */
            filename?: string;
            /** @description What a picture shows, for people who cannot see it; null removes it. */
            altText?: string | null;
            /** @description The text to show below the file; null removes it. */
            caption?: string | null;
            /** @description Who made the file, and under which licence it may be used; null removes it. */
            credit?: string | null;
            /** @description The part of the picture that every crop must contain; null for its centre. */
            focalPoint?: components["schemas"]["FocalPointUpdate"] | null;
        };
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
        /**
         * @description A person's login on one device (a session). Each refresh replaces its refresh token and its access
         *     token.
         */
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
             * @description When the login ends, however often its tokens are refreshed: UTC. It ends earlier if its tokens
             *     are not refreshed for too long (see `refreshTokens`).
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
            resourceType: "product" | "post" | "category" | "media";
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
         * @description What happened: the type of the record and what was done, such as `product.created`. A minor version
         *     may add values.
         * @enum {string}
         */
        EventType: "session.started" | "user.disabled" | "user.enabled" | "auth.refresh_reused" | "webhook.redelivered" | "webhook.rotated" | "webhook.disabled" | "session.revoked" | "product.created" | "product.deleted" | "product.updated" | "product.restored" | "category.created" | "category.deleted" | "category.updated" | "post.created" | "post.deleted" | "post.updated" | "post.published" | "post.archived" | "post.restored" | "api_key.created" | "api_key.revoked" | "api_key.rotated" | "user.created" | "user.deleted" | "user.updated" | "webhook.created" | "webhook.deleted" | "webhook.updated" | "webhook.test" | "webhook.replayed" | "media.created" | "media.deleted" | "media.updated";
        /**
         * @description Something that happened, as webhooks deliver it and `listEvents` lists it. It names the record, but
         *     not its content: read that with `resource.url`, so that you never see more than you may, nor
         *     anything outdated. Events can arrive twice and out of order. Ignore those whose `id` you have seen,
         *     and those whose `resource.version` is not higher than that of your copy.
         */
        Event: {
            /**
             * Format: uuid
             * @description Identifies the event. It is the same at each delivery, in the header `webhook-id`.
             */
            id: string;
            type: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description When it happened: UTC, to the millisecond (RFC 3339).
             */
            timestamp: string;
            data: components["schemas"]["EventData"];
        };
        /** @description The record, what has changed in it, and who did it. */
        EventData: {
            resource: components["schemas"]["EventResource"];
            /**
             * @description The fields that the event has given new values, by their names in responses; for people, by those
             *     in requests. Empty for creations, deletions, and events that change no field.
             */
            changedFields: string[];
            actor: components["schemas"]["EventActor"];
        };
        /** @description Names the record without its content, which depends on what the reader may see. */
        EventResource: {
            /**
             * @description The type of the record, as in the audit trail. A minor version may add values.
             * @enum {string}
             */
            type: "product" | "post" | "user" | "session" | "apiKey" | "category" | "media" | "webhook";
            /** @description The `id` of the record, always as a string. */
            id: string;
            /**
             * Format: int32
             * @description The `version` of the record after the change, which is higher after each change; null for
             *     records without versions. A deletion has a version, too.
             */
            version: number | null;
            /**
             * @description Where to read the record: a path of this service (RFC 3986, section 4.2). Null if single
             *     records of this type cannot be read. After a deletion, the response is 404.
             */
            url: string | null;
        };
        /** @description A person, an API key, or the service itself, when it acts on its own. */
        EventActor: {
            /**
             * @description A person, an API key, or the service itself. A minor version may add values.
             * @enum {string}
             */
            type: "user" | "apiKey" | "system";
            /** @description The `id` of the person or API key; null for the service itself. */
            id: string | null;
        };
        /**
         * @description Whether events are sent: `active`; `paused`, so that they wait; or `disabled`, so that none are
         *     recorded.
         * @enum {string}
         */
        WebhookStatus: "active" | "paused" | "disabled";
        /** @description The URL and the events of a new webhook. */
        WebhookRegistration: {
            /**
             * @description Where events are sent to, such as `https://shop.example/hooks/cms`: `https` only, without username,
             *     password or fragment, at a host with public addresses only (rule `webhookAddress`), unless the
             *     operator allows the host.
             */
            url: string;
            /** @description The types of events to send. Empty, or left out, for all, including types of later versions. */
            eventTypes?: components["schemas"]["EventType"][];
            /** @description What the webhook is for, so that other administrators know; null for nothing. */
            description?: string | null;
        };
        /** @description The fields of a webhook to change; omitted fields keep their values. */
        WebhookUpdate: {
            /** @description As in `WebhookRegistration`. Waiting deliveries are sent to the new URL. */
            url?: string;
            /** @description The types of events to send from now on; empty for all. */
            eventTypes?: components["schemas"]["EventType"][];
            /** @description What the webhook is for, so that other administrators know; null for nothing. */
            description?: string | null;
            status?: components["schemas"]["WebhookStatus"];
        };
        /** @description How long deliveries are signed with the previous secret as well. */
        WebhookSecretRotate: {
            /**
             * Format: int32
             * @description For how many hours both secrets sign; 24 if you leave it out.
             */
            overlapHours?: number;
        };
        /** @description Which events to send again. */
        WebhookReplay: {
            /**
             * Format: date-time
             * @description Events from this time on are sent again.
             */
            since: string;
            /** @description Whether to leave out events that were delivered; true if you leave it out. */
            onlyFailed?: boolean;
        };
        /** @description Which events are being sent to a webhook again. */
        StartedReplay: {
            /**
             * Format: date-time
             * @description Events from this time on are sent: UTC, to the millisecond (RFC 3339).
             */
            since: string;
            /** @description Whether events that were delivered are left out. */
            onlyFailed: boolean;
        };
        /** @description A server that receives events, without the secret that signs them. */
        Webhook: {
            /**
             * Format: int32
             * @description Assigned by the service; newer webhooks have higher ids.
             */
            id: number;
            /** @description Where events are sent to. */
            url: string;
            /** @description The types of events that are sent; empty for all. */
            eventTypes: components["schemas"]["EventType"][];
            /** @description What the webhook is for; null if nobody has said. */
            description: string | null;
            status: components["schemas"]["WebhookStatus"];
            /**
             * @description Why it is disabled: its receiver responded with 410 (`gone`), it failed for three days
             *     (`failing`), or an administrator or an API key disabled it (`manual`). Null unless it is disabled.
             *     A minor version may add values.
             */
            disabledReason: string | null;
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
             * Format: date-time
             * @description When its receiver last confirmed an event: UTC; null if never.
             */
            lastSuccessAt: string | null;
            /**
             * Format: int32
             * @description How many events wait to be sent or sent again.
             */
            pendingCount: number;
        };
        /** @description A webhook with a new secret, which no other response contains. */
        IssuedWebhook: {
            /**
             * Format: int32
             * @description Assigned by the service; newer webhooks have higher ids.
             */
            id: number;
            /** @description Where events are sent to. */
            url: string;
            /** @description The types of events that are sent; empty for all. */
            eventTypes: components["schemas"]["EventType"][];
            /** @description What the webhook is for; null if nobody has said. */
            description: string | null;
            status: components["schemas"]["WebhookStatus"];
            /**
             * @description Why it is disabled: its receiver responded with 410 (`gone`), it failed for three days
             *     (`failing`), or an administrator or an API key disabled it (`manual`). Null unless it is disabled.
             *     A minor version may add values.
             */
            disabledReason: string | null;
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
             * Format: date-time
             * @description When its receiver last confirmed an event: UTC; null if never.
             */
            lastSuccessAt: string | null;
            /**
             * Format: int32
             * @description How many events wait to be sent or sent again.
             */
            pendingCount: number;
            /**
             * @description The secret of the signatures, as Standard Webhooks writes it (`whsec_…`). Only this response
             *     contains it: store it now.
             */
            secret: string;
        };
        /** @description One event for one webhook, with its latest attempts. */
        WebhookDelivery: {
            /**
             * Format: int64
             * @description Assigned by the service; later deliveries have higher ids.
             */
            id: number;
            /**
             * Format: uuid
             * @description Equals the `id` in the body, and the header `webhook-id`, of each attempt.
             */
            eventId: string;
            eventType: components["schemas"]["EventType"];
            /**
             * @description It waits or is being sent (`pending`), was confirmed (`succeeded`), or is no longer tried
             *     (`failed`).
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed";
            /**
             * Format: date-time
             * @description When it was recorded: UTC, to the millisecond (RFC 3339).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it succeeded or failed: UTC; null while it is pending.
             */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description When it is sent next: UTC; null unless it is pending.
             */
            nextAttemptAt: string | null;
            /** @description The latest 20 attempts, the earliest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description One request to the receiver of a webhook. */
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description When it was sent: UTC, to the millisecond (RFC 3339).
             */
            attemptedAt: string;
            /**
             * Format: int32
             * @description How many milliseconds it took.
             */
            duration: number;
            /**
             * Format: int32
             * @description The HTTP status of the response; null if there was none.
             */
            status: number | null;
            /**
             * @description Why it failed: no response in time (`timeout`), no connection (`connection`), no address for
             *     the host (`dns`), no trusted certificate (`tls`), an address that is not public
             *     (`refused_address`), a redirect (`redirect`), a status other than 2xx (`status`), or a secret that
             *     this service can no longer read (`secret`: rotate it). Null if it succeeded. A minor version may
             *     add values.
             */
            error: string | null;
            /**
             * @description The beginning of the body of the response, without markup, at most 1,024 characters; empty if the
             *     response had no body, and null if there was no response.
             */
            answer: string | null;
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
            /**
             * @description The resource type and what was done, such as `product.update`. Content and users have `create`,
             *     `update` and `delete`; products and posts also `restore`; posts also `publish`, `archive`,
             *     `preview` (a preview was created) and `unshare` (the previews were ended). Logins have `start` and
             *     `revoke`; API keys `create`, `rotate` and `revoke`; webhooks `create`, `update`, `delete`,
             *     `rotate`, `test`, `redeliver`, `replay` and `disable` (by the service). Rejected attempts have the
             *     actions that `listAuditEntries` names. A minor version may add actions.
             */
            action: string;
            /**
             * @description The type of the changed resource. A minor version may add values.
             * @enum {string}
             */
            resourceType: "product" | "post" | "user" | "session" | "apiKey" | "category" | "media" | "webhook";
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
         *     writes and publishes posts, but changes and deletes only their own. An `editor` changes all posts,
         *     products and categories. An `admin` also manages users, API keys and webhooks. A minor
         *     version may add values.
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
            /** @description The categories of the product, in the order in which they were sent. */
            categories: components["schemas"]["CategoryReference"][];
            /** @description The picture to show in lists and previews; null if the record has none. */
            coverImage: components["schemas"]["MediaReference"] | null;
            /** @description The pictures of the product, in the order of `imageIds`. */
            images: components["schemas"]["MediaReference"][];
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
        /** @description Operations on products, done in their order. */
        ProductBatch: {
            /**
             * @description Whether either all operations are done or none.
             * @default false
             */
            atomic: boolean;
            /** @description What to do. Each operation counts as one request against the rate limit. */
            operations: components["schemas"]["ProductBatchOperation"][];
        };
        /** @description A product to create, change or delete. It has the same effect as a request of its own. */
        ProductBatchOperation: {
            /**
             * @description Whether a product is created, changed or deleted.
             * @enum {string}
             */
            op: "create" | "update" | "delete";
            /**
             * Format: int32
             * @description The `id` of the product to change or delete; required for both.
             */
            id?: number;
            /**
             * Format: int32
             * @description The `version` of the product that you have read; required for changes and deletions. If the product
             *     has another one by now, the operation is refused (412).
             */
            version?: number;
            /**
             * @description The fields of a new product, or those to change; a deletion needs none. A new product needs all
             *     that `createProduct` requires.
             */
            value?: components["schemas"]["ProductUpdate"];
        };
        /** @description Whether one operation of a batch succeeded, and the product or the error. */
        ProductBatchResult: {
            /**
             * Format: int32
             * @description The HTTP status that the operation alone would have had: 201, 200, or that of its error.
             */
            status: number;
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The product as stored, or as it was before its deletion; null if nothing was done. */
            data: components["schemas"]["Product"] | null;
            /**
             * @description Why the operation was refused; null if it was done. Pointers begin at the operation:
             *     `/value/price`.
             */
            error: components["schemas"]["ErrorDetails"] | null;
        };
        /** @description The success envelope; `data` has the result of each operation. */
        ProductBatchResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The results, in the order of the operations. */
            data: components["schemas"]["ProductBatchResult"][];
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
            /** @description The categories of the product, in the order in which they were sent. */
            categories?: components["schemas"]["CategoryReference"][];
            /** @description The picture to show in lists and previews; null if the record has none. */
            coverImage?: components["schemas"]["MediaReference"] | null;
            /** @description The pictures of the product, in the order of `imageIds`. */
            images?: components["schemas"]["MediaReference"][];
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
        ProductField: "id" | "name" | "price" | "currency" | "sku" | "description" | "status" | "categories" | "coverImage" | "images" | "createdAt" | "updatedAt" | "version" | "createdBy" | "updatedBy";
        /**
         * @description The sort orders of products; `-` means descending. `price` compares the numbers, regardless of
         *     currency.
         * @enum {string}
         */
        ProductSort: "id" | "-id" | "name" | "-name" | "price" | "-price" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "relevance";
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
            /**
             * @description The `id`s of the categories of the product, in the order in which responses show them, without
             *     duplicates. Each must exist (422, rule `exists`).
             */
            categoryIds?: number[];
            /**
             * Format: int32
             * @description The `id` of the picture to show in lists and previews (`coverImage`); null for none. It must be a
             *     picture, not another file (422, rule `exists`).
             */
            coverImageId?: number | null;
            /**
             * @description The `id`s of the pictures of the product, in the order in which pages show them, without
             *     duplicates. Each must be a picture (422, rule `exists`).
             */
            imageIds?: number[];
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
            /**
             * @description The `id`s of the categories of the product, in the order in which responses show them, without
             *     duplicates. Each must exist (422, rule `exists`). They replace the previous ones; an empty list
             *     removes all.
             */
            categoryIds?: number[];
            /**
             * Format: int32
             * @description The `id` of the picture to show in lists and previews (`coverImage`); null for none. It must be a
             *     picture, not another file (422, rule `exists`).
             */
            coverImageId?: number | null;
            /**
             * @description The `id`s of the pictures of the product, in the order in which pages show them, without
             *     duplicates. Each must be a picture (422, rule `exists`). They replace the previous ones; an empty
             *     list removes all.
             */
            imageIds?: number[];
        };
        /** @description A category as other records show it. */
        CategoryReference: {
            /**
             * Format: int32
             * @description For `GET /api/categories/{categoryId}`, and for `categoryIds` of a product.
             */
            id: number;
            /** @description The name of the category, as it is now: plain text. */
            name: string;
            /** @description Lower-case words joined by hyphens, as they are now. */
            slug: string;
        };
        /** @description A group of products. Categories form a tree. */
        Category: {
            /**
             * Format: int32
             * @description Assigned by the service; newer categories have higher ids.
             */
            id: number;
            /** @description The name of the category: plain text, never empty. */
            name: string;
            /** @description Lower-case words joined by hyphens, for the URL of a page. Unique among categories. */
            slug: string;
            /** @description The category above this one; null at the top of the tree. */
            parent: components["schemas"]["CategoryReference"] | null;
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
        /** @description The requested `fields` of categories: like `Category`, without the other fields. */
        PartialCategory: {
            /**
             * Format: int32
             * @description Assigned by the service; newer categories have higher ids.
             */
            id: number;
            /** @description The name of the category: plain text, never empty. */
            name?: string;
            /** @description Lower-case words joined by hyphens, for the URL of a page. Unique among categories. */
            slug?: string;
            /** @description The category above this one; null at the top of the tree. */
            parent?: components["schemas"]["CategoryReference"] | null;
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
         * @description The field names of categories, for the `fields` parameter.
         * @enum {string}
         */
        CategoryField: "id" | "name" | "slug" | "parent" | "createdAt" | "updatedAt" | "version";
        /**
         * @description The sort orders of categories; `-` means descending.
         * @enum {string}
         */
        CategorySort: "id" | "-id" | "name" | "-name" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "relevance";
        /**
         * @description A category to add to the tree. Length limits apply after cleaning (trimming, Unicode NFC, removal of
         *     markup).
         */
        CategoryCreate: {
            /** @description The name of the category: plain text, not empty. Markup is removed. */
            name: string;
            /**
             * @description Lower-case words joined by hyphens, unique among categories. By default, the service creates it
             *     from the name.
             */
            slug?: string;
            /**
             * Format: int32
             * @description The `id` of the category above this one, which must exist (422, rule `exists`); null or absent for
             *     a category at the top of the tree.
             */
            parentId?: number | null;
        };
        /**
         * @description The fields of a category to change; omitted fields keep their values. Length limits apply after
         *     cleaning (trimming, Unicode NFC, removal of markup).
         */
        CategoryUpdate: {
            /** @description The name of the category: plain text, not empty. Markup is removed. */
            name?: string;
            /**
             * @description Lower-case words joined by hyphens, unique among categories. Links with the old slug stop
             *     working.
             */
            slug?: string;
            /**
             * Format: int32
             * @description The `id` of the category above this one, which must exist (422, rule `exists`); null moves the
             *     category to the top of the tree.
             */
            parentId?: number | null;
        };
        /** @description A version of a record, and the change that made it. */
        Revision: {
            version: components["schemas"]["RecordVersion"];
            /** @description The resource type and what was done, as in the audit trail, such as `post.update`. */
            action: string;
            /**
             * Format: date-time
             * @description When this version was made: UTC, to the millisecond (RFC 3339).
             */
            changedAt: string;
            /** @description Who made this version; null if an API key or the service did, or if the account was deleted. */
            changedBy: components["schemas"]["Author"] | null;
            /**
             * @description The fields that differ from the version before, except `updatedAt`, by their names in requests;
             *     empty for the first version, and for the oldest one that is kept.
             */
            changedFields: string[];
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
         * @description Readers see only `published` posts. Authors also see their own posts in any status; editors and API
         *     keys with `posts:write` see all posts. A `scheduled` post becomes `published` at its `publishAt`. An
         *     `archived` post is kept, but hidden from readers.
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
            /** @description The picture to show in lists and previews; null if the record has none. */
            coverImage: components["schemas"]["MediaReference"] | null;
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
            /** @description The picture to show in lists and previews; null if the record has none. */
            coverImage?: components["schemas"]["MediaReference"] | null;
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
        PostField: "id" | "title" | "slug" | "excerpt" | "body" | "status" | "publishAt" | "publishedAt" | "author" | "tags" | "coverImage" | "createdAt" | "updatedAt" | "version";
        /**
         * @description The sort orders of posts; `-` means descending. With `publishedAt`, posts that were never published
         *     come last in ascending order and first in descending order.
         * @enum {string}
         */
        PostSort: "id" | "-id" | "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt" | "relevance";
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
             * @description When to publish a scheduled post: a time with a UTC offset (RFC 3339); null or absent otherwise.
             *     Rule `scheduledOnly`: Posts with any status other than `scheduled` have none. Rule `required`: A
             *     scheduled post must have one. Rule `future`: A new time must be in the future.
             */
            publishAt?: string | null;
            /** @description The tags: plain text, without duplicates. */
            tags?: string[];
            /**
             * Format: int32
             * @description The `id` of the picture to show in lists and previews (`coverImage`); null for none. It must be a
             *     picture, not another file (422, rule `exists`).
             */
            coverImageId?: number | null;
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
             * @description When to publish a scheduled post: a time with a UTC offset (RFC 3339). If omitted, it keeps its
             *     value while the post stays scheduled, and becomes null otherwise. Rule `scheduledOnly`: Posts with any
             *     status other than `scheduled` have none. Rule `required`: A scheduled post must have one. Rule
             *     `future`: A new time must be in the future.
             */
            publishAt?: string | null;
            /** @description The tags: plain text, without duplicates. They replace the previous ones. */
            tags?: string[];
            /**
             * Format: int32
             * @description The `id` of the picture to show in lists and previews (`coverImage`); null for none. It must be a
             *     picture, not another file (422, rule `exists`).
             */
            coverImageId?: number | null;
        };
        /**
         * @description What a key may do. Write scopes do not include reading: with only `posts:write`, a key can create
         *     posts but not read them. To change or delete a post, it also needs `posts:read`, because the
         *     response contains the post. Products and categories are public, so their write scopes are
         *     sufficient. `webhooks:manage` and `events:poll` show events of all kinds, including those of drafts
         *     and people: give them only to servers that you trust like an administrator. A minor version may add
         *     values.
         * @enum {string}
         */
        ApiKeyScope: "products:read" | "products:write" | "posts:read" | "posts:write" | "categories:write" | "media:read" | "media:write" | "webhooks:manage" | "events:poll";
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
            /**
             * @description Whether the key may be published, in a web page or an app. It can only have scopes that end with
             *     `:read`, and only reads published content and, with the scope `media:read`, all media: these have
             *     no status, so everybody can see those of drafts, too. It is limited for each address that uses it.
             *     The default is false.
             */
            publishable?: boolean;
            /**
             * @description The origins of the web pages that may use a publishable key, as browsers send them in `Origin`.
             *     Other pages cannot use it (`origin_not_allowed`); apps and servers send no `Origin`, and can.
             */
            origins?: string[];
            /**
             * Format: int32
             * @description How many requests of the class `read` the key may send in a minute. Null or absent means the limit
             *     of the class. The service sets a maximum (`RATE_LIMIT_MAX`).
             */
            requestsPerMinute?: number | null;
        };
        /** @description How long the link of a preview works. */
        PreviewRequest: {
            /**
             * Format: int32
             * @description After how many minutes the link expires; at most a day.
             * @default 1440
             */
            expiresInMinutes: number;
        };
        /** @description A link that shows one record to whoever has it. */
        Preview: {
            /**
             * Format: int32
             * @description The `id` of the record that the link shows.
             */
            id: number;
            /** @description The secret part of the link. Only this response contains it. */
            token: string;
            /**
             * Format: uri-reference
             * @description The address of the record with the token, as a path on this service.
             */
            url: string;
            /**
             * Format: date-time
             * @description When the link expires: UTC, to the millisecond (RFC 3339).
             */
            expiresAt: string;
        };
        /** @description How many previews of a record were ended. */
        RevokedPreviews: {
            /**
             * Format: int32
             * @description The `id` of the record whose previews were ended.
             */
            id: number;
            /**
             * Format: int32
             * @description How many links no longer work.
             */
            count: number;
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
            /** @description The public part of the key, which precedes its secret (`cms_<id>_…` or `cms_pk_<id>_…`). */
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
            /**
             * @description Whether the key may be published, in a web page or an app. It only reads published content and,
             *     with the scope `media:read`, all media.
             */
            publishable: boolean;
            /** @description The origins of the web pages that may use a publishable key. */
            origins: string[];
            /**
             * Format: int32
             * @description How many requests of the class `read` the key may send in a minute; null for the limit of the
             *     class. A publishable key has it for each address that uses it.
             */
            requestsPerMinute: number | null;
        };
        /** @description A newly issued key with its secret, which no other response contains. */
        IssuedApiKey: {
            /** @description The public part of the key, which precedes its secret (`cms_<id>_…` or `cms_pk_<id>_…`). */
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
            /**
             * @description Whether the key may be published, in a web page or an app. It only reads published content and,
             *     with the scope `media:read`, all media.
             */
            publishable: boolean;
            /** @description The origins of the web pages that may use a publishable key. */
            origins: string[];
            /**
             * Format: int32
             * @description How many requests of the class `read` the key may send in a minute; null for the limit of the
             *     class. A publishable key has it for each address that uses it.
             */
            requestsPerMinute: number | null;
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
        /** @description The success envelope; `data` is a page of audit entries. */
        AuditEntryListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The audit entries on this page, at most `limit`; empty if there are none. */
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
        /** @description The success envelope; `data` says how many previews were ended. */
        RevokedPreviewsResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["RevokedPreviews"];
        };
        /** @description The success envelope; `data` is a new preview, with its token. */
        PreviewResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["Preview"];
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
        /** @description The success envelope; `data` is a page of media. */
        MediaListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The media on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["Media"][];
        };
        /** @description The success envelope; `data` is a page of media. */
        PartialMediaListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The media on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["PartialMedia"][];
        };
        /** @description The success envelope; `data` is the record of a file. */
        MediaResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["Media"];
        };
        /** @description The success envelope; `data` is the record of a file. */
        PartialMediaResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["PartialMedia"];
        };
        /** @description The success envelope; `data` is a page of categories. */
        CategoryListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The categories on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["Category"][];
        };
        /** @description The success envelope; `data` is a page of categories. */
        PartialCategoryListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The categories on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["PartialCategory"][];
        };
        /** @description The success envelope; `data` is a category. */
        CategoryResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["Category"];
        };
        /** @description The success envelope; `data` is a category. */
        PartialCategoryResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["PartialCategory"];
        };
        /** @description The success envelope; `data` is a page of revisions. */
        RevisionListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The revisions on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["Revision"][];
        };
        /** @description The success envelope; `data` is a page of webhooks. */
        WebhookListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The webhooks on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["Webhook"][];
        };
        /** @description The success envelope; `data` is a webhook, with its new secret. */
        IssuedWebhookResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["IssuedWebhook"];
        };
        /** @description The success envelope; `data` is a webhook. */
        WebhookResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["Webhook"];
        };
        /** @description The success envelope; `data` is a webhook delivery. */
        WebhookDeliveryResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["WebhookDelivery"];
        };
        /** @description The success envelope; `data` is a page of webhook deliveries. */
        WebhookDeliveryListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The webhook deliveries on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["WebhookDelivery"][];
        };
        /** @description The success envelope; `data` is a page of events. */
        EventListResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            /** @description The events on this page, at most `limit`; empty if there are none. */
            data: components["schemas"]["Event"][];
        };
        /** @description The success envelope; `data` is a replay that has started. */
        StartedReplayResponse: {
            /**
             * @description Always `success`; errors use another envelope.
             * @enum {string}
             */
            status: "success";
            /** @description One sentence for people, in the language named by `Content-Language`. Never branch on it. */
            message: string;
            data: components["schemas"]["StartedReplay"];
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
         *     version may add reasons, even to errors that have none: handle an unknown reason by its `code`.
         * @enum {string}
         */
        ErrorReason: "already_exists" | "in_progress" | "own_password" | "in_use" | "last_admin" | "api_key_ended" | "not_restorable" | "wrong_state" | "webhook_disabled";
        /**
         * @description A stable, machine-readable code. `x-error-code-details` lists the HTTP status, the meaning and the
         *     recommended action of each code and reason. A minor version may add codes: handle an unknown code by
         *     its HTTP status.
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "malformed_json" | "invalid_parameter" | "unknown_parameter" | "invalid_cursor" | "authentication_required" | "invalid_credentials" | "token_invalid" | "token_expired" | "refresh_token_invalid" | "refresh_token_expired" | "refresh_token_reused" | "api_key_invalid" | "permission_denied" | "insufficient_scope" | "origin_not_allowed" | "account_disabled" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "cursor_expired" | "endpoint_sunset" | "precondition_failed" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "media_type_refused" | "image_too_large" | "validation_failed" | "idempotency_key_reused" | "precondition_required" | "rate_limited" | "headers_too_large" | "internal_error" | "unavailable";
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
                "Cache-Tag": components["headers"]["CacheTag"];
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
         * @description The credential is valid but does not allow this: the role is too low, or an author may only do it
         *     with their own records (`permission_denied`); the API key lacks a scope (`insufficient_scope`), or it
         *     is publishable and the request comes from an origin that it does not list (`origin_not_allowed`). Ask
         *     an administrator.
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
        /**
         * @description The API key is valid, but lacks a scope (`insufficient_scope`), or it is publishable and the request
         *     comes from an origin that it does not list (`origin_not_allowed`). Ask an administrator.
         */
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
        /**
         * @description The API key is publishable, and the request comes from an origin that it does not list
         *     (`origin_not_allowed`). Without the key, you get what is public.
         */
        OriginNotAllowed: {
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
        /**
         * @description Other records refer to the resource: it cannot be deleted or replaced (`conflict`, reason `in_use`).
         *     Change or delete them first.
         */
        InUse: {
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
         * @description Another record has a value of the revision that must be unique (`conflict`, reason
         *     `already_exists`), or the revision has other values that are no longer valid (reason
         *     `not_restorable`). `data.errors` names the fields. Or the first request with this `Idempotency-Key`
         *     is still running (reason `in_progress`): wait `Retry-After` seconds and send it again.
         */
        NotRestorableOrInProgress: {
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
        /**
         * @description The webhook is disabled (`conflict`, reason `webhook_disabled`). First set its `status` to `active`.
         *     Or the first request with this `Idempotency-Key` is still running (reason `in_progress`): wait
         *     `Retry-After` seconds and send it again.
         */
        WebhookDisabledOrInProgress: {
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
         * @description The action is not possible in the current state of the record (`conflict`, reason `wrong_state`):
         *     the message names the state and those that it is possible in. Or the first request with this
         *     `Idempotency-Key` is still running (reason `in_progress`): wait `Retry-After` seconds and send it again.
         */
        WrongStateOrInProgress: {
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
         * @description The request body has a media type that this operation does not accept, declares a `charset` other than
         *     UTF-8, or is compressed (`unsupported_media_type`).
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
         * @description The `Idempotency-Key` was already used for another record (`idempotency_key_reused`). Nothing was
         *     written.
         */
        KeyReused: {
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
        /**
         * @description The form is broken or incomplete (`malformed_request`), or a parameter is invalid
         *     (`invalid_parameter`) or unknown to this operation (`unknown_parameter`). Correct the request; a retry
         *     does not help.
         */
        BadForm: {
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
         * @description The request body is not `multipart/form-data`, or is compressed (`unsupported_media_type`). Or the
         *     bytes of the file are of no type that this service accepts (`media_type_refused`).
         */
        MediaTypeRefused: {
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
         * @description A part of the form is invalid, the file does not match its `sha256`, or the picture cannot be decoded
         *     (`validation_failed`): `data.errors` lists all errors. Or the picture has more than 50 million pixels
         *     (`image_too_large`). Nothing was stored.
         */
        UploadRefused: {
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
         * @description A part of the form is invalid, the file does not match its `sha256`, or the picture cannot be decoded
         *     (`validation_failed`): `data.errors` lists all errors. Or the picture has more than 50 million pixels
         *     (`image_too_large`). Or the `Idempotency-Key` was already used with other bytes or texts
         *     (`idempotency_key_reused`). Nothing was stored.
         */
        UploadRefusedOrKeyReused: {
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
         * @description The `id` of the webhook, as in lists and in the `Location` of a new one.
         * @example 1
         */
        WebhookId: number;
        /**
         * @description The `id` of the delivery, as in the list of the deliveries of the webhook.
         * @example 1
         */
        DeliveryId: number;
        /**
         * @description The `id` of the file, from a list, an upload or another record.
         * @example 12
         */
        MediaId: number;
        /**
         * @description The `id` of the category, as in lists and in the `Location` of a new one.
         * @example 1
         */
        CategoryId: number;
        /**
         * @description The `id` of the product, as in lists and in the `Location` of a new one.
         * @example 2
         */
        ProductId: number;
        /**
         * @description Only these fields, and always `id`. The response is a `PartialMedia`, marked by `profile=partial` in
         *     `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a record, request its `version`.
         * @example [
         *       "id",
         *       "version"
         *     ]
         */
        MediaFields: components["schemas"]["MediaField"][];
        /**
         * @description Only these fields of categories, and always `id`. The response is a `PartialCategory`, marked by `profile=partial` in `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a category, request its `version`.
         * @example [
         *       "id",
         *       "version"
         *     ]
         */
        CategoryFields: components["schemas"]["CategoryField"][];
        /**
         * @description The `id` of the post, as in lists and in the `Location` of a new one.
         * @example 1
         */
        PostId: number;
        /**
         * @description The `id` of the API key, which is also part of the key (`cms_<id>_…` or `cms_pk_<id>_…`).
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
         * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
         *     does not. Counting takes time: request it only if you show the number.
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
         * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`). If the
         *     record has changed in the meantime, nothing is deleted (412). Without the header, the record is
         *     deleted whatever its version.
         * @example "3-bG9yZW0taXBzdW0"
         */
        IfMatchOptional: string;
        /**
         * @description The `ETag` of your copy. If it is still current, the response is 304 without a body.
         * @example "bG9yZW0taXBzdW0"
         */
        IfNoneMatch: string;
        /**
         * @description The `version` of the record, as in the list of its revisions.
         * @example 1
         */
        RevisionVersion: number;
        /**
         * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
         *     with the same path and body returns the first successful response again. With another path or body,
         *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
         *     the key again, even with a corrected body. Keys of different operations, people and API keys are
         *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
         *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
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
         *     are switched off, or if shared caches may store the response.
         * @example "read";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description The limit (`q` requests) and its window (`w` seconds). Absent if rate limits are switched off, or if
         *     shared caches may store the response.
         * @example "read";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description Whether and how the response may be stored (RFC 9111). A service behind a shared cache (`CDN_SECONDS`)
         *     responds with `public, max-age=0, s-maxage=…, stale-while-revalidate=…, stale-if-error=…` to reads of
         *     content without a credential or with a publishable key: browsers still revalidate each response.
         * @example no-cache
         */
        CacheControl: string;
        /**
         * @description The tags by which a shared cache can purge the response. The response to a list has the name of the
         *     list and of each other list whose records it shows (`categories`); the response to a single record has
         *     the record (`product-7`) in place of its own list. Only present if the service is behind a shared
         *     cache (`CDN_SECONDS`), and the cache may store the response.
         * @example categories,media,users,product-7
         */
        CacheTag: string;
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
         * @description The version of this representation (RFC 9110). Send it back in `If-None-Match` to read again or, if
         *     the response contains one record with all its fields, in `If-Match` to change the record.
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
         *     cursor in a URL. Absent on the last page, except for `listChanges` and `listEvents`,
         *     which always return it for the next `since`.
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
         * @description The path of the new record; after a new preview or webhook secret, that of the record itself.
         * @example /api/products/2
         */
        Location: string;
        /**
         * @description Present if this is the stored response to an earlier request with the same `Idempotency-Key`.
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
export type Media = components['schemas']['Media'];
export type PartialMedia = components['schemas']['PartialMedia'];
export type MediaField = components['schemas']['MediaField'];
export type MediaReference = components['schemas']['MediaReference'];
export type ImageDetails = components['schemas']['ImageDetails'];
export type FocalPoint = components['schemas']['FocalPoint'];
export type MediaVariant = components['schemas']['MediaVariant'];
export type MediaSort = components['schemas']['MediaSort'];
export type MediaCreate = components['schemas']['MediaCreate'];
export type MediaContent = components['schemas']['MediaContent'];
export type FocalPointUpdate = components['schemas']['FocalPointUpdate'];
export type MediaUpdate = components['schemas']['MediaUpdate'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type TokenPair = components['schemas']['TokenPair'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type Session = components['schemas']['Session'];
export type UserCreate = components['schemas']['UserCreate'];
export type ProfileUpdate = components['schemas']['ProfileUpdate'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type ContentChange = components['schemas']['ContentChange'];
export type EventType = components['schemas']['EventType'];
export type Event = components['schemas']['Event'];
export type EventData = components['schemas']['EventData'];
export type EventResource = components['schemas']['EventResource'];
export type EventActor = components['schemas']['EventActor'];
export type WebhookStatus = components['schemas']['WebhookStatus'];
export type WebhookRegistration = components['schemas']['WebhookRegistration'];
export type WebhookUpdate = components['schemas']['WebhookUpdate'];
export type WebhookSecretRotate = components['schemas']['WebhookSecretRotate'];
export type WebhookReplay = components['schemas']['WebhookReplay'];
export type StartedReplay = components['schemas']['StartedReplay'];
export type Webhook = components['schemas']['Webhook'];
export type IssuedWebhook = components['schemas']['IssuedWebhook'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type User = components['schemas']['User'];
export type Role = components['schemas']['Role'];
export type Issuer = components['schemas']['Issuer'];
export type Tag = components['schemas']['Tag'];
export type TagSort = components['schemas']['TagSort'];
export type Author = components['schemas']['Author'];
export type Product = components['schemas']['Product'];
export type ProductBatch = components['schemas']['ProductBatch'];
export type ProductBatchOperation = components['schemas']['ProductBatchOperation'];
export type ProductBatchResult = components['schemas']['ProductBatchResult'];
export type ProductBatchResponse = components['schemas']['ProductBatchResponse'];
export type ProductStatusFilter = components['schemas']['ProductStatusFilter'];
export type ProductStatus = components['schemas']['ProductStatus'];
export type PartialProduct = components['schemas']['PartialProduct'];
export type ProductField = components['schemas']['ProductField'];
export type ProductSort = components['schemas']['ProductSort'];
export type ProductCreate = components['schemas']['ProductCreate'];
export type ProductUpdate = components['schemas']['ProductUpdate'];
export type CategoryReference = components['schemas']['CategoryReference'];
export type Category = components['schemas']['Category'];
export type PartialCategory = components['schemas']['PartialCategory'];
export type CategoryField = components['schemas']['CategoryField'];
export type CategorySort = components['schemas']['CategorySort'];
export type CategoryCreate = components['schemas']['CategoryCreate'];
export type CategoryUpdate = components['schemas']['CategoryUpdate'];
export type Revision = components['schemas']['Revision'];
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
export type PreviewRequest = components['schemas']['PreviewRequest'];
export type Preview = components['schemas']['Preview'];
export type RevokedPreviews = components['schemas']['RevokedPreviews'];
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
export type RevokedPreviewsResponse = components['schemas']['RevokedPreviewsResponse'];
export type PreviewResponse = components['schemas']['PreviewResponse'];
export type IssuedApiKeyResponse = components['schemas']['IssuedApiKeyResponse'];
export type TagListResponse = components['schemas']['TagListResponse'];
export type AuthorListResponse = components['schemas']['AuthorListResponse'];
export type ContentChangeListResponse = components['schemas']['ContentChangeListResponse'];
export type MediaListResponse = components['schemas']['MediaListResponse'];
export type PartialMediaListResponse = components['schemas']['PartialMediaListResponse'];
export type MediaResponse = components['schemas']['MediaResponse'];
export type PartialMediaResponse = components['schemas']['PartialMediaResponse'];
export type CategoryListResponse = components['schemas']['CategoryListResponse'];
export type PartialCategoryListResponse = components['schemas']['PartialCategoryListResponse'];
export type CategoryResponse = components['schemas']['CategoryResponse'];
export type PartialCategoryResponse = components['schemas']['PartialCategoryResponse'];
export type RevisionListResponse = components['schemas']['RevisionListResponse'];
export type WebhookListResponse = components['schemas']['WebhookListResponse'];
export type IssuedWebhookResponse = components['schemas']['IssuedWebhookResponse'];
export type WebhookResponse = components['schemas']['WebhookResponse'];
export type WebhookDeliveryResponse = components['schemas']['WebhookDeliveryResponse'];
export type WebhookDeliveryListResponse = components['schemas']['WebhookDeliveryListResponse'];
export type EventListResponse = components['schemas']['EventListResponse'];
export type StartedReplayResponse = components['schemas']['StartedReplayResponse'];
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
export type ResponseOriginNotAllowed = components['responses']['OriginNotAllowed'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseInUse = components['responses']['InUse'];
export type ResponseNotRestorableOrInProgress = components['responses']['NotRestorableOrInProgress'];
export type ResponseAlreadyExists = components['responses']['AlreadyExists'];
export type ResponseAlreadyExistsOrInProgress = components['responses']['AlreadyExistsOrInProgress'];
export type ResponseInProgress = components['responses']['InProgress'];
export type ResponseApiKeyEndedOrInProgress = components['responses']['ApiKeyEndedOrInProgress'];
export type ResponseWebhookDisabledOrInProgress = components['responses']['WebhookDisabledOrInProgress'];
export type ResponseWrongStateOrInProgress = components['responses']['WrongStateOrInProgress'];
export type ResponseLastAdmin = components['responses']['LastAdmin'];
export type ResponseLastAdminOrOwnPassword = components['responses']['LastAdminOrOwnPassword'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseValidationFailed = components['responses']['ValidationFailed'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponseValidationFailedOrKeyReused = components['responses']['ValidationFailedOrKeyReused'];
export type ResponseBadForm = components['responses']['BadForm'];
export type ResponseMediaTypeRefused = components['responses']['MediaTypeRefused'];
export type ResponseUploadRefused = components['responses']['UploadRefused'];
export type ResponseUploadRefusedOrKeyReused = components['responses']['UploadRefusedOrKeyReused'];
export type ResponsePreconditionRequired = components['responses']['PreconditionRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterDeliveryId = components['parameters']['DeliveryId'];
export type ParameterMediaId = components['parameters']['MediaId'];
export type ParameterCategoryId = components['parameters']['CategoryId'];
export type ParameterProductId = components['parameters']['ProductId'];
export type ParameterMediaFields = components['parameters']['MediaFields'];
export type ParameterCategoryFields = components['parameters']['CategoryFields'];
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
export type ParameterRevisionVersion = components['parameters']['RevisionVersion'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderCacheTag = components['headers']['CacheTag'];
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
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
                 * @description Only records whose `name`, `sku` or `description` contains words that start with each of these
                 *     words. All words must match, in any of these fields. Case and accents are ignored. A one-letter
                 *     word matches only that exact word. Only the first ten different words count. The service cancels
                 *     a search that takes too long (`unavailable`).
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
                 *     `id`. `relevance` puts the best matches of `q` first, by field in the order
                 *     `name`, `sku`, `description`; of more than 1,000 matches, only the newest 1,000 are ranked
                 *     and listed. Without `q`, it is the default order.
                 * @example -price
                 */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
                 * @description Only products with a price in this currency (exact match). For several currencies, use
                 *     `currencies`; this parameter also accepts them, separated by commas.
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
                /**
                 * @description Only products with the category that has this `id`. Products of the categories below it are not
                 *     included. For several categories, use `categoryIds`; this parameter also accepts them, separated
                 *     by commas.
                 * @example 2
                 */
                categoryId?: number;
                /**
                 * @description Only products with a price in one of these currencies. If you also send `currency`, products
                 *     with that currency are included.
                 * @example [
                 *       "EUR",
                 *       "USD"
                 *     ]
                 */
                currencies?: components["schemas"]["Currency"][];
                /**
                 * @description Only products with at least one of the categories that have these `id`s. If you also send
                 *     `categoryId`, products of that category are included.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                categoryIds?: number[];
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
                    "Cache-Tag": components["headers"]["CacheTag"];
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
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
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
    batchProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductBatch"];
            };
        };
        responses: {
            /** @description The result of each operation, in the order of the operations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductBatchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["InProgress"];
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
                    "Cache-Tag": components["headers"]["CacheTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["OriginNotAllowed"];
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
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`). If the
                 *     record has changed in the meantime, nothing is deleted (412). Without the header, the record is
                 *     deleted whatever its version.
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
    listProductRevisions: {
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
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
            /** @description One page of revisions, newest first. */
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
                    "application/json": components["schemas"]["RevisionListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProductRevision: {
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
                 * @description The `id` of the product, as in lists and in the `Location` of a new one.
                 * @example 2
                 */
                productId: components["parameters"]["ProductId"];
                /**
                 * @description The `version` of the record, as in the list of its revisions.
                 * @example 1
                 */
                version: components["parameters"]["RevisionVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product as it was. To change the product, use the `ETag` of its current version. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreProductRevision: {
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
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the product, as in lists and in the `Location` of a new one.
                 * @example 2
                 */
                productId: components["parameters"]["ProductId"];
                /**
                 * @description The `version` of the record, as in the list of its revisions.
                 * @example 1
                 */
                version: components["parameters"]["RevisionVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product with the restored values, its new version and `ETag`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            409: components["responses"]["NotRestorableOrInProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCategories: {
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
                 * @description Only records whose `name` or `slug` contains words that start with each of these words. All
                 *     words must match, in any of these fields. Case and accents are ignored. A one-letter word
                 *     matches only that exact word. Only the first ten different words count. The service cancels a
                 *     search that takes too long (`unavailable`).
                 * @example kitchen
                 */
                q?: string;
                /**
                 * @description Only the category with this slug (exact match).
                 * @example kitchen
                 */
                slug?: string;
                /**
                 * @description Only the children of the category with this `id`.
                 * @example 1
                 */
                parentId?: number;
                /**
                 * @description Only the records with these `id`s, separated by commas.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
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
                 * @description The sort order; `-` means descending. The default is `-id` (newest first). Ties are broken by
                 *     `id`. `relevance` puts the best matches of `q` first, by field in the order
                 *     `name`, `slug`; of more than 1,000 matches, only the newest 1,000 are ranked
                 *     and listed. Without `q`, it is the default order.
                 * @example name
                 */
                sort?: components["schemas"]["CategorySort"];
                /**
                 * @description Only these fields of categories, and always `id`. The response is a `PartialCategory`, marked by `profile=partial` in `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a category, request its `version`.
                 * @example [
                 *       "id",
                 *       "version"
                 *     ]
                 */
                fields?: components["parameters"]["CategoryFields"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
            /** @description One page of categories, in the requested order. */
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
                    "application/json": components["schemas"]["CategoryListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryCreate"];
            };
        };
        responses: {
            /** @description The category as stored. `Location` is its path. */
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
                    "application/json": components["schemas"]["CategoryResponse"];
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
    getCategory: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of categories, and always `id`. The response is a `PartialCategory`, marked by `profile=partial` in `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a category, request its `version`.
                 * @example [
                 *       "id",
                 *       "version"
                 *     ]
                 */
                fields?: components["parameters"]["CategoryFields"];
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
                 * @description The `id` of the category, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current category. Send its `ETag` in `If-Match` to change it. */
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
                    "application/json": components["schemas"]["CategoryResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`). If the
                 *     record has changed in the meantime, nothing is deleted (412). Without the header, the record is
                 *     deleted whatever its version.
                 * @example "3-bG9yZW0taXBzdW0"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description The `id` of the category, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category as it was before deletion. */
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
                    "application/json": components["schemas"]["CategoryResponse"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCategory: {
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
                 * @description The `id` of the category, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryUpdate"];
            };
        };
        responses: {
            /** @description The category after the change, with its new `ETag`. */
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
                    "application/json": components["schemas"]["CategoryResponse"];
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
                 *     status are included. As with `status`, readers can request only published posts (403 otherwise).
                 * @example [
                 *       "draft",
                 *       "published"
                 *     ]
                 */
                statuses?: components["schemas"]["PostStatusFilter"][];
                /**
                 * @description Only posts with this tag (exact, case-sensitive). For several tags, use `tags`, or repeat this
                 *     parameter. A comma is part of the tag.
                 * @example news
                 */
                tag?: string;
                /**
                 * @description Only posts by the person with this `id`. `me` means the signed-in person; API keys cannot use it
                 *     (400). If your client only accepts an integer here, send your own `id` (from `GET
                 *     /api/auth/me`). For several people, use `authors`; this parameter also accepts them, separated
                 *     by commas.
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
                 *     `id`. `relevance` puts the best matches of `q` first, by field in the order
                 *     `title`, `excerpt`, `body`; of more than 1,000 matches, only the newest 1,000 are ranked
                 *     and listed. Without `q`, it is the default order.
                 * @example -updatedAt
                 */
                sort?: components["schemas"]["PostSort"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
                /**
                 * @description Only posts with at least one of these tags (exact, case-sensitive). Repeat the parameter for
                 *     each tag (`tags=news&tags=shop`): a comma is part of the tag. If you also send `tag`, posts with
                 *     that tag are included.
                 * @example [
                 *       "news",
                 *       "shop"
                 *     ]
                 */
                tags?: string[];
                /**
                 * @description Only posts by one of the people with these `id`s; `me` means the signed-in person, as in
                 *     `author`. If you also send `author`, posts by that person are included.
                 * @example [
                 *       2,
                 *       3
                 *     ]
                 */
                authors?: number[];
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
                    "Cache-Tag": components["headers"]["CacheTag"];
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
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
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
                    "Cache-Tag": components["headers"]["CacheTag"];
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
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`). If the
                 *     record has changed in the meantime, nothing is deleted (412). Without the header, the record is
                 *     deleted whatever its version.
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
    publishPost: {
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
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            409: components["responses"]["WrongStateOrInProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    archivePost: {
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
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            409: components["responses"]["WrongStateOrInProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPostRevisions: {
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
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
            /** @description One page of revisions, newest first. */
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
                    "application/json": components["schemas"]["RevisionListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPostRevision: {
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
                 * @description The `id` of the post, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                postId: components["parameters"]["PostId"];
                /**
                 * @description The `version` of the record, as in the list of its revisions.
                 * @example 1
                 */
                version: components["parameters"]["RevisionVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post as it was. To change the post, use the `ETag` of its current version. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restorePostRevision: {
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
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the post, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                postId: components["parameters"]["PostId"];
                /**
                 * @description The `version` of the record, as in the list of its revisions.
                 * @example 1
                 */
                version: components["parameters"]["RevisionVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post with the restored values, its new version and `ETag`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            409: components["responses"]["NotRestorableOrInProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPostPreview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        responses: {
            /** @description The link. Only this response contains its token. */
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
                    "application/json": components["schemas"]["PreviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokePostPreviews: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The number of links that no longer work. */
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
                    "application/json": components["schemas"]["RevokedPreviewsResponse"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
                    "Cache-Tag": components["headers"]["CacheTag"];
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
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
                    "Cache-Tag": components["headers"]["CacheTag"];
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
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
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
                 * @description The `id` of the API key, which is also part of the key (`cms_<id>_…` or `cms_pk_<id>_…`).
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
                 * @description The `id` of the API key, which is also part of the key (`cms_<id>_…` or `cms_pk_<id>_…`).
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
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the API key, which is also part of the key (`cms_<id>_…` or `cms_pk_<id>_…`).
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
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
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
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`). If the
                 *     record has changed in the meantime, nothing is deleted (412). Without the header, the record is
                 *     deleted whatever its version.
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
                 * @description Only entries about resources of this type. A minor version may add values.
                 * @example product
                 */
                resourceType?: "product" | "post" | "user" | "session" | "apiKey" | "category" | "media" | "webhook";
                /**
                 * @description Only entries about the record with this `id`. Records of different types can have the same `id`, so
                 *     send `resourceType` as well.
                 * @example 2
                 */
                resourceId?: string;
                /**
                 * @description Only entries about actions of the person or API key with this `id`. No person has the same `id` as
                 *     a key.
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
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
    listWebhooks: {
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
                 * @description Only webhooks with this status; `disabled` shows those that need an administrator.
                 * @example disabled
                 */
                status?: "active" | "paused" | "disabled";
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
            /** @description One page of webhooks, newest first. */
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
                    "application/json": components["schemas"]["WebhookListResponse"];
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
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRegistration"];
            };
        };
        responses: {
            /** @description The new webhook. Only this response contains its secret. */
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
                    "application/json": components["schemas"]["IssuedWebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhook: {
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
                 * @description The `id` of the webhook, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current webhook. Send its `ETag` in `If-Match` to change it. */
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
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`). If the
                 *     record has changed in the meantime, nothing is deleted (412). Without the header, the record is
                 *     deleted whatever its version.
                 * @example "3-bG9yZW0taXBzdW0"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook as it was before deletion. */
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
                    "application/json": components["schemas"]["WebhookResponse"];
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
    updateWebhook: {
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
                 * @description The `id` of the webhook, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The webhook after the change, with its new `ETag`. */
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
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotate"];
            };
        };
        responses: {
            /** @description The webhook with its new secret. Only this response contains it. */
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
                    "application/json": components["schemas"]["IssuedWebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery of the test event, which is now being sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookDisabledOrInProgress"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
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
                 * @description Only deliveries with this status; `failed` shows those that the service no longer tries to send.
                 * @example failed
                 */
                status?: "pending" | "succeeded" | "failed";
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
            path: {
                /**
                 * @description The `id` of the webhook, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries, newest first. */
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
                    "application/json": components["schemas"]["WebhookDeliveryListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                webhookId: components["parameters"]["WebhookId"];
                /**
                 * @description The `id` of the delivery, as in the list of the deliveries of the webhook.
                 * @example 1
                 */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is now pending. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookDisabledOrInProgress"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of the webhook, as in lists and in the `Location` of a new one.
                 * @example 1
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        responses: {
            /** @description The replay, which has begun; `pendingCount` of the webhook shows how many events are left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedReplayResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookDisabledOrInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of records to return.
                 * @example 10
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `X-Next-Cursor` of the previous response: opaque and reusable. If you leave it out, the
                 *     response has no events and the current cursor.
                 */
                since?: string;
                /**
                 * @description How many seconds the response may be held back until there is an event. By default, and with 0,
                 *     the service responds immediately.
                 * @example 0
                 */
                wait?: number;
                /**
                 * @description Only events of these types, separated by commas.
                 * @example [
                 *       "product.created",
                 *       "product.updated"
                 *     ]
                 */
                type?: components["schemas"]["EventType"][];
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
            /** @description One page of events, the earliest first. */
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
                    "application/json": components["schemas"]["EventListResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadListParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["CursorExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMedia: {
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
                 * @description Only records whose `filename`, `altText`, `caption` or `credit` contains words that start with
                 *     each of these words. All words must match, in any of these fields. Case and accents are ignored.
                 *     A one-letter word matches only that exact word. Only the first ten different words count. The
                 *     service cancels a search that takes too long (`unavailable`).
                 * @example harbour
                 */
                q?: string;
                /**
                 * @description Only pictures, videos, audio files or documents.
                 * @example image
                 */
                kind?: "image" | "video" | "audio" | "document";
                /**
                 * @description Only files whose bytes are of exactly this type, such as `application/pdf`.
                 * @example image/jpeg
                 */
                contentType?: string;
                /**
                 * @description Only media with these bytes, by their SHA-256 in lower-case hexadecimal digits.
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                sha256?: string;
                /**
                 * @description `true` for media that no record uses, neither by id nor in rich text, and that can be deleted;
                 *     `false` for those that a record uses. For clients that cannot upload media, only records that they
                 *     can see count.
                 * @example true
                 */
                unused?: boolean;
                /**
                 * @description Only the records with these `id`s, separated by commas.
                 * @example [
                 *       2,
                 *       1
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
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
                 * @description The sort order; `-` means descending. The default is `-id` (newest first). Ties are broken by
                 *     `id`. `relevance` puts the best matches of `q` first, by field in the order
                 *     `filename`, `altText`, `caption`, `credit`; of more than 1,000 matches, only the newest 1,000 are
                 *     ranked and listed. Without `q`, it is the default order.
                 * @example -id
                 */
                sort?: components["schemas"]["MediaSort"];
                /**
                 * @description Only these fields, and always `id`. The response is a `PartialMedia`, marked by `profile=partial` in
                 *     `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a record, request its `version`.
                 * @example [
                 *       "id",
                 *       "version"
                 *     ]
                 */
                fields?: components["parameters"]["MediaFields"];
                /**
                 * @description Whether to count all matching records, up to 10,000, for `X-Total-Count`; by default, the service
                 *     does not. Counting takes time: request it only if you show the number.
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
            /** @description One page of media, in the requested order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Tag": components["headers"]["CacheTag"];
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Relation": components["headers"]["TotalCountRelation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaListResponse"];
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
    createMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string that you choose, such as a UUID. It makes a retry safe: for 24 hours, the same key
                 *     with the same path and body returns the first successful response again. With another path or body,
                 *     the key is rejected (422, `idempotency_key_reused`). Errors are not stored: after one, you can use
                 *     the key again, even with a corrected body. Keys of different operations, people and API keys are
                 *     independent. By default, a person or an API key can use 10,000 keys in 24 hours. Beyond that, the
                 *     service rejects new keys with `rate_limited`, but still accepts requests without a key.
                 * @example 0b6b1d6e-52a4-4d0e-8b8e-0d2f5f1f9f3a
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaCreate"];
            };
        };
        responses: {
            /** @description The stored file. `Location` is the path of its record. */
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
                    "application/json": components["schemas"]["MediaResponse"];
                };
            };
            400: components["responses"]["BadForm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            422: components["responses"]["UploadRefusedOrKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields, and always `id`. The response is a `PartialMedia`, marked by `profile=partial` in
                 *     `Content-Type`. Its `ETag` works only with `If-None-Match`: to change a record, request its `version`.
                 * @example [
                 *       "id",
                 *       "version"
                 *     ]
                 */
                fields?: components["parameters"]["MediaFields"];
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
                 * @description The `id` of the file, from a list, an upload or another record.
                 * @example 12
                 */
                mediaId: components["parameters"]["MediaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current record of the file. Send its `ETag` in `If-Match` to change it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Tag": components["headers"]["CacheTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaResponse"];
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
    deleteMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` from your last read (RFC 9110), or the `version` of the record in quotes (`"3"`). If the
                 *     record has changed in the meantime, nothing is deleted (412). Without the header, the record is
                 *     deleted whatever its version.
                 * @example "3-bG9yZW0taXBzdW0"
                 */
                "If-Match"?: components["parameters"]["IfMatchOptional"];
            };
            path: {
                /**
                 * @description The `id` of the file, from a list, an upload or another record.
                 * @example 12
                 */
                mediaId: components["parameters"]["MediaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record of the file as it was before deletion. */
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
                    "application/json": components["schemas"]["MediaResponse"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMedia: {
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
                 * @description The `id` of the file, from a list, an upload or another record.
                 * @example 12
                 */
                mediaId: components["parameters"]["MediaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaUpdate"];
            };
        };
        responses: {
            /** @description The record of the file after the change, with its new `ETag`. */
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
                    "application/json": components["schemas"]["MediaResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    replaceMediaContent: {
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
                 * @description The `id` of the file, from a list, an upload or another record.
                 * @example 12
                 */
                mediaId: components["parameters"]["MediaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaContent"];
            };
        };
        responses: {
            /** @description The record of the file with its new content, addresses and `ETag`. */
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
                    "application/json": components["schemas"]["MediaResponse"];
                };
            };
            400: components["responses"]["BadForm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            422: components["responses"]["UploadRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
