-- Tells every listening process which row is no longer what it may remember: once it is committed, in the
-- order of the commits.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cms_changes', TG_TABLE_NAME || ' ' || OLD."id");
  RETURN NULL;
END
$$;

CREATE TRIGGER users_announce
  AFTER UPDATE OF "username", "role", "disabled_at" OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION announce_change();
CREATE TRIGGER sessions_announce
  AFTER UPDATE OF "expires_at", "revoked_at", "generation" OR DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION announce_change();
CREATE TRIGGER api_keys_announce
  AFTER UPDATE OF "scopes", "expires_at", "revoked_at" OR DELETE ON "api_keys"
  FOR EACH ROW EXECUTE FUNCTION announce_change();
