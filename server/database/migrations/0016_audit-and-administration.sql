-- The words of a person's name and address as they are, for the administrators' search.
CREATE FUNCTION user_words(first_name text, last_name text, email text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
  RETURN array_to_tsvector(string_to_array(btrim(es_fold(first_name || ' ' || last_name || ' ' || email)), ' '));
--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_lookup" ON "users" USING gin (user_words("first_name", "last_name", "email"));--> statement-breakpoint
CREATE INDEX "event_registrations_recent" ON "event_registrations" USING btree ("registered_at");--> statement-breakpoint
CREATE INDEX "forum_comments_live" ON "forum_comments" USING btree ("created_at") WHERE "forum_comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_active" ON "newsletter_subscribers" USING btree ("created_at") WHERE "newsletter_subscribers"."is_active";