-- schema/*.ts
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(254) NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"company" varchar(100),
	"note" varchar(500),
	"invited_by" uuid,
	"token_hash" varchar(64),
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_email_lower" CHECK ("invitations"."email" = lower("invitations"."email")),
	CONSTRAINT "invitations_outcome" CHECK ("invitations"."accepted_at" is null or "invitations"."revoked_at" is null),
	CONSTRAINT "invitations_token_open" CHECK ("invitations"."token_hash" is null or ("invitations"."accepted_at" is null and "invitations"."revoked_at" is null))
);

CREATE TABLE "forum_report_images" (
	"report_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "forum_report_images_report_id_media_id_pk" PRIMARY KEY("report_id","media_id")
);

ALTER TABLE "newsletter_issues" ADD COLUMN "image_id" uuid;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "forum_report_images" ADD CONSTRAINT "forum_report_images_report_id_forum_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."forum_reports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_report_images" ADD CONSTRAINT "forum_report_images_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash") WHERE "invitations"."token_hash" is not null;
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email","id");
CREATE INDEX "invitations_created_at" ON "invitations" USING btree ("created_at","id");
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");
CREATE INDEX "forum_report_images_media" ON "forum_report_images" USING btree ("media_id");
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
CREATE INDEX "newsletter_issues_image" ON "newsletter_issues" USING btree ("image_id") WHERE "newsletter_issues"."image_id" is not null;
