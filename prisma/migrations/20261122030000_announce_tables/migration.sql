-- Tells every listening process which table is no longer as it was, for answers that depend on all of its
-- rows: once for each transaction, when it is committed, in the order of the commits. An UPDATE is told by its
-- rows: one that finds none, as that of the scheduler in most seconds, changes nothing.
CREATE FUNCTION announce_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cms_changes', TG_TABLE_NAME);
  RETURN NULL;
END
$$;

CREATE TRIGGER products_announce_table
  AFTER INSERT OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION announce_table();
CREATE TRIGGER products_announce_update
  AFTER UPDATE ON "products" FOR EACH ROW EXECUTE FUNCTION announce_table();
CREATE TRIGGER posts_announce_table
  AFTER INSERT OR DELETE OR TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION announce_table();
CREATE TRIGGER posts_announce_update
  AFTER UPDATE ON "posts" FOR EACH ROW EXECUTE FUNCTION announce_table();
CREATE TRIGGER users_announce_table
  AFTER INSERT OR DELETE OR TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION announce_table();
CREATE TRIGGER users_announce_update
  AFTER UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION announce_table();
