CREATE TABLE "forum_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid,
	"comment_id" uuid,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" varchar(500),
	"status" text DEFAULT 'open' NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_reports_one_target" CHECK (num_nonnulls("forum_reports"."post_id", "forum_reports"."comment_id") = 1),
	CONSTRAINT "forum_reports_reason" CHECK ("forum_reports"."reason" in ('spam', 'offensive', 'off-topic', 'other')),
	CONSTRAINT "forum_reports_status" CHECK ("forum_reports"."status" in ('open', 'resolved', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "forum_post_documents" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" varchar(30) PRIMARY KEY NOT NULL,
	"stem" varchar(40) NOT NULL,
	"learned" serial NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_comments" DROP CONSTRAINT "forum_comments_parent_id_forum_comments_id_fk";
--> statement-breakpoint
DROP INDEX "forum_posts_recent";--> statement-breakpoint
DROP INDEX "forum_posts_category";--> statement-breakpoint
ALTER TABLE "forum_categories" ADD COLUMN "posts_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_comments" ADD COLUMN "root_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_comments" ADD COLUMN "thread_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_comments" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_comments" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "taken_down_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "solution_id" uuid;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_comment_id_forum_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."forum_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post_documents" ADD CONSTRAINT "forum_post_documents_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post_documents" ADD CONSTRAINT "forum_post_documents_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_reports_open_post" ON "forum_reports" USING btree ("post_id","reporter_id") WHERE "forum_reports"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "forum_reports_open_comment" ON "forum_reports" USING btree ("comment_id","reporter_id") WHERE "forum_reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "forum_reports_queue" ON "forum_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_reports_reporter" ON "forum_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "forum_post_documents_words" ON "forum_post_documents" USING gin ("document");--> statement-breakpoint
CREATE INDEX "forum_post_documents_recent" ON "forum_post_documents" USING btree ("created_at","post_id");--> statement-breakpoint
CREATE INDEX "forum_post_documents_category" ON "forum_post_documents" USING btree ("category_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" varchar_pattern_ops);--> statement-breakpoint
ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_parent_id_forum_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forum_comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_solution_id_forum_comments_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."forum_comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_comments_thread" ON "forum_comments" USING btree ("post_id","thread_at","root_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_posts_by_recent" ON "forum_posts" USING btree ("is_pinned","created_at","id") WHERE "forum_posts"."is_published";--> statement-breakpoint
CREATE INDEX "forum_posts_by_likes" ON "forum_posts" USING btree ("is_pinned","likes","created_at","id") WHERE "forum_posts"."is_published";--> statement-breakpoint
CREATE INDEX "forum_posts_by_comments" ON "forum_posts" USING btree ("is_pinned","comments_count","created_at","id") WHERE "forum_posts"."is_published";--> statement-breakpoint
CREATE INDEX "forum_posts_category_by_recent" ON "forum_posts" USING btree ("category_id","is_pinned","created_at","id") WHERE "forum_posts"."is_published";--> statement-breakpoint
CREATE INDEX "forum_posts_category_by_likes" ON "forum_posts" USING btree ("category_id","is_pinned","likes","created_at","id") WHERE "forum_posts"."is_published";--> statement-breakpoint
CREATE INDEX "forum_posts_category_by_comments" ON "forum_posts" USING btree ("category_id","is_pinned","comments_count","created_at","id") WHERE "forum_posts"."is_published";--> statement-breakpoint
CREATE INDEX "forum_posts_hidden" ON "forum_posts" USING btree ("created_at","id") WHERE not "forum_posts"."is_published";--> statement-breakpoint
CREATE INDEX "forum_posts_solution" ON "forum_posts" USING btree ("solution_id") WHERE "forum_posts"."solution_id" is not null;--> statement-breakpoint
ALTER TABLE "forum_categories" ADD CONSTRAINT "forum_categories_posts_count" CHECK ("forum_categories"."posts_count" >= 0);