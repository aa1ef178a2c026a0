-- DropIndex
DROP INDEX "posts_author_id_idx";

-- CreateTable
CREATE TABLE "tags" (
    "name" TEXT NOT NULL,
    "post_count" INTEGER NOT NULL,

    CONSTRAINT "tags_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "tags_post_count_name_idx" ON "tags"("post_count", "name");

-- CreateIndex
CREATE INDEX "posts_author_id_status_id_idx" ON "posts"("author_id", "status", "id" DESC);

-- Tags are compared by their characters, so that those that begin with a text stand together.
ALTER TABLE "tags" ALTER COLUMN "name" TYPE TEXT COLLATE "C";

-- Counts the tags of published posts. It runs when the transaction is committed, of which nothing else is left
-- to do, and one transaction at a time: so none waits for a tag while another waits for what this one holds.
CREATE FUNCTION count_tags() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN NULL;
END
$$;

CREATE FUNCTION forget_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "tags";
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER posts_count_insert AFTER INSERT ON "posts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW."status" = 'published' AND cardinality(NEW."tags") > 0) EXECUTE FUNCTION count_tags();
CREATE CONSTRAINT TRIGGER posts_count_update AFTER UPDATE ON "posts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD."status" = 'published' OR NEW."status" = 'published')
    AND (OLD."status", OLD."tags") IS DISTINCT FROM (NEW."status", NEW."tags")) EXECUTE FUNCTION count_tags();
CREATE CONSTRAINT TRIGGER posts_count_delete AFTER DELETE ON "posts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."status" = 'published' AND cardinality(OLD."tags") > 0) EXECUTE FUNCTION count_tags();
CREATE TRIGGER posts_count_none AFTER TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION forget_tags();

-- Nobody writes posts until the triggers are there for all.
INSERT INTO "tags" ("name", "post_count")
SELECT tag, count(DISTINCT "id") FROM "posts", unnest("tags") AS tag WHERE "status" = 'published' GROUP BY tag;
