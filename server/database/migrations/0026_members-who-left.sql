DROP INDEX "users_created_at";--> statement-breakpoint
DROP INDEX "users_suspended";--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE "users"."suspended_at" is not null and "users"."deleted_at" is null;