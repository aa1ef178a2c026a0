-- CreateTable
CREATE TABLE "feed_entries" (
    "origin" BIGINT NOT NULL,
    "xid" BIGINT NOT NULL,
    "id" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "resource_type" VARCHAR(20) NOT NULL,
    "resource_id" VARCHAR(64) NOT NULL,
    "status_before" TEXT,
    "status_after" TEXT,

    CONSTRAINT "feed_entries_pkey" PRIMARY KEY ("origin","xid","id")
);

-- A number of this database, which no copy of it elsewhere has: numbers of transactions are its own. Computed
-- once for each session.
CREATE FUNCTION database_origin() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  "known" text := NULLIF(current_setting('cms.database_origin', true), '');
BEGIN
  IF "known" IS NULL THEN
    SELECT hashtextextended(concat_ws(' ', system_identifier, oid), 0)::text INTO "known"
    FROM pg_control_system(), pg_database WHERE datname = current_database();
    PERFORM set_config('cms.database_origin', "known", false);
  END IF;
  RETURN "known"::bigint;
END
$$;

-- Beside the entry in the audit trail, a change of content has one in the feed, with the number of its
-- transaction. People, logins and keys are no content.
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" text[] := '{}';
  "entry" bigint;
  "before" text;
  "after" text := '';
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
  ) RETURNING "id" INTO "entry";
  IF TG_ARGV[0] IN ('user', 'session', 'apiKey') THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN "before" := ''; END IF;
  IF EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = TG_RELID AND attname = 'status' AND NOT attisdropped
  ) THEN
    "after" := NEW."status";
    IF TG_OP = 'UPDATE' THEN "before" := OLD."status"; END IF;
  END IF;
  IF NEW."last_change"->>'action' LIKE '%.delete' THEN "after" := NULL; END IF;
  INSERT INTO "feed_entries" VALUES (
    database_origin(),
    pg_current_xact_id()::text::bigint,
    "entry",
    (NEW."last_change"->>'at')::timestamptz,
    TG_ARGV[0],
    NEW."id"::text,
    "before",
    "after"
  );
  RETURN NULL;
END
$$;
