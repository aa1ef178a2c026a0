-- AlterTable
ALTER TABLE "refresh_tokens" ADD COLUMN     "grace_end" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "generation" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "kept_token_id" UUID;
