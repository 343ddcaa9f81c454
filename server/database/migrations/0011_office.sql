-- schema/*.ts
CREATE INDEX "users_by_name" ON "users" USING btree (es_fold("first_name" || ' ' || "last_name"),"id") WHERE "users"."deleted_at" is null;
CREATE INDEX "users_by_company" ON "users" USING btree (es_fold(coalesce("company", '')),"id") WHERE "users"."deleted_at" is null;
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree (es_fold("name"),"id");
CREATE INDEX "forum_posts_all_by_recent" ON "forum_posts" USING btree ("created_at","id");
CREATE INDEX "forum_posts_all_by_comments" ON "forum_posts" USING btree ("comments_count","id");
