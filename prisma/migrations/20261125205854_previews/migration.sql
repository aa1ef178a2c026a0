-- CreateTable
CREATE TABLE "previews" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "resource_type" VARCHAR(20) NOT NULL,
    "resource_id" VARCHAR(64) NOT NULL,
    "created_by_id" INTEGER,
    "api_key_id" VARCHAR(16),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "previews_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "previews_token_hash_key" ON "previews"("token_hash");

-- CreateIndex
CREATE INDEX "previews_resource_type_resource_id_idx" ON "previews"("resource_type", "resource_id");

-- CreateIndex
CREATE INDEX "previews_created_by_id_idx" ON "previews"("created_by_id");

-- CreateIndex
CREATE INDEX "previews_api_key_id_idx" ON "previews"("api_key_id");

-- CreateIndex
CREATE INDEX "previews_expires_at_idx" ON "previews"("expires_at");

-- AddForeignKey
ALTER TABLE "previews" ADD CONSTRAINT "previews_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "previews" ADD CONSTRAINT "previews_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;
