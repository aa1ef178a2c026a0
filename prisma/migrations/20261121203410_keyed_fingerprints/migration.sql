-- A fingerprint was a plain hash of a body, which may hold a password. The key of the client stays taken
-- until its record expires, so that no request is carried out twice.
UPDATE "idempotency_records" SET "fingerprint" = '', "body" = '';
