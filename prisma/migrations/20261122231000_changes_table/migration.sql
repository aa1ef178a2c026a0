-- What changes is written down instead of notified: a transaction that notifies takes a lock that all others of
-- the whole server wait for, until its commit is on the disk. Replicas read what a transaction has written here
-- once it is committed, by its number. A crash empties the table, and ends the connections of those who read it.
CREATE UNLOGGED TABLE "changes" (
    "xid" xid8 NOT NULL,
    "table_name" TEXT NOT NULL,
    "row_id" TEXT
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
CREATE INDEX "changes_xid_idx" ON "changes"("xid");

-- Whoever may write to a table need not know of this one, nor have its schema in the search path, which is empty
-- in a restore and in logical replication. A database that one process has for itself has no other readers.
DO $migration$
BEGIN
  EXECUTE format($functions$
    CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = %1$I, pg_temp AS $$
    BEGIN
      IF current_setting('cms.has_one_process', true) = 'on' THEN RETURN NULL; END IF;
      INSERT INTO changes VALUES (pg_current_xact_id(), TG_TABLE_NAME, OLD."id");
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
      PERFORM set_config('cms.announced_' || TG_TABLE_NAME, pg_current_xact_id()::text, true);
      RETURN NULL;
    END
    $$
  $functions$, current_schema());
END
$migration$;

-- Always: also in a session that applies what another database has replicated, where statements have no triggers.
ALTER TABLE "users" ENABLE ALWAYS TRIGGER "users_announce";
ALTER TABLE "sessions" ENABLE ALWAYS TRIGGER "sessions_announce";
ALTER TABLE "api_keys" ENABLE ALWAYS TRIGGER "api_keys_announce";
DO $migration$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['products', 'posts', 'users'] LOOP
    EXECUTE format('
      ALTER TABLE %1$I ENABLE ALWAYS TRIGGER %2$I, ENABLE ALWAYS TRIGGER %3$I;
      CREATE TRIGGER %4$I AFTER INSERT OR DELETE ON %1$I FOR EACH ROW EXECUTE FUNCTION announce_table();
      ALTER TABLE %1$I ENABLE REPLICA TRIGGER %4$I',
      name, name || '_announce_table', name || '_announce_update', name || '_announce_replicated');
  END LOOP;
END
$migration$;
