-- A create that is one INSERT keeps the row that it made, in the same statement, and no sealed answer.
-- AlterTable
ALTER TABLE "idempotency_records" ADD COLUMN     "created_row" JSON;
