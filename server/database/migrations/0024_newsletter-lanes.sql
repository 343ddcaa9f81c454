ALTER TABLE "newsletter_deliveries" DROP CONSTRAINT "newsletter_deliveries_state";--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" DROP CONSTRAINT "newsletter_deliveries_lane";--> statement-breakpoint
UPDATE "newsletter_deliveries" SET "state" = 'unacknowledged', "lane" = NULL WHERE "state" = 'handed';--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" in ('pending', 'claimed', 'sent', 'unacknowledged', 'failed', 'skipped'));--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_lane" CHECK (("newsletter_deliveries"."state" = 'claimed') = ("newsletter_deliveries"."lane" is not null));