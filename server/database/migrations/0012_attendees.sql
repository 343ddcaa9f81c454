-- schema/*.ts
ALTER TABLE "event_registrations" ALTER COLUMN "user_id" DROP NOT NULL;
ALTER TABLE "event_registrations" ADD COLUMN "guest_first_name" varchar(100);
ALTER TABLE "event_registrations" ADD COLUMN "guest_last_name" varchar(100);
ALTER TABLE "event_registrations" ADD COLUMN "guest_phone" varchar(30);
ALTER TABLE "event_registrations" ADD COLUMN "guest_email" varchar(254);
ALTER TABLE "event_registrations" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "events" ADD COLUMN "member_price" integer;
ALTER TABLE "events" ADD COLUMN "guest_price" integer;
ALTER TABLE "events" ADD COLUMN "registration_closes_at" timestamp with time zone;
ALTER TABLE "events" ADD COLUMN "online_url" varchar(500);
ALTER TABLE "events" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;
CREATE UNIQUE INDEX "event_registrations_guest_once" ON "event_registrations" USING btree ("event_id","guest_email");
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_person" CHECK (num_nonnulls("event_registrations"."user_id", "event_registrations"."guest_first_name") = 1
        and num_nonnulls("event_registrations"."guest_first_name", "event_registrations"."guest_last_name") <> 1
        and ("event_registrations"."user_id" is null or num_nonnulls("event_registrations"."guest_phone", "event_registrations"."guest_email") = 0));
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_answers" CHECK (jsonb_typeof("event_registrations"."answers") = 'array');
ALTER TABLE "events" ADD CONSTRAINT "events_prices" CHECK ("events"."member_price" >= 0 and "events"."guest_price" >= 0);
ALTER TABLE "events" ADD CONSTRAINT "events_online_url" CHECK ("events"."online_url" ~ '^https://');
ALTER TABLE "events" ADD CONSTRAINT "events_questions" CHECK (jsonb_typeof("events"."questions") = 'array');
