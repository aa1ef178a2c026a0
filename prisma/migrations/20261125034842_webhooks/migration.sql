-- CreateEnum
CREATE TYPE "webhook_status" AS ENUM ('active', 'paused', 'disabled');

-- CreateEnum
CREATE TYPE "webhook_delivery_status" AS ENUM ('pending', 'succeeded', 'failed');

-- AlterTable
ALTER TABLE "feed_entries" ADD COLUMN     "action" VARCHAR(40),
ADD COLUMN     "actor_id" VARCHAR(64),
ADD COLUMN     "actor_type" VARCHAR(20),
ADD COLUMN     "changed_fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "event_id" UUID,
ADD COLUMN     "version" INTEGER;

-- CreateTable
CREATE TABLE "webhooks" (
    "id" SERIAL NOT NULL,
    "url" VARCHAR(2048) NOT NULL,
    "event_types" TEXT[],
    "description" VARCHAR(500),
    "status" "webhook_status" NOT NULL DEFAULT 'active',
    "disabled_reason" VARCHAR(20),
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_secret_until" TIMESTAMPTZ(3),
    "start_origin" BIGINT NOT NULL,
    "start_xid" BIGINT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "last_change" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_states" (
    "webhook_id" INTEGER NOT NULL,
    "last_success_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_states_pkey" PRIMARY KEY ("webhook_id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" BIGSERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "event_id" UUID NOT NULL,
    "event_type" VARCHAR(80) NOT NULL,
    "event" TEXT NOT NULL,
    "status" "webhook_delivery_status" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "leased_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "id" BIGSERIAL NOT NULL,
    "delivery_id" BIGINT NOT NULL,
    "attempted_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "status" INTEGER,
    "error" VARCHAR(40),
    "answer" VARCHAR(1024),

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_cursors" (
    "name" VARCHAR(20) NOT NULL,
    "origin" BIGINT NOT NULL,
    "xid" BIGINT NOT NULL,
    "id" BIGINT NOT NULL,

    CONSTRAINT "event_cursors_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_status_due_at_idx" ON "webhook_deliveries"("webhook_id", "status", "due_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_status_due_at_idx" ON "webhook_deliveries"("status", "due_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_id_idx" ON "webhook_deliveries"("webhook_id", "id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_webhook_id_event_id_key" ON "webhook_deliveries"("webhook_id", "event_id");

-- CreateIndex
CREATE INDEX "webhook_attempts_delivery_id_id_idx" ON "webhook_attempts"("delivery_id", "id");

-- AddForeignKey
ALTER TABLE "webhook_states" ADD CONSTRAINT "webhook_states_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "webhook_replays" (
    "webhook_id" INTEGER NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "only_failed" BOOLEAN NOT NULL,
    "origin" BIGINT NOT NULL,
    "xid" BIGINT NOT NULL,
    "id" BIGINT NOT NULL,

    CONSTRAINT "webhook_replays_pkey" PRIMARY KEY ("webhook_id")
);

-- AddForeignKey
ALTER TABLE "webhook_replays" ADD CONSTRAINT "webhook_replays_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The feed is the outbox of events, too: so people, logins, keys and webhooks have entries, which no feed of
-- content shows. Of an update, it names the columns that have another value.
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "act" text := NEW."last_change"->>'action';
  "changed" text[] := '{}';
  "entry" bigint;
  "before" text;
  "after" text := '';
  "now" jsonb;
  "was" jsonb;
  "version" int;
  "has_status" boolean;
  "has_version" boolean;
BEGIN
  IF TG_OP = 'UPDATE' AND "act" = 'user.update' THEN
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
    "act",
    TG_ARGV[0],
    NEW."id"::text,
    NEW."last_change"->>'actorType',
    NEW."last_change"->>'actorId',
    NEW."last_change"->>'sessionId',
    NEW."last_change"->>'requestId',
    NEW."last_change"->>'clientRequestId',
    "changed"
  ) RETURNING "id" INTO "entry";
  SELECT coalesce(bool_or(attname = 'status'), FALSE), coalesce(bool_or(attname = 'version'), FALSE)
  INTO "has_status", "has_version" FROM pg_attribute
  WHERE attrelid = TG_RELID AND attname IN ('status', 'version') AND NOT attisdropped;
  IF TG_OP = 'UPDATE' THEN "before" := ''; END IF;
  IF "has_status" THEN
    "after" := NEW."status";
    IF TG_OP = 'UPDATE' THEN "before" := OLD."status"; END IF;
  END IF;
  IF "has_version" THEN
    "version" := NEW."version";
  END IF;
  IF "act" LIKE '%.delete' THEN
    "after" := NULL;
  ELSIF TG_OP = 'UPDATE' AND TG_ARGV[0] = 'user' THEN
    IF 'disabled' = ANY ("changed") THEN
      "act" := CASE WHEN NEW."disabled_at" IS NULL THEN 'user.enable' ELSE 'user.disable' END;
    END IF;
  ELSIF TG_OP = 'UPDATE' AND "has_version" THEN
    "now" := to_jsonb(NEW);
    "was" := to_jsonb(OLD);
    SELECT coalesce(array_agg(lower(left(name, 1)) || substr(replace(initcap(name), '_', ''), 2)), '{}')
    INTO "changed" FROM jsonb_object_keys("now") AS name
    WHERE name NOT IN ('version', 'last_change', 'updated_at', 'updated_by_id', 'search_text')
      AND "now"->name IS DISTINCT FROM "was"->name;
  END IF;
  INSERT INTO "feed_entries" (
    "origin", "xid", "id", "created_at", "resource_type", "resource_id", "status_before", "status_after",
    "event_id", "action", "version", "changed_fields", "actor_type", "actor_id"
  ) VALUES (
    database_origin(),
    pg_current_xact_id()::text::bigint,
    "entry",
    (NEW."last_change"->>'at')::timestamptz,
    TG_ARGV[0],
    NEW."id"::text,
    "before",
    "after",
    gen_random_uuid(),
    "act",
    "version",
    "changed",
    NEW."last_change"->>'actorType',
    NEW."last_change"->>'actorId'
  );
  RETURN NULL;
END
$$;

-- No change, but an event: someone has a copy of a refresh token. Attempts that share one entry have no login.
CREATE FUNCTION record_reuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "feed_entries" (
    "origin", "xid", "id", "created_at", "resource_type", "resource_id", "status_before", "status_after",
    "event_id", "action", "actor_type", "actor_id"
  ) VALUES (
    database_origin(), pg_current_xact_id()::text::bigint, NEW."id", NEW."created_at", NEW."resource_type",
    NEW."resource_id", '', '', gen_random_uuid(), NEW."action", NEW."actor_type", NEW."actor_id"
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER audit_entries_record_reuse AFTER INSERT ON audit_entries FOR EACH ROW WHEN (new.action = 'session.reuse' AND new.resource_id <> 'many') EXECUTE FUNCTION record_reuse();

CREATE TRIGGER webhooks_record_insert AFTER INSERT ON webhooks FOR EACH ROW EXECUTE FUNCTION record_change('webhook');
CREATE TRIGGER webhooks_record_update AFTER UPDATE OF last_change ON webhooks FOR EACH ROW EXECUTE FUNCTION record_change('webhook');
CREATE TRIGGER webhooks_announce_table AFTER INSERT OR DELETE OR TRUNCATE ON webhooks FOR EACH STATEMENT EXECUTE FUNCTION announce_table();
ALTER TABLE webhooks ENABLE ALWAYS TRIGGER webhooks_announce_table;
CREATE TRIGGER webhooks_announce_update AFTER UPDATE ON webhooks FOR EACH ROW EXECUTE FUNCTION announce_table();
ALTER TABLE webhooks ENABLE ALWAYS TRIGGER webhooks_announce_update;
CREATE TRIGGER webhooks_announce_replicated AFTER INSERT OR DELETE ON webhooks FOR EACH ROW EXECUTE FUNCTION announce_table();
ALTER TABLE webhooks ENABLE REPLICA TRIGGER webhooks_announce_replicated;
