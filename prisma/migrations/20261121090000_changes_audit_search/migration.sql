-- What is there already gets an empty last change and, below, words to be found by.
-- DropIndex
DROP INDEX "sessions_user_id_idx";

-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "last_change" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "replaced_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "last_change" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "last_change" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "last_change" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "last_change" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "action" VARCHAR(40) NOT NULL,
    "resource_type" VARCHAR(20) NOT NULL,
    "resource_id" VARCHAR(64) NOT NULL,
    "actor_type" VARCHAR(20) NOT NULL,
    "actor_id" VARCHAR(64),
    "session_id" VARCHAR(64),
    "request_id" VARCHAR(128),

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entries_resource_type_resource_id_id_idx" ON "audit_entries"("resource_type", "resource_id", "id");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_id_idx" ON "audit_entries"("actor_id", "id");

-- CreateIndex
CREATE INDEX "audit_entries_action_id_idx" ON "audit_entries"("action", "id");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at", "id");

-- CreateIndex
CREATE INDEX "posts_status_title_id_idx" ON "posts"("status", "title", "id");

-- CreateIndex
CREATE INDEX "posts_status_created_at_id_idx" ON "posts"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "posts_status_updated_at_id_idx" ON "posts"("status", "updated_at", "id");

-- CreateIndex
CREATE INDEX "posts_publish_at_idx" ON "posts"("publish_at");

-- CreateIndex
CREATE INDEX "posts_author_id_idx" ON "posts"("author_id");

-- CreateIndex
CREATE INDEX "posts_tags_idx" ON "posts" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "products_price_id_idx" ON "products"("price", "id");

-- CreateIndex
CREATE INDEX "products_name_id_idx" ON "products"("name", "id");

-- CreateIndex
CREATE INDEX "products_created_at_id_idx" ON "products"("created_at", "id");

-- CreateIndex
CREATE INDEX "sessions_user_id_created_at_id_idx" ON "sessions"("user_id", "created_at" DESC, "id" DESC);

UPDATE "products" SET "search_text" = lower(concat_ws(' ', "name", "sku"));
UPDATE "posts" SET "search_text" = lower(concat_ws(' ', "title", "excerpt"));
UPDATE "users" SET "search_text" = lower(concat_ws(' ', "username", "display_name"));

ALTER TABLE "products" ALTER COLUMN "last_change" DROP DEFAULT, ALTER COLUMN "search_text" DROP DEFAULT;
ALTER TABLE "posts" ALTER COLUMN "last_change" DROP DEFAULT, ALTER COLUMN "search_text" DROP DEFAULT;
ALTER TABLE "users" ALTER COLUMN "last_change" DROP DEFAULT, ALTER COLUMN "search_text" DROP DEFAULT;
ALTER TABLE "api_keys" ALTER COLUMN "last_change" DROP DEFAULT;
ALTER TABLE "sessions" ALTER COLUMN "last_change" DROP DEFAULT;

-- Words, and words that begin so: the service folds case and accents before it stores and before it asks.
CREATE INDEX "products_search_idx" ON "products" USING GIN (to_tsvector('simple'::regconfig, "search_text"));
CREATE INDEX "posts_search_idx" ON "posts" USING GIN (to_tsvector('simple'::regconfig, "search_text"));
CREATE INDEX "users_search_idx" ON "users" USING GIN (to_tsvector('simple'::regconfig, "search_text"));

-- The audit trail. A write says in last_change what it is, and the entry is made in the same transaction. A
-- write that does not say so fails, because an entry needs an action.
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_entries" (
    "created_at", "action", "resource_type", "resource_id", "actor_type", "actor_id", "session_id", "request_id"
  ) VALUES (
    (NEW."last_change"->>'at')::timestamptz,
    NEW."last_change"->>'action',
    TG_ARGV[0],
    NEW."id"::text,
    NEW."last_change"->>'actorType',
    NEW."last_change"->>'actorId',
    NEW."last_change"->>'sessionId',
    NEW."last_change"->>'requestId'
  );
  RETURN NULL;
END
$$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is not changed';
END
$$;

CREATE TRIGGER audit_entries_final BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_entries_kept BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER products_record_insert AFTER INSERT ON "products"
  FOR EACH ROW EXECUTE FUNCTION record_change('product');
CREATE TRIGGER products_record_update AFTER UPDATE OF "last_change" ON "products"
  FOR EACH ROW EXECUTE FUNCTION record_change('product');

CREATE TRIGGER posts_record_insert AFTER INSERT ON "posts"
  FOR EACH ROW EXECUTE FUNCTION record_change('post');
CREATE TRIGGER posts_record_update AFTER UPDATE OF "last_change" ON "posts"
  FOR EACH ROW EXECUTE FUNCTION record_change('post');

CREATE TRIGGER users_record_insert AFTER INSERT ON "users"
  FOR EACH ROW EXECUTE FUNCTION record_change('user');
CREATE TRIGGER users_record_update AFTER UPDATE OF "last_change" ON "users"
  FOR EACH ROW EXECUTE FUNCTION record_change('user');

CREATE TRIGGER sessions_record_insert AFTER INSERT ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION record_change('session');
CREATE TRIGGER sessions_record_update AFTER UPDATE OF "last_change" ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION record_change('session');

CREATE TRIGGER api_keys_record_insert AFTER INSERT ON "api_keys"
  FOR EACH ROW EXECUTE FUNCTION record_change('apiKey');
CREATE TRIGGER api_keys_record_update AFTER UPDATE OF "last_change" ON "api_keys"
  FOR EACH ROW EXECUTE FUNCTION record_change('apiKey');
