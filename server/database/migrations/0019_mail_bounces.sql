-- schema/*.ts
CREATE TABLE "mail_bounces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(254) NOT NULL,
	"reason" varchar(500) NOT NULL,
	"refusals" integer DEFAULT 1 NOT NULL,
	"first_refused_at" timestamp with time zone NOT NULL,
	"last_refused_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"skipped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_bounces_email_unique" UNIQUE("email"),
	CONSTRAINT "mail_bounces_email_lower" CHECK ("mail_bounces"."email" = lower("mail_bounces"."email")),
	CONSTRAINT "mail_bounces_counts" CHECK ("mail_bounces"."refusals" > 0 and "mail_bounces"."skipped" >= 0)
);

ALTER TABLE "newsletter_deliveries" DROP CONSTRAINT "newsletter_deliveries_state";
CREATE INDEX "mail_bounces_paused" ON "mail_bounces" USING btree ("paused_at" DESC NULLS FIRST,"id") WHERE "mail_bounces"."paused_at" is not null;
CREATE INDEX "mail_bounces_last_refused" ON "mail_bounces" USING btree ("last_refused_at");
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" in ('pending', 'claimed', 'sending', 'sent', 'unacknowledged', 'failed', 'skipped', 'paused'));

-- schema/mail.sql
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
