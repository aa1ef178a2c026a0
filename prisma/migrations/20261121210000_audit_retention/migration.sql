-- Entries of the audit trail stay as they are. They may be deleted once they are older than a transaction
-- says, in cms.audit_kept_since, that they are kept.
CREATE FUNCTION refuse_early_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."created_at" < NULLIF(current_setting('cms.audit_kept_since', true), '')::timestamptz THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit trail is not changed';
END
$$;

DROP TRIGGER audit_entries_final ON "audit_entries";
CREATE TRIGGER audit_entries_final BEFORE UPDATE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_retained BEFORE DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_early_delete();
