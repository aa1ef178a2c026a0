-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN     "client_request_id" VARCHAR(128);

-- An entry also has the request id that the client gave. Clients may repeat theirs: request_id is the
-- service's own.
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_entries" (
    "created_at", "action", "resource_type", "resource_id", "actor_type", "actor_id", "session_id", "request_id",
    "client_request_id"
  ) VALUES (
    (NEW."last_change"->>'at')::timestamptz,
    NEW."last_change"->>'action',
    TG_ARGV[0],
    NEW."id"::text,
    NEW."last_change"->>'actorType',
    NEW."last_change"->>'actorId',
    NEW."last_change"->>'sessionId',
    NEW."last_change"->>'requestId',
    NEW."last_change"->>'clientRequestId'
  );
  RETURN NULL;
END
$$;
