CREATE TABLE "unconfirmed_mails" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"address_hash" varchar(64) NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unconfirmed_mails_hash" CHECK (length("unconfirmed_mails"."address_hash") = 64)
);
--> statement-breakpoint
CREATE TABLE "contact_reads" (
	"reader_id" uuid NOT NULL,
	"day" date NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "contact_reads_reader_id_day_member_id_pk" PRIMARY KEY("reader_id","day","member_id")
);
--> statement-breakpoint
ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_purpose";--> statement-breakpoint
ALTER TABLE "contact_reads" ADD CONSTRAINT "contact_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reads" ADD CONSTRAINT "contact_reads_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unconfirmed_mails_address" ON "unconfirmed_mails" USING btree ("address_hash","sent_at");--> statement-breakpoint
CREATE INDEX "unconfirmed_mails_sent_at" ON "unconfirmed_mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "contact_reads_day" ON "contact_reads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "contact_reads_member" ON "contact_reads" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_purpose" CHECK ("account_tokens"."purpose" in ('verify-email', 'reset-password', 'change-email', 'undo-email'));