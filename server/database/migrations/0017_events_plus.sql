-- schema/*.ts
CREATE TABLE "event_speakers" (
	"event_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" varchar(150) NOT NULL,
	"charge" varchar(150) DEFAULT '' NOT NULL,
	"text" varchar(400) DEFAULT '' NOT NULL,
	"image_id" uuid,
	"user_id" uuid,
	CONSTRAINT "event_speakers_event_id_position_pk" PRIMARY KEY("event_id","position"),
	CONSTRAINT "event_speakers_position" CHECK ("event_speakers"."position" between 0 and 11)
);

ALTER TABLE "events" DROP CONSTRAINT "events_prices";
ALTER TABLE "event_registrations" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "event_speakers_image" ON "event_speakers" USING btree ("image_id") WHERE "event_speakers"."image_id" is not null;
CREATE INDEX "event_speakers_user" ON "event_speakers" USING btree ("user_id") WHERE "event_speakers"."user_id" is not null;
CREATE INDEX "event_registrations_listed" ON "event_registrations" USING btree ("event_id","registered_at","id") WHERE "event_registrations"."is_listed" and "event_registrations"."status" = 'confirmed';
-- What others pay is the price; what members pay is kept where it is less.
UPDATE "events" SET "price" = CASE WHEN "guest_price" = 0 THEN 'Gratis' ELSE 'RD$ ' || to_char("guest_price", 'FM999,999,999') END
  WHERE "guest_price" IS NOT NULL;
UPDATE "events" SET "member_price" = NULL
  WHERE "price" !~ '^RD\$ [0-9,]+(\.[0-9]+)?$'
    OR "member_price" >= replace(substring("price" from '[0-9][0-9,]*'), ',', '')::integer;
ALTER TABLE "events" DROP COLUMN "guest_price";
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_listed" CHECK (not "event_registrations"."is_listed" or "event_registrations"."user_id" is not null);
ALTER TABLE "events" ADD CONSTRAINT "events_member_price" CHECK ("events"."member_price" is null or ("events"."member_price" >= 0 and "events"."price" like 'RD$ %'));

-- schema/pages.sql
-- Cache invalidation: every process keeps the pages that visitors see, and drops them when one of these tables changes,
-- whoever changes it. Seats count: a trigger on registrations updates the event. One statement, one notification; those
-- of a transaction are collapsed into one.
CREATE OR REPLACE FUNCTION publish_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portal', '{"topic": "pages"}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER site_settings_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER news_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON news
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER events_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER event_speakers_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_speakers
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER legal_versions_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON legal_versions
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

-- A draft shows nothing: only what changes in public counts.
CREATE OR REPLACE TRIGGER content_items_shown AFTER UPDATE ON content_items FOR EACH ROW
  WHEN (OLD.published IS DISTINCT FROM NEW.published OR OLD.slug IS DISTINCT FROM NEW.slug)
  EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER content_items_added AFTER INSERT OR DELETE OR TRUNCATE ON content_items
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

-- Cached pages show these; the rest of a picture never changes.
CREATE OR REPLACE TRIGGER media_items_shown AFTER UPDATE ON media_items FOR EACH ROW
  WHEN (NEW.audience = 'public' AND (OLD.alt, OLD.focal_x, OLD.focal_y, OLD.has_avif)
    IS DISTINCT FROM (NEW.alt, NEW.focal_x, NEW.focal_y, NEW.has_avif))
  EXECUTE FUNCTION publish_page_change();
