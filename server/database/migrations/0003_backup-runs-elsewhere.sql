ALTER TABLE "backup_runs" ADD COLUMN "is_elsewhere" boolean DEFAULT false NOT NULL;
ALTER TABLE "backup_runs" ADD COLUMN "undeleted" integer DEFAULT 0 NOT NULL;