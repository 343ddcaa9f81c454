-- Sign-ins in progress begin again, and so do changes of address that are not confirmed: they did not say what they replace.
DELETE FROM "login_challenges";
DELETE FROM "account_tokens" WHERE "purpose" = 'change-email';

-- schema/*.ts
ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_purpose";
ALTER TABLE "login_challenges" DROP CONSTRAINT "login_challenges_second_factor_of_somebody";
ALTER TABLE "login_challenges" DROP CONSTRAINT "login_challenges_purpose";
ALTER TABLE "login_challenges" DROP CONSTRAINT "login_challenges_passkey_signs";
ALTER TABLE "account_tokens" ADD COLUMN "replaces" varchar(254);
ALTER TABLE "account_tokens" ADD COLUMN "keeps_identities" boolean DEFAULT false NOT NULL;
ALTER TABLE "external_identities" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "passkeys" ADD COLUMN "trusted_since" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "totp_secrets" ADD COLUMN "trusted_since" timestamp with time zone DEFAULT now() NOT NULL;
UPDATE "passkeys" SET "trusted_since" = "created_at";
UPDATE "totp_secrets" SET "trusted_since" = coalesce("confirmed_at", "created_at");
CREATE INDEX "account_tokens_undo" ON "account_tokens" USING btree ("email") WHERE "account_tokens"."purpose" = 'undo-email';
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_id_unique" UNIQUE("id");
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_change" CHECK ("account_tokens"."replaces" is null or "account_tokens"."purpose" = 'change-email');
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_purpose" CHECK ("account_tokens"."purpose" in ('verify-email', 'change-email', 'reset-password', 'claim-password', 'operator-password', 'undo-email'));
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_of_somebody" CHECK ("login_challenges"."purpose" in ('passkey', 'passkey-sign-in') or "login_challenges"."user_id" is not null);
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_purpose" CHECK ("login_challenges"."purpose" in ('second-factor', 'passkey', 'passkey-sign-in', 'passkey-proof', 'passkey-registration'));
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_passkey_signs" CHECK ("login_challenges"."purpose" = 'second-factor' or "login_challenges"."challenge" is not null);

-- schema/account.sql
-- Cache invalidation: every process caches sessions for a moment, and these notify all of them of what to drop.

CREATE OR REPLACE FUNCTION publish_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portal', json_build_object('topic', 'viewers', 'message', json_build_object('sid', OLD.sid))::text);
  RETURN NULL;
END $$;

-- An expired session is in no cache: pruning it notifies nobody.
CREATE OR REPLACE TRIGGER sessions_ended AFTER DELETE OR UPDATE OF expire ON sessions
  FOR EACH ROW WHEN (OLD.expire > now()) EXECUTE FUNCTION publish_session_end();

CREATE OR REPLACE FUNCTION publish_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portal', json_build_object('topic', 'viewers', 'message', json_build_object('userId', OLD.id))::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_changed AFTER DELETE OR UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION publish_user_change();

-- Where there is an administrator who may sign in, one remains. The advisory lock serializes those who remove one, so that
-- each sees what the one before left.
CREATE OR REPLACE FUNCTION require_an_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('last administrator'));
  IF NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND suspended_at IS NULL) THEN
    RAISE EXCEPTION 'the last administrator stays'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_administrator';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_administrator_changed AFTER UPDATE OF role, suspended_at ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.suspended_at IS NULL AND (NEW.role <> 'admin' OR NEW.suspended_at IS NOT NULL))
  EXECUTE FUNCTION require_an_administrator();

CREATE OR REPLACE TRIGGER users_administrator_gone AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.suspended_at IS NULL)
  EXECUTE FUNCTION require_an_administrator();

-- An address with a live way back to it is its former account's: nobody else registers it or changes to it. A trigger, because
-- a registration that waits for the address sees the link only after the change that freed it.
CREATE OR REPLACE FUNCTION refuse_reserved_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM account_tokens WHERE purpose = 'undo-email' AND email = NEW.email AND user_id <> NEW.id AND expires_at > now()) THEN
    RAISE EXCEPTION 'the address has a way back to another account'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_reserved';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_email_reserved AFTER INSERT OR UPDATE OF email ON users
  FOR EACH ROW EXECUTE FUNCTION refuse_reserved_address();
