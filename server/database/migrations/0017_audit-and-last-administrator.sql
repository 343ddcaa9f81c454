-- Nobody rewrites what was done: a line of the log is added, and stays. Only the link to the actor is cut, by the
-- foreign key, when that account is gone.
CREATE FUNCTION audit_log_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id'
      AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is not changed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'audit_log_keep';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_keep();
--> statement-breakpoint
CREATE TRIGGER audit_log_kept_whole BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_keep();
--> statement-breakpoint

-- Where there is an administrator who may sign in, one remains. Whoever takes one away waits for the others who do, and
-- then sees what they left.
CREATE FUNCTION keep_an_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('last administrator'));
  IF NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND suspended_at IS NULL) THEN
    RAISE EXCEPTION 'the last administrator stays'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_administrator';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_administrator_changed AFTER UPDATE OF role, suspended_at ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.suspended_at IS NULL AND (NEW.role <> 'admin' OR NEW.suspended_at IS NOT NULL))
  EXECUTE FUNCTION keep_an_administrator();
--> statement-breakpoint
CREATE TRIGGER users_administrator_gone AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.suspended_at IS NULL)
  EXECUTE FUNCTION keep_an_administrator();
