-- schema/*.ts
CREATE TABLE "mail_holds" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"held_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_holds_single" CHECK ("mail_holds"."id" = 1)
);
