-- CreateIndex
CREATE INDEX "posts_author_id_status_title_id_idx" ON "posts"("author_id", "status", "title", "id");

-- CreateIndex
CREATE INDEX "posts_author_id_status_created_at_id_idx" ON "posts"("author_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "posts_author_id_status_updated_at_id_idx" ON "posts"("author_id", "status", "updated_at", "id");

-- CreateIndex
CREATE INDEX "posts_author_id_status_published_at_id_idx" ON "posts"("author_id", "status", "published_at", "id");
