-- Upgrade to 8.1.0: set `DEFAULT_CURRENCY` before, in which the products that are there get their prices. Writes of
-- products wait while their indexes are built. Replicas of the version before show drafts of products to everybody:
-- make none until all of them are replaced, and publish or delete all drafts before you go back.

-- CreateEnum
CREATE TYPE "product_status" AS ENUM ('draft', 'published');

-- DropIndex
DROP INDEX "products_created_at_id_idx";

-- DropIndex
DROP INDEX "products_name_id_idx";

-- DropIndex
DROP INDEX "products_price_id_idx";

-- DropIndex
DROP INDEX "products_updated_at_id_idx";

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "created_by_id" INTEGER,
ADD COLUMN     "status" "product_status" NOT NULL DEFAULT 'published',
ADD COLUMN     "updated_by_id" INTEGER;

-- The products that are there have the currency of the setting of now, and keep it when the setting changes. It
-- stays the default for a replica of the version before, which writes none.
DO $migration$
BEGIN
  EXECUTE format('ALTER TABLE "products" ADD COLUMN "currency" VARCHAR(3) NOT NULL DEFAULT %L',
    COALESCE(NULLIF(current_setting('cms.default_currency', true), ''), 'USD'));
END
$migration$;

-- CreateIndex
CREATE INDEX "products_status_id_idx" ON "products"("status", "id" DESC);

-- CreateIndex
CREATE INDEX "products_status_price_id_idx" ON "products"("status", "price", "id");

-- CreateIndex
CREATE INDEX "products_status_name_id_idx" ON "products"("status", "name", "id");

-- CreateIndex
CREATE INDEX "products_status_created_at_id_idx" ON "products"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "products_status_updated_at_id_idx" ON "products"("status", "updated_at", "id");

-- CreateIndex
CREATE INDEX "products_status_currency_id_idx" ON "products"("status", "currency", "id" DESC);

-- CreateIndex
CREATE INDEX "products_status_currency_price_id_idx" ON "products"("status", "currency", "price", "id");

-- CreateIndex
CREATE INDEX "products_created_by_id_idx" ON "products"("created_by_id");

-- CreateIndex
CREATE INDEX "products_updated_by_id_idx" ON "products"("updated_by_id");

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
