CREATE TABLE "unlinked_identities" (
	"issuer" varchar(300) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unlinked_identities_issuer_subject_user_id_pk" PRIMARY KEY("issuer","subject","user_id")
);

ALTER TABLE "unconfirmed_mails" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;
ALTER TABLE "unlinked_identities" ADD CONSTRAINT "unlinked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "unlinked_identities_user" ON "unlinked_identities" USING btree ("user_id");
ALTER TABLE "unconfirmed_mails" ADD CONSTRAINT "unconfirmed_mails_kind" CHECK ("unconfirmed_mails"."kind" in ('password', 'invitation', 'notice', 'other'));