CREATE TABLE "report_images" (
	"report_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"alt" varchar(300),
	CONSTRAINT "report_images_report_id_media_id_pk" PRIMARY KEY("report_id","media_id")
);

CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"author_id" uuid,
	"snapshot" jsonb NOT NULL,
	"photo_hash" varchar(64),
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" varchar(500),
	"status" text DEFAULT 'open' NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"decision_note" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('post', 'comment', 'message', 'profile')),
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('spam', 'offensive', 'other')
        or "reports"."reason" = case "reports"."kind" when 'message' then 'fraud' else 'off-topic' end),
	CONSTRAINT "reports_status" CHECK ("reports"."status" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "reports_decided" CHECK (("reports"."status" = 'open') = ("reports"."resolved_at" is null))
);

ALTER TABLE "report_images" ADD CONSTRAINT "report_images_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "report_images" ADD CONSTRAINT "report_images_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "reports" ADD CONSTRAINT "reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "reports" ADD CONSTRAINT "reports_photo_hash_files_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "report_images_media" ON "report_images" USING btree ("media_id");
CREATE UNIQUE INDEX "reports_open" ON "reports" USING btree ("subject_id","kind","reporter_id") WHERE "reports"."status" = 'open';
CREATE INDEX "reports_queue" ON "reports" USING btree ("status","created_at","id");
CREATE INDEX "reports_resolved_at" ON "reports" USING btree ("resolved_at");
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");
CREATE INDEX "reports_author" ON "reports" USING btree ("author_id");
CREATE INDEX "reports_photo_hash" ON "reports" USING btree ("photo_hash") WHERE "reports"."photo_hash" is not null;