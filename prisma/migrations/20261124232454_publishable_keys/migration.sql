-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "origins" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "publishable" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "requests_per_minute" INTEGER;
