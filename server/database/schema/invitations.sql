-- An invitation is accepted when an account confirms its address. An unconfirmed account does not use it up: anybody may
-- register with the address of somebody else.
CREATE OR REPLACE FUNCTION accept_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invitations SET accepted_at = now(), token_hash = NULL
  WHERE email = NEW.email AND accepted_at IS NULL AND revoked_at IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_email_confirmed AFTER INSERT OR UPDATE OF email, is_email_verified ON users
  FOR EACH ROW WHEN (NEW.is_email_verified) EXECUTE FUNCTION accept_invitation();
