-- Upgrade to 8.2.0: writes of posts and products wait while their new indexes are built.

-- CreateEnum
CREATE TYPE "media_kind" AS ENUM ('image', 'video', 'audio', 'document');

-- CreateTable
CREATE TABLE "media" (
    "id" SERIAL NOT NULL,
    "filename" VARCHAR(255) NOT NULL,
    "content_type" VARCHAR(100) NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "kind" "media_kind" NOT NULL,
    "alt_text" VARCHAR(500),
    "caption" VARCHAR(1000),
    "credit" VARCHAR(255),
    "image" JSON,
    "url" VARCHAR(200) NOT NULL,
    "variants" JSON NOT NULL,
    "created_by_id" INTEGER,
    "search_text" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "last_change" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "media_filename_id_idx" ON "media"("filename", "id");

-- CreateIndex
CREATE INDEX "media_size_id_idx" ON "media"("size", "id");

-- CreateIndex
CREATE INDEX "media_created_at_id_idx" ON "media"("created_at", "id");

-- CreateIndex
CREATE INDEX "media_updated_at_id_idx" ON "media"("updated_at", "id");

-- CreateIndex
CREATE INDEX "media_kind_id_idx" ON "media"("kind", "id" DESC);

-- CreateIndex
CREATE INDEX "media_content_type_id_idx" ON "media"("content_type", "id" DESC);

-- CreateIndex
CREATE INDEX "media_sha256_id_idx" ON "media"("sha256", "id" DESC);

-- CreateIndex
CREATE INDEX "media_created_by_id_idx" ON "media"("created_by_id");

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TRIGGER media_record_insert AFTER INSERT ON media FOR EACH ROW EXECUTE FUNCTION record_change('media');
CREATE TRIGGER media_record_update AFTER UPDATE OF last_change ON media FOR EACH ROW EXECUTE FUNCTION record_change('media');
CREATE TRIGGER media_announce_table AFTER INSERT OR DELETE OR TRUNCATE ON media FOR EACH STATEMENT EXECUTE FUNCTION announce_table();
ALTER TABLE media ENABLE ALWAYS TRIGGER media_announce_table;
CREATE TRIGGER media_announce_update AFTER UPDATE ON media FOR EACH ROW EXECUTE FUNCTION announce_table();
ALTER TABLE media ENABLE ALWAYS TRIGGER media_announce_update;
CREATE TRIGGER media_announce_replicated AFTER INSERT OR DELETE ON media FOR EACH ROW EXECUTE FUNCTION announce_table();
ALTER TABLE media ENABLE REPLICA TRIGGER media_announce_replicated;
CREATE INDEX media_search_idx ON media USING gin (to_tsvector('simple'::regconfig, search_text));

-- The digests of the files that rich text shows or links to, by their addresses.
CREATE FUNCTION media_in("html" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT COALESCE(array_agg(DISTINCT "found"[1]), '{}')
  FROM regexp_matches("html", '/media/([0-9a-f]{64})/', 'g') AS "found"
$$;

CREATE INDEX "posts_media_idx" ON "posts" USING gin (media_in("body"));
CREATE INDEX "products_media_idx" ON "products" USING gin (media_in("description"));
