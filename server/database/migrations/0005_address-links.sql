CREATE TABLE "address_links" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"email" varchar(254) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "address_links_email" ON "address_links" USING btree ("email");
CREATE INDEX "address_links_expires_at" ON "address_links" USING btree ("expires_at");