ALTER TABLE "connections" ADD COLUMN "refused_id" uuid;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_refused" CHECK ("connections"."refused_id" is null
        or ("connections"."status" = 'blocked' and "connections"."refused_id" in ("connections"."requester_id", "connections"."receiver_id")));