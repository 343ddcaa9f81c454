-- schema/*.ts
CREATE TABLE "content_images" (
	"item_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "content_images_item_id_media_id_pk" PRIMARY KEY("item_id","media_id")
);

CREATE TABLE "forum_images" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid,
	"comment_id" uuid,
	"position" smallint NOT NULL,
	CONSTRAINT "forum_images_of_post" UNIQUE("post_id","position"),
	CONSTRAINT "forum_images_of_comment" UNIQUE("comment_id","position"),
	CONSTRAINT "forum_images_place" CHECK (num_nonnulls("forum_images"."post_id", "forum_images"."comment_id") = 1),
	CONSTRAINT "forum_images_position" CHECK ("forum_images"."position" between 0 and 3)
);

CREATE TABLE "media_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"name" varchar(200) DEFAULT '' NOT NULL,
	"alt" varchar(300) DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"has_avif" boolean DEFAULT false NOT NULL,
	"placeholder" varchar(2000),
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_items_kind" CHECK ("media_items"."kind" in ('photo', 'drawing')),
	CONSTRAINT "media_items_audience" CHECK ("media_items"."audience" in ('public', 'members')),
	CONSTRAINT "media_items_pixels" CHECK ("media_items"."width" > 0 and "media_items"."height" > 0),
	CONSTRAINT "media_items_widths" CHECK (cardinality("media_items"."widths") > 0),
	CONSTRAINT "media_items_focal" CHECK ("media_items"."focal_x" between 0 and 1 and "media_items"."focal_y" between 0 and 1)
);

CREATE TABLE "media_variants" (
	"media_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"hash" varchar(64) NOT NULL,
	CONSTRAINT "media_variants_media_id_width_format_pk" PRIMARY KEY("media_id","width","format"),
	CONSTRAINT "media_variants_format" CHECK ("media_variants"."format" in ('avif', 'webp', 'jpg', 'svg'))
);

ALTER TABLE "events" ADD COLUMN "image_id" uuid;
ALTER TABLE "news" ADD COLUMN "image_id" uuid;
ALTER TABLE "projects" ADD COLUMN "image_id" uuid;
ALTER TABLE "site_settings" ADD COLUMN "logo_id" uuid;
ALTER TABLE "site_settings" ADD COLUMN "logo_dark_id" uuid;
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "forum_images" ADD CONSTRAINT "forum_images_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "forum_images" ADD CONSTRAINT "forum_images_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_images" ADD CONSTRAINT "forum_images_comment_id_forum_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."forum_comments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "media_variants" ADD CONSTRAINT "media_variants_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "media_variants" ADD CONSTRAINT "media_variants_hash_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;
CREATE INDEX "content_images_media" ON "content_images" USING btree ("media_id");
CREATE INDEX "media_items_recent" ON "media_items" USING btree ("audience","created_at","id");
CREATE INDEX "media_items_uploaded_by" ON "media_items" USING btree ("uploaded_by");
CREATE INDEX "media_variants_hash" ON "media_variants" USING btree ("hash");
ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_items_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_dark_id_media_items_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
CREATE INDEX "events_image" ON "events" USING btree ("image_id") WHERE "events"."image_id" is not null;
CREATE INDEX "news_image" ON "news" USING btree ("image_id") WHERE "news"."image_id" is not null;
CREATE INDEX "projects_image" ON "projects" USING btree ("image_id") WHERE "projects"."image_id" is not null;

-- schema/account-deletion.sql
-- Writes that race with the deletion of their author's account. The deletion waits for those that came before it, which
-- share the row of the user, and removes what they wrote; the trigger refuses those that come after it.
CREATE OR REPLACE FUNCTION refuse_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
  deleted timestamptz;
BEGIN
  -- Not EXECUTE: it would be planned with every row.
  CASE TG_ARGV[0]
    WHEN 'author_id' THEN person := NEW.author_id;
    WHEN 'created_by' THEN person := NEW.created_by;
    WHEN 'reader_id' THEN person := NEW.reader_id;
    WHEN 'reporter_id' THEN person := NEW.reporter_id;
    WHEN 'requester_id' THEN person := NEW.requester_id;
    WHEN 'sender_id' THEN person := NEW.sender_id;
    WHEN 'uploaded_by' THEN person := NEW.uploaded_by;
    WHEN 'user_id' THEN person := NEW.user_id;
  END CASE;
  SELECT deleted_at INTO deleted FROM users WHERE id = person FOR KEY SHARE;
  IF deleted IS NOT NULL THEN
    RAISE EXCEPTION 'a deleted account writes nothing'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deleted_user_writes';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON account_tokens
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON connections
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('requester_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON contact_reads
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reader_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON event_registrations
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON event_subscribers
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON events
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('created_by');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON external_identities
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_comments
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('author_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_post_likes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_posts
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('author_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reporter_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON idempotency_keys
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON known_browsers
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON login_challenges
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON media_items
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('uploaded_by');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON message_reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reporter_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('sender_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON notification_preferences
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON passkeys
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON profile_reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reporter_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON project_participants
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON recovery_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON totp_secrets
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON user_skills
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');

-- Others who reach a person in the moment of the deletion: a block or a request is refused as for anybody who is not there,
-- and a notification, which names somebody, is discarded.
CREATE OR REPLACE FUNCTION refuse_deleted_receiver() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = NEW.receiver_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a deleted account is not there'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deleted_user_changes';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refuse_deleted_receiver AFTER INSERT ON connections
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_receiver();

CREATE OR REPLACE FUNCTION discard_deleted_user_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id IN (NEW.user_id, NEW.about_id) AND deleted_at IS NOT NULL) THEN
    DELETE FROM notifications WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER discard_deleted_user_notification AFTER INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION discard_deleted_user_notification();

-- An anonymized row stays as it is: a change that waited for the deletion would bring back a name or an address.
CREATE OR REPLACE FUNCTION refuse_deleted_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a deleted account does not change'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'deleted_user_changes';
END $$;

CREATE OR REPLACE TRIGGER refuse_deleted_user_change BEFORE UPDATE ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL) EXECUTE FUNCTION refuse_deleted_user_change();

-- schema/media.sql
-- References of the content's JSON as rows, so that a foreign key holds them: every `imageId` of the draft and of what
-- is published.
CREATE OR REPLACE FUNCTION refer_content_images() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  referred uuid[] := array(
    SELECT DISTINCT (value #>> '{}')::uuid
    FROM (VALUES (NEW.draft), (NEW.published)) AS content (fields),
      jsonb_path_query(fields, 'strict $.**.imageId ? (@.type() == "string" && @ != "")') AS value);
BEGIN
  DELETE FROM content_images WHERE item_id = NEW.id AND media_id <> ALL (referred);
  INSERT INTO content_images (item_id, media_id) SELECT NEW.id, unnest(referred) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER content_items_refer_images AFTER INSERT OR UPDATE OF draft, published ON content_items
  FOR EACH ROW EXECUTE FUNCTION refer_content_images();

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
