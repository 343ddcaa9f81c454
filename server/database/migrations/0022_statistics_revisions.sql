-- schema/*.ts
CREATE TABLE "statistics_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statistics_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "statistics_revisions_at" ON "statistics_revisions" USING btree ("at");

-- schema/statistics.sql
-- New rows are counted each time, so that the usual writes cost nothing here; these are the rare ones.
CREATE OR REPLACE FUNCTION revise_statistics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statistics_revisions DEFAULT VALUES;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_revised AFTER UPDATE OF created_at, deleted_at OR DELETE OR TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION revise_statistics();

CREATE OR REPLACE TRIGGER forum_posts_revised AFTER UPDATE OF created_at, is_published OR DELETE OR TRUNCATE ON forum_posts
  FOR EACH STATEMENT EXECUTE FUNCTION revise_statistics();

CREATE OR REPLACE TRIGGER forum_comments_revised AFTER UPDATE OF created_at, deleted_at OR DELETE OR TRUNCATE
  ON forum_comments FOR EACH STATEMENT EXECUTE FUNCTION revise_statistics();

CREATE OR REPLACE TRIGGER event_registrations_revised AFTER UPDATE OF registered_at OR DELETE OR TRUNCATE
  ON event_registrations FOR EACH STATEMENT EXECUTE FUNCTION revise_statistics();

CREATE OR REPLACE TRIGGER newsletter_subscribers_revised
  AFTER UPDATE OF created_at, is_active, confirmed_at OR DELETE OR TRUNCATE
  ON newsletter_subscribers FOR EACH STATEMENT EXECUTE FUNCTION revise_statistics();
