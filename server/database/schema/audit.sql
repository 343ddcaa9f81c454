-- Hash chain of the audit log, which only release 0.2.0 checks: each entry carries the hash of the one before it, in commit order.
-- Goes with the release after this one.

-- Canonical form of an entry, so that whoever has it can hash it again.
CREATE OR REPLACE FUNCTION audit_content(entry audit_log) RETURNS text LANGUAGE sql STABLE
  RETURN jsonb_build_array(entry.position, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    entry.actor_ref, entry.actor_name, entry.action, entry.target_type, entry.target_id, entry.target_label,
    entry.details)::text;

CREATE OR REPLACE FUNCTION audit_hash(previous text, entry audit_log) RETURNS text LANGUAGE sql STABLE
  RETURN encode(sha256(convert_to(previous || E'\n' || audit_content(entry), 'UTF8')), 'hex');

-- The genesis of the chain.
INSERT INTO audit_head (position, hash) VALUES (0, repeat('0', 64)) ON CONFLICT DO NOTHING;

CREATE OR REPLACE FUNCTION audit_log_init() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.actor_ref := NEW.actor_id;
  NEW.position := NULL;
  NEW.previous_hash := NULL;
  NEW.hash := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER audit_log_init BEFORE INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_init();

-- Deferred to the commit: the row lock on the head is then held for a moment, and no other lock is waited for meanwhile.
CREATE OR REPLACE FUNCTION audit_log_append() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head audit_head;
BEGIN
  UPDATE audit_head SET position = position + 1 RETURNING * INTO head;
  NEW.position := head.position;
  NEW.previous_hash := head.hash;
  NEW.hash := audit_hash(head.hash, NEW);
  UPDATE audit_log SET position = NEW.position, previous_hash = NEW.previous_hash, hash = NEW.hash WHERE id = NEW.id;
  UPDATE audit_head SET hash = NEW.hash;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS audit_log_append ON audit_log;
CREATE CONSTRAINT TRIGGER audit_log_append AFTER INSERT ON audit_log
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_log_append();

-- Append-only. The foreign key alone may cut the link to the actor, when that account is gone.
CREATE OR REPLACE FUNCTION audit_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id'
      AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id) THEN
      RETURN NEW;
    END IF;
    -- Once, when the commit appends it to the chain.
    IF OLD.hash IS NULL AND NEW.hash IS NOT NULL
      AND to_jsonb(NEW) - '{position,previous_hash,hash}'::text[] = to_jsonb(OLD) - '{position,previous_hash,hash}'::text[] THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is not changed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'audit_log_append_only';
END $$;

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_append_only();

CREATE OR REPLACE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_append_only();
