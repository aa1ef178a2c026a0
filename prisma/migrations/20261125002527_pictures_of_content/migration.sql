-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "cover_image_id" INTEGER;

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "cover_image_id" INTEGER,
ADD COLUMN     "image_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- CreateTable
CREATE TABLE "product_images" (
    "product_id" INTEGER NOT NULL,
    "image_id" INTEGER NOT NULL,

    CONSTRAINT "product_images_pkey" PRIMARY KEY ("product_id","image_id")
);

-- CreateIndex
CREATE INDEX "product_images_image_id_idx" ON "product_images"("image_id");

-- CreateIndex
CREATE INDEX "products_image_ids_idx" ON "products" USING GIN ("image_ids");

-- CreateIndex
CREATE INDEX "posts_cover_image_id_id_idx" ON "posts"("cover_image_id", "id" DESC);

-- CreateIndex
CREATE INDEX "products_cover_image_id_id_idx" ON "products"("cover_image_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_cover_image_id_fkey" FOREIGN KEY ("cover_image_id") REFERENCES "media"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "media"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_image_id_fkey" FOREIGN KEY ("cover_image_id") REFERENCES "media"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

CREATE TRIGGER products_image_ids_insert AFTER INSERT ON products FOR EACH ROW WHEN (new.image_ids <> '{}'::integer[]) EXECUTE FUNCTION keep_references('product_images', 'product_id', 'image_id', 'image_ids');
CREATE TRIGGER products_image_ids_update AFTER UPDATE OF image_ids ON products FOR EACH ROW WHEN (old.image_ids IS DISTINCT FROM new.image_ids) EXECUTE FUNCTION keep_references('product_images', 'product_id', 'image_id', 'image_ids');
