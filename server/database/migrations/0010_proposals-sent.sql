ALTER TABLE "events" ADD COLUMN "proposed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "events" SET "proposed_at" = "created_at"
  WHERE "publication" IN ('proposed', 'returned')
    OR "created_by" IN (SELECT "id" FROM "users" WHERE "role" <> 'admin');
