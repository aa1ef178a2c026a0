-- Upgrade to 8.2.0: replicas of the previous version accept a publishable key on the pages of any site, and ignore its
-- own rate limit. Issue no publishable keys until all of them are replaced, and revoke all before you roll back.

-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "origins" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "publishable" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "requests_per_minute" INTEGER;
