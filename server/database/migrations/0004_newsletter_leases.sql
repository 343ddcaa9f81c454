-- schema/*.ts
CREATE TABLE "newsletter_leases" (
	"issue_id" uuid PRIMARY KEY NOT NULL,
	"token" uuid NOT NULL,
	"owner" varchar(100) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

ALTER TABLE "newsletter_deliveries" DROP CONSTRAINT "newsletter_deliveries_lane";
ALTER TABLE "newsletter_deliveries" DROP CONSTRAINT "newsletter_deliveries_state";
-- Of a sender that was killed: whether they arrived is in a journal that is not read any more.
UPDATE "newsletter_deliveries" SET "state" = 'unacknowledged', "problem" = 'El envío se interrumpió antes de recibir la confirmación.' WHERE "state" = 'claimed';
DROP INDEX "newsletter_deliveries_lanes";
ALTER TABLE "newsletter_deliveries" ADD COLUMN "lease_token" uuid;
ALTER TABLE "newsletter_leases" ADD CONSTRAINT "newsletter_leases_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "newsletter_leases_expires_at" ON "newsletter_leases" USING btree ("expires_at");
CREATE INDEX "newsletter_deliveries_leased" ON "newsletter_deliveries" USING btree ("issue_id") WHERE "newsletter_deliveries"."lease_token" is not null;
ALTER TABLE "newsletter_deliveries" DROP COLUMN "lane";
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_lease" CHECK (("newsletter_deliveries"."state" in ('claimed', 'sending')) = ("newsletter_deliveries"."lease_token" is not null));
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" in ('pending', 'claimed', 'sending', 'sent', 'unacknowledged', 'failed', 'skipped'));
