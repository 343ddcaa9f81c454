CREATE TABLE "event_subscribers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" varchar(40) NOT NULL,
	"title" varchar(200) NOT NULL,
	"body" varchar(1000) NOT NULL,
	"href" varchar(300),
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "publication" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "return_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancellation_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "long_description" varchar(10000);--> statement-breakpoint
ALTER TABLE "event_subscribers" ADD CONSTRAINT "event_subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_recent" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "events_unpublished" ON "events" USING btree ("publication","created_at") WHERE "events"."publication" <> 'published';--> statement-breakpoint
CREATE INDEX "events_creator" ON "events" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "project_participants_joined" ON "project_participants" USING btree ("project_id","created_at");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_publication" CHECK ("events"."publication" in ('draft', 'proposed', 'published', 'returned'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_returned_with_reason" CHECK ("events"."publication" <> 'returned' or "events"."return_reason" is not null);