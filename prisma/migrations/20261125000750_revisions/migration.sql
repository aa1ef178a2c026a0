-- CreateTable
CREATE TABLE "revisions" (
    "resource_type" VARCHAR(20) NOT NULL,
    "resource_id" VARCHAR(64) NOT NULL,
    "version" INTEGER NOT NULL,
    "record" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "revisions_pkey" PRIMARY KEY ("resource_type","resource_id","version")
);

-- CreateIndex
CREATE INDEX "revisions_created_at_idx" ON "revisions"("created_at");

-- Each write of a record keeps the version that it replaces; its deletion deletes them.
CREATE FUNCTION keep_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "revisions" WHERE "resource_type" = TG_ARGV[0] AND "resource_id" = OLD."id"::text;
  ELSIF NEW."last_change"->>'action' NOT LIKE '%.delete' THEN
    INSERT INTO "revisions" ("resource_type", "resource_id", "version", "record", "created_at")
    VALUES (TG_ARGV[0], OLD."id"::text, OLD."version", to_jsonb(OLD) - 'search_text',
      (NEW."last_change"->>'at')::timestamptz)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER products_revise_update AFTER UPDATE OF last_change ON products FOR EACH ROW EXECUTE FUNCTION keep_revision('product');
CREATE TRIGGER products_revise_delete AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION keep_revision('product');
CREATE TRIGGER posts_revise_update AFTER UPDATE OF last_change ON posts FOR EACH ROW EXECUTE FUNCTION keep_revision('post');
CREATE TRIGGER posts_revise_delete AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION keep_revision('post');
