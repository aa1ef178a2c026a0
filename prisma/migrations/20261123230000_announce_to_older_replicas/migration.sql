-- Upgrade to 8.1.0: no downtime. Replicas of the version before go on, also after a rollback; while the migrations
-- run, they may show what was written meanwhile as it was before.

-- Replicas of 8.0.0 answer from memory until a notification tells them what has changed. They hear of every change
-- again: each session notifies them, except those of the service since 8.1.0, whose replicas pass on what they read.
-- A transaction that notifies makes all others of the server wait for its commit: those that write content must not.
DO $migration$
BEGIN
  EXECUTE format($functions$
    CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = %1$I, pg_temp AS $$
    BEGIN
      IF current_setting('cms.has_one_process', true) = 'on' THEN RETURN NULL; END IF;
      INSERT INTO changes VALUES (pg_current_xact_id(), TG_TABLE_NAME, OLD."id");
      IF current_setting('application_name') <> 'cms-api service' THEN
        PERFORM pg_notify('cms_changes', TG_TABLE_NAME || ' ' || OLD."id");
      END IF;
      RETURN NULL;
    END
    $$;

    -- once for each transaction
    CREATE OR REPLACE FUNCTION announce_table() RETURNS trigger LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = %1$I, pg_temp AS $$
    BEGIN
      IF current_setting('cms.has_one_process', true) = 'on' THEN RETURN NULL; END IF;
      IF current_setting('cms.announced_' || TG_TABLE_NAME, true) = pg_current_xact_id()::text THEN
        RETURN NULL;
      END IF;
      INSERT INTO changes VALUES (pg_current_xact_id(), TG_TABLE_NAME);
      IF current_setting('application_name') <> 'cms-api service' THEN
        PERFORM pg_notify('cms_changes', TG_TABLE_NAME);
      END IF;
      PERFORM set_config('cms.announced_' || TG_TABLE_NAME, pg_current_xact_id()::text, true);
      RETURN NULL;
    END
    $$
  $functions$, current_schema());
END
$migration$;

-- For what has changed since the migration that took their notifications away.
SELECT pg_notify('cms_changes', name) FROM unnest(ARRAY['products', 'posts', 'users']) AS name;
