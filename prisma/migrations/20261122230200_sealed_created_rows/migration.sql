-- What was stored of created rows could be read. The key of the client stays taken until its record expires,
-- so that no request is carried out twice.
UPDATE "idempotency_records" SET "created_row" = NULL WHERE "created_row" IS NOT NULL;
