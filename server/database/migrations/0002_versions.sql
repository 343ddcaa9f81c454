-- schema/*.ts
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "newsletter_issues" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "site_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
