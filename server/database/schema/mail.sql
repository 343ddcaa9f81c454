-- Refusals of an address are forgotten when its owner confirms it, changes it or leaves, whatever way that takes: a deleted
-- account loses its address too.
CREATE OR REPLACE FUNCTION forget_mail_bounces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM mail_bounces WHERE email = OLD.email;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM mail_bounces WHERE email = NEW.email;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forget_mail_bounces AFTER UPDATE OF email, is_email_verified ON users
  FOR EACH ROW WHEN (OLD.email <> NEW.email OR NEW.is_email_verified AND NOT OLD.is_email_verified)
  EXECUTE FUNCTION forget_mail_bounces();

CREATE OR REPLACE TRIGGER forget_confirmed_mail_bounces AFTER UPDATE OF confirmed_at ON newsletter_subscribers
  FOR EACH ROW WHEN (NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at)
  EXECUTE FUNCTION forget_mail_bounces();

CREATE OR REPLACE TRIGGER forget_removed_mail_bounces AFTER DELETE ON newsletter_subscribers
  FOR EACH ROW EXECUTE FUNCTION forget_mail_bounces();
