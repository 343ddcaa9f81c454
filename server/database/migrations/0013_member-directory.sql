CREATE TABLE "member_directory" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name_order" text COLLATE "C" NOT NULL,
	"location" varchar(100),
	"skills" varchar(100)[] NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_terms" (
	"term" text COLLATE "C" PRIMARY KEY NOT NULL,
	"label" varchar(100),
	"members" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "member_terms_members" CHECK ("member_terms"."members" >= 0)
);
--> statement-breakpoint
DROP INDEX "connections_requester";--> statement-breakpoint
DROP INDEX "connections_receiver";--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "note" varchar(300);--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_directory" ADD CONSTRAINT "member_directory_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_directory_order" ON "member_directory" USING btree ("name_order","user_id");--> statement-breakpoint
CREATE INDEX "member_directory_terms" ON "member_directory" USING gin ("document");--> statement-breakpoint
CREATE INDEX "member_terms_facets" ON "member_terms" USING btree (left("term", 1),"members") WHERE "member_terms"."label" is not null;--> statement-breakpoint
CREATE INDEX "connections_requester" ON "connections" USING btree ("requester_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "connections_receiver" ON "connections" USING btree ("receiver_id","status","updated_at","id");--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_withdrawn" CHECK ("connections"."withdrawn_at" is null or "connections"."status" = 'rejected');