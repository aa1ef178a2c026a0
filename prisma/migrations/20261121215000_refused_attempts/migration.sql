-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN     "address" VARCHAR(45),
ADD COLUMN     "count" INTEGER NOT NULL DEFAULT 1;
