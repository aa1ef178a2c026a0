-- DropIndex
DROP INDEX "posts_author_id_idx";

-- CreateTable
CREATE TABLE "tags" (
    "name" TEXT NOT NULL,
    "post_count" INTEGER NOT NULL,

    CONSTRAINT "tags_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "published_authors" (
    "id" INTEGER NOT NULL,
    "post_count" INTEGER NOT NULL,

    CONSTRAINT "published_authors_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tags_post_count_name_idx" ON "tags"("post_count", "name");

-- CreateIndex
CREATE INDEX "posts_author_id_status_id_idx" ON "posts"("author_id", "status", "id" DESC);

-- Tags are compared by their characters, so that those that begin with a text stand together.
ALTER TABLE "tags" ALTER COLUMN "name" TYPE TEXT COLLATE "C";

-- Counts published posts by tag and by author. It runs when the transaction is committed, of which nothing else is
-- left to do, and in one transaction at a time: so none waits for a number while another waits for one of its own.
CREATE FUNCTION count_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock('tags'::regclass::oid::bigint);
  INSERT INTO "tags" AS counted ("name", "post_count")
  SELECT tag, sum(change) FROM (
    SELECT DISTINCT unnest(OLD."tags") AS tag, -1 AS change WHERE OLD."status" = 'published'
    UNION ALL
    SELECT DISTINCT unnest(NEW."tags"), 1 WHERE NEW."status" = 'published'
  ) AS changed
  GROUP BY tag HAVING sum(change) <> 0
  ON CONFLICT ("name") DO UPDATE SET "post_count" = counted."post_count" + EXCLUDED."post_count";
  DELETE FROM "tags" WHERE "post_count" = 0;
  INSERT INTO "published_authors" AS counted ("id", "post_count")
  SELECT author, sum(change) FROM (VALUES
    (CASE WHEN OLD."status" = 'published' THEN OLD."author_id" END, -1),
    (CASE WHEN NEW."status" = 'published' THEN NEW."author_id" END, 1)
  ) AS changed (author, change)
  WHERE author IS NOT NULL GROUP BY author HAVING sum(change) <> 0
  ON CONFLICT ("id") DO UPDATE SET "post_count" = counted."post_count" + EXCLUDED."post_count";
  DELETE FROM "published_authors" WHERE "post_count" = 0;
  RETURN NULL;
END
$$;

CREATE FUNCTION count_none() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "tags";
  DELETE FROM "published_authors";
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER posts_count_insert AFTER INSERT ON "posts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW."status" = 'published') EXECUTE FUNCTION count_published();
CREATE CONSTRAINT TRIGGER posts_count_update AFTER UPDATE ON "posts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD."status" = 'published' OR NEW."status" = 'published')
    AND (OLD."status", OLD."tags", OLD."author_id") IS DISTINCT FROM (NEW."status", NEW."tags", NEW."author_id"))
  EXECUTE FUNCTION count_published();
CREATE CONSTRAINT TRIGGER posts_count_delete AFTER DELETE ON "posts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."status" = 'published') EXECUTE FUNCTION count_published();
CREATE TRIGGER posts_count_none AFTER TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION count_none();

-- Nobody writes posts between the triggers and this: they have locked the table.
INSERT INTO "tags" ("name", "post_count")
SELECT tag, count(*) FROM "posts", LATERAL (SELECT DISTINCT unnest("tags")) AS each (tag)
WHERE "status" = 'published' GROUP BY tag;
INSERT INTO "published_authors" ("id", "post_count")
SELECT "author_id", count(*) FROM "posts"
WHERE "status" = 'published' AND "author_id" IS NOT NULL GROUP BY "author_id";
