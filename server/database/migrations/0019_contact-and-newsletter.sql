CREATE TABLE "contact_departments" (
	"key" text PRIMARY KEY NOT NULL,
	"email" varchar(254) NOT NULL,
	"phone" varchar(30) NOT NULL,
	CONSTRAINT "contact_departments_key" CHECK ("contact_departments"."key" in ('membership', 'activities'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"lane" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" varchar(500),
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_deliveries_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" in ('pending', 'claimed', 'handed', 'sent', 'unacknowledged', 'failed', 'skipped')),
	CONSTRAINT "newsletter_deliveries_lane" CHECK (("newsletter_deliveries"."state" in ('claimed', 'handed')) = ("newsletter_deliveries"."lane" is not null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" varchar(150) NOT NULL,
	"intro" varchar(3000) DEFAULT '' NOT NULL,
	"news_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"event_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb,
	"created_by" uuid,
	"sending_since" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_state" CHECK ("newsletter_issues"."state" in ('draft', 'sending', 'sent')),
	CONSTRAINT "newsletter_issues_content" CHECK (("newsletter_issues"."state" = 'draft') = ("newsletter_issues"."content" is null))
);
--> statement-breakpoint
DROP INDEX "contact_messages_inbox";--> statement-breakpoint
ALTER TABLE "site_settings" ALTER COLUMN "address" SET DEFAULT 'Av. Libertad 45, Edificio Empresarial, 2.º piso, Distrito Este 21000, República Dominicana';--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" varchar(5000);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "note" varchar(2000);--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmation_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_state" ON "newsletter_deliveries" USING btree ("issue_id","state");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_lanes" ON "newsletter_deliveries" USING btree ("lane") WHERE "newsletter_deliveries"."lane" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_issues_recent" ON "newsletter_issues" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "newsletter_issues_created_by" ON "newsletter_issues" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_by_subject" ON "contact_messages" USING btree ("subject","is_read","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_project" ON "contact_messages" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "contact_messages_answered_by" ON "contact_messages" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "contact_messages_inbox" ON "contact_messages" USING btree ("is_read","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answer" CHECK (("contact_messages"."answer" is null) = ("contact_messages"."answered_at" is null));--> statement-breakpoint
INSERT INTO "contact_departments" ("key", "email", "phone") VALUES
  ('membership', 'membresia@consejoeste.example', '809-555-0102'),
  ('activities', 'eventos@consejoeste.example', '809-555-0105');--> statement-breakpoint
UPDATE "site_settings" SET "address" = 'Av. Libertad 45, Edificio Empresarial, 2.º piso, Distrito Este 21000, República Dominicana'
  WHERE "address" = 'Av. Libertad 45, Edificio Empresarial, 2.º piso, Distrito Este, República Dominicana';--> statement-breakpoint
-- Whoever subscribed before there was a link to follow was told that the subscription was complete.
UPDATE "newsletter_subscribers" SET "confirmed_at" = "created_at";
