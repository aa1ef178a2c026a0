-- CreateIndex
CREATE INDEX "posts_status_published_at_id_idx" ON "posts"("status", "published_at", "id");

-- CreateIndex
CREATE INDEX "products_updated_at_id_idx" ON "products"("updated_at", "id");
