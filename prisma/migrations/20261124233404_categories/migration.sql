-- AlterTable
ALTER TABLE "products" ADD COLUMN "category_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- CreateTable
CREATE TABLE "categories" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "slug" VARCHAR(255) NOT NULL,
    "parent_id" INTEGER,
    "search_text" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "last_change" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_categories" (
    "product_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,

    CONSTRAINT "product_categories_pkey" PRIMARY KEY ("product_id","category_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "categories_slug_key" ON "categories"("slug");

-- CreateIndex
CREATE INDEX "categories_name_id_idx" ON "categories"("name", "id");

-- CreateIndex
CREATE INDEX "categories_created_at_id_idx" ON "categories"("created_at", "id");

-- CreateIndex
CREATE INDEX "categories_updated_at_id_idx" ON "categories"("updated_at", "id");

-- CreateIndex
CREATE INDEX "categories_parent_id_id_idx" ON "categories"("parent_id", "id" DESC);

-- CreateIndex
CREATE INDEX "categories_parent_id_name_id_idx" ON "categories"("parent_id", "name", "id");

-- CreateIndex
CREATE INDEX "product_categories_category_id_idx" ON "product_categories"("category_id");

-- CreateIndex
CREATE INDEX "products_category_ids_idx" ON "products" USING GIN ("category_ids");

-- AddForeignKey
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "categories"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- The items of a list can have no foreign keys, so each has a row with one in another table.
CREATE FUNCTION keep_references() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('DELETE FROM %I WHERE %I = $1.id AND %I <> ALL ($1.%I)',
      TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3]) USING NEW;
  END IF;
  EXECUTE format('INSERT INTO %I (%I, %I) SELECT $1.id, unnest($1.%I) ON CONFLICT DO NOTHING',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3]) USING NEW;
  RETURN NULL;
END
$$;

-- No row is below itself. Moves in one table wait for each other: of two that together make a cycle, neither
-- would see the other.
CREATE FUNCTION refuse_cycle() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "is_cycle" boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('refuse_cycle'), TG_RELID::int);
  EXECUTE format('
    WITH RECURSIVE above (id) AS (
      SELECT $1.%2$I UNION SELECT %2$I FROM %1$I JOIN above USING (id) WHERE %2$I IS NOT NULL
    ) SELECT EXISTS (SELECT FROM above WHERE id = $1.id)', TG_TABLE_NAME, TG_ARGV[0])
  INTO "is_cycle" USING NEW;
  IF "is_cycle" THEN
    RAISE check_violation USING
      MESSAGE = format('new row for relation "%s" violates check constraint "%s"', TG_TABLE_NAME, TG_NAME);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER products_category_ids_insert AFTER INSERT ON products FOR EACH ROW WHEN (new.category_ids <> '{}'::integer[]) EXECUTE FUNCTION keep_references('product_categories', 'product_id', 'category_id', 'category_ids');
CREATE TRIGGER products_category_ids_update AFTER UPDATE OF category_ids ON products FOR EACH ROW WHEN (old.category_ids IS DISTINCT FROM new.category_ids) EXECUTE FUNCTION keep_references('product_categories', 'product_id', 'category_id', 'category_ids');
CREATE TRIGGER categories_record_insert AFTER INSERT ON categories FOR EACH ROW EXECUTE FUNCTION record_change('category');
CREATE TRIGGER categories_record_update AFTER UPDATE OF last_change ON categories FOR EACH ROW EXECUTE FUNCTION record_change('category');
CREATE TRIGGER categories_announce_table AFTER INSERT OR DELETE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION announce_table();
ALTER TABLE categories ENABLE ALWAYS TRIGGER categories_announce_table;
CREATE TRIGGER categories_announce_update AFTER UPDATE ON categories FOR EACH ROW EXECUTE FUNCTION announce_table();
ALTER TABLE categories ENABLE ALWAYS TRIGGER categories_announce_update;
CREATE TRIGGER categories_announce_replicated AFTER INSERT OR DELETE ON categories FOR EACH ROW EXECUTE FUNCTION announce_table();
ALTER TABLE categories ENABLE REPLICA TRIGGER categories_announce_replicated;
CREATE INDEX categories_search_idx ON categories USING gin (to_tsvector('simple'::regconfig, search_text));
CREATE TRIGGER categories_parent_id_cycle AFTER UPDATE OF parent_id ON categories FOR EACH ROW WHEN (new.parent_id IS NOT NULL) EXECUTE FUNCTION refuse_cycle('parent_id');
