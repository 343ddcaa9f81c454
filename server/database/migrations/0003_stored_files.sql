-- schema/*.ts
CREATE TABLE "files" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"content_type" varchar(100) NOT NULL,
	"byte_size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" "bytea" NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_hash" CHECK ("files"."hash" = encode(sha256("files"."bytes"), 'hex')),
	CONSTRAINT "files_byte_size" CHECK ("files"."byte_size" = octet_length("files"."bytes") and "files"."byte_size" > 0),
	CONSTRAINT "files_pixels" CHECK (("files"."width" is null) = ("files"."height" is null))
);

ALTER TABLE "users" ADD COLUMN "photo_hash" varchar(64);
ALTER TABLE "profile_reports" ADD COLUMN "photo_hash" varchar(64);
CREATE INDEX "files_stored_at" ON "files" USING btree ("stored_at");
ALTER TABLE "users" ADD CONSTRAINT "users_photo_hash_files_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;
ALTER TABLE "profile_reports" ADD CONSTRAINT "profile_reports_photo_hash_files_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "users_photo_url" ON "users" USING btree ("profile_image_url") WHERE "users"."photo_hash" is not null;
CREATE INDEX "users_photo_hash" ON "users" USING btree ("photo_hash") WHERE "users"."photo_hash" is not null;
CREATE INDEX "profile_reports_photo_hash" ON "profile_reports" USING btree ("photo_hash") WHERE "profile_reports"."photo_hash" is not null;
ALTER TABLE "users" ADD CONSTRAINT "users_photo" CHECK ("users"."photo_hash" is null or "users"."profile_image_url" like '/api/photos/%');

-- schema/files.sql
-- Uncompressed and out of line: pictures do not get smaller, and a part can be read without the rest.
ALTER TABLE files ALTER COLUMN bytes SET STORAGE EXTERNAL;
