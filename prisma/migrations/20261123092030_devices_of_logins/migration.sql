-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "address" VARCHAR(45),
ADD COLUMN     "user_agent" VARCHAR(255);
