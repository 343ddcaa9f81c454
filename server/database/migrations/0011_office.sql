-- schema/*.ts
CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"author_id" uuid,
	"author_name" varchar(210) NOT NULL,
	"text" varchar(2000) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "search_misses" (
	"words" varchar(100) NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_day_words_pk" PRIMARY KEY("day","words"),
	CONSTRAINT "search_misses_words" CHECK ("search_misses"."words" <> ''),
	CONSTRAINT "search_misses_count" CHECK ("search_misses"."count" > 0)
);

ALTER TABLE "forum_reports" ADD COLUMN "decision_note" varchar(500);
ALTER TABLE "profile_reports" ADD COLUMN "decision_note" varchar(500);
ALTER TABLE "message_reports" ADD COLUMN "decision_note" varchar(500);
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "member_notes_member" ON "member_notes" USING btree ("member_id","created_at","id");
CREATE INDEX "member_notes_author" ON "member_notes" USING btree ("author_id");
CREATE INDEX "users_by_name" ON "users" USING btree (es_fold("first_name" || ' ' || "last_name"),"id") WHERE "users"."deleted_at" is null;
CREATE INDEX "users_by_company" ON "users" USING btree (es_fold(coalesce("company", '')),"id") WHERE "users"."deleted_at" is null;
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_id","at","id");
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree (es_fold("name"),"id");
CREATE INDEX "event_registrations_attended" ON "event_registrations" USING btree ("user_id","event_id") WHERE "event_registrations"."attended_at" is not null;
CREATE INDEX "forum_posts_all_by_recent" ON "forum_posts" USING btree ("created_at","id");
CREATE INDEX "forum_posts_all_by_comments" ON "forum_posts" USING btree ("comments_count","id");
