-- Upgrade to 8.1.0: replicas of the version before do not know the role `author`: give it to nobody until all of them
-- are replaced, and take it from everybody before you go back.

-- AlterEnum
ALTER TYPE "role" ADD VALUE 'author';
