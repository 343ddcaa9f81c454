-- schema/*.ts
ALTER TABLE "users" DROP CONSTRAINT "users_role";
DROP INDEX "users_admins";
CREATE INDEX "users_office" ON "users" USING btree ("role","id") WHERE "users"."role" <> 'member';
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('member', 'editor', 'events', 'moderator', 'admin'));
