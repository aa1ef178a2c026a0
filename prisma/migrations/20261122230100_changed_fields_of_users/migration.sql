-- An entry about the change of a user names the fields that changed, as the contract calls them, and no value.
-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN     "changed_fields" TEXT[] DEFAULT ARRAY[]::TEXT[];

CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" text[] := '{}';
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."last_change"->>'action' = 'user.update' THEN
    "changed" := array_remove(ARRAY[
      CASE WHEN NEW."display_name" <> OLD."display_name" THEN 'displayName' END,
      CASE WHEN NEW."role" <> OLD."role" THEN 'role' END,
      CASE WHEN NEW."disabled_at" IS DISTINCT FROM OLD."disabled_at" THEN 'disabled' END,
      CASE WHEN NEW."password_hash" <> OLD."password_hash" THEN 'password' END
    ], NULL);
  END IF;
  INSERT INTO "audit_entries" (
    "created_at", "action", "resource_type", "resource_id", "actor_type", "actor_id", "session_id", "request_id",
    "client_request_id", "changed_fields"
  ) VALUES (
    (NEW."last_change"->>'at')::timestamptz,
    NEW."last_change"->>'action',
    TG_ARGV[0],
    NEW."id"::text,
    NEW."last_change"->>'actorType',
    NEW."last_change"->>'actorId',
    NEW."last_change"->>'sessionId',
    NEW."last_change"->>'requestId',
    NEW."last_change"->>'clientRequestId',
    "changed"
  );
  RETURN NULL;
END
$$;
