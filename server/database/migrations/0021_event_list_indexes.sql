-- schema/*.ts
CREATE INDEX "events_published_groups" ON "events" USING btree ("type","category") WHERE "events"."publication" = 'published';
CREATE INDEX "events_published_by_date" ON "events" USING btree ("date","time","id","status") WHERE "events"."publication" = 'published';
