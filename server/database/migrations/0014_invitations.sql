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

ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash") WHERE "invitations"."token_hash" is not null;
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email","id");
CREATE INDEX "invitations_created_at" ON "invitations" USING btree ("created_at","id");
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");
