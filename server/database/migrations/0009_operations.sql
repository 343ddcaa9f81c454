-- schema/*.ts
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"journaled_at" timestamp with time zone
);

CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"machine" varchar(255) NOT NULL,
	"file" varchar(255),
	"bytes" bigint,
	"error" varchar(500),
	CONSTRAINT "backup_runs_outcome" CHECK ("backup_runs"."file" is null or "backup_runs"."error" is null)
);

CREATE TABLE "maintenance_modes" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" varchar(300) NOT NULL,
	CONSTRAINT "maintenance_modes_single" CHECK ("maintenance_modes"."id" = 1)
);

CREATE TABLE "status_alerts" (
	"kind" varchar(300) PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);

CREATE INDEX "account_deletions_pending" ON "account_deletions" USING btree ("deleted_at") WHERE "account_deletions"."journaled_at" is null;
CREATE INDEX "backup_runs_started_at" ON "backup_runs" USING btree ("started_at");
