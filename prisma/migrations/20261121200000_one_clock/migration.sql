-- Every time comes from the clock of the service.

-- AlterTable
ALTER TABLE "api_keys" ALTER COLUMN "created_at" DROP DEFAULT;

-- AlterTable
ALTER TABLE "posts" ALTER COLUMN "created_at" DROP DEFAULT;

-- AlterTable
ALTER TABLE "products" ALTER COLUMN "created_at" DROP DEFAULT;

-- AlterTable
ALTER TABLE "users" ALTER COLUMN "created_at" DROP DEFAULT;
