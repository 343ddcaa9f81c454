CREATE TABLE "account_tokens" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" varchar(254) NOT NULL,
	"replaces" varchar(254),
	"keeps_identities" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_tokens_purpose" CHECK ("account_tokens"."purpose" in ('verify-email', 'change-email', 'reset-password', 'claim-password', 'operator-password', 'undo-email')),
	CONSTRAINT "account_tokens_change" CHECK ("account_tokens"."replaces" is null or "account_tokens"."purpose" = 'change-email')
);

CREATE TABLE "external_identities" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"issuer" varchar(300) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "external_identities_id_unique" UNIQUE("id")
);

CREATE TABLE "known_browsers" (
	"user_id" uuid NOT NULL,
	"browser_hash" varchar(64) NOT NULL,
	"last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_hash_pk" PRIMARY KEY("user_id","browser_hash")
);

CREATE TABLE "sessions" (
	"sid" varchar(64) PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL
);

CREATE TABLE "user_skills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"skill" varchar(100) NOT NULL,
	"level" text DEFAULT 'intermediate' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_skills_once" UNIQUE("user_id","skill"),
	CONSTRAINT "user_skills_level" CHECK ("user_skills"."level" in ('beginner', 'intermediate', 'advanced', 'expert'))
);

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(254) NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"profile_image_url" varchar(500),
	"photo_hash" varchar(64),
	"password" text,
	"company" varchar(100),
	"position" varchar(100),
	"phone" varchar(30),
	"location" varchar(100),
	"website" varchar(300),
	"bio" varchar(500),
	"has_whatsapp" boolean DEFAULT false NOT NULL,
	"email_visibility" text DEFAULT 'members' NOT NULL,
	"phone_visibility" text DEFAULT 'members' NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"auth_provider" text DEFAULT 'local' NOT NULL,
	"suspended_at" timestamp with time zone,
	"suspended_reason" varchar(500),
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_photo" CHECK ("users"."photo_hash" is null or "users"."profile_image_url" like '/api/photos/%'),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('member', 'editor', 'events', 'moderator', 'admin')),
	CONSTRAINT "users_auth_provider" CHECK ("users"."auth_provider" in ('local', 'oidc')),
	CONSTRAINT "users_email_visibility" CHECK ("users"."email_visibility" in ('members', 'connections', 'nobody')),
	CONSTRAINT "users_phone_visibility" CHECK ("users"."phone_visibility" in ('members', 'connections', 'nobody')),
	CONSTRAINT "users_suspended_reason" CHECK ("users"."suspended_reason" is null or "users"."suspended_at" is not null),
	CONSTRAINT "users_deleted_is_closed" CHECK ("users"."deleted_at" is null or "users"."suspended_at" is not null),
	CONSTRAINT "users_local_has_password" CHECK ("users"."auth_provider" <> 'local' or "users"."password" is not null)
);

CREATE TABLE "audit_head" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint NOT NULL,
	"hash" varchar(64) NOT NULL,
	CONSTRAINT "audit_head_single" CHECK ("audit_head"."id" = 1)
);

CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" varchar(210) NOT NULL,
	"action" varchar(60) NOT NULL,
	"target_type" varchar(40) NOT NULL,
	"target_id" text NOT NULL,
	"target_label" varchar(300) NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor_ref" text,
	"position" bigint,
	"previous_hash" varchar(64),
	"hash" varchar(64)
);

CREATE TABLE "contact_departments" (
	"key" text PRIMARY KEY NOT NULL,
	"email" varchar(254),
	"phone" varchar(30),
	CONSTRAINT "contact_departments_key" CHECK ("contact_departments"."key" in ('membership', 'activities')),
	CONSTRAINT "contact_departments_reachable" CHECK (num_nonnulls("contact_departments"."email", "contact_departments"."phone") > 0)
);

CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"name" varchar(100) NOT NULL,
	"email" varchar(254) NOT NULL,
	"phone" varchar(30),
	"company" varchar(100),
	"subject" varchar(50) NOT NULL,
	"project_id" uuid,
	"message" varchar(5000) NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"answer" varchar(5000),
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"note" varchar(2000),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_number_unique" UNIQUE("number"),
	CONSTRAINT "contact_messages_answer" CHECK (("contact_messages"."answer" is null) = ("contact_messages"."answered_at" is null))
);

CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" varchar(120) NOT NULL,
	"slug" varchar(80),
	"position" integer DEFAULT 0 NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_items_kind" CHECK (kind in ('purpose', 'landing', 'firms', 'about', 'leaders', 'history', 'events', 'hours', 'footer', 'service', 'page')),
	CONSTRAINT "content_items_slug" CHECK (("content_items"."slug" is not null) = ("content_items"."kind" in ('service', 'page'))),
	CONSTRAINT "content_items_slug_form" CHECK ("content_items"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "content_items_published" CHECK (("content_items"."published" is null) = ("content_items"."published_at" is null)),
	CONSTRAINT "content_items_shown" CHECK ("content_items"."published" is not null or "content_items"."kind" in ('service', 'page'))
);

CREATE TABLE "content_versions" (
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"was_scheduled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "content_versions_item_id_number_pk" PRIMARY KEY("item_id","number"),
	CONSTRAINT "content_versions_number" CHECK ("content_versions"."number" > 0)
);

CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" varchar(64) NOT NULL,
	"request_hash" varchar(64) NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotency_keys_key" CHECK ("idempotency_keys"."key" <> '')
);

CREATE TABLE "mail_bounces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(254) NOT NULL,
	"reason" varchar(500) NOT NULL,
	"refusals" integer DEFAULT 1 NOT NULL,
	"first_refused_at" timestamp with time zone NOT NULL,
	"last_refused_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"skipped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_bounces_email_unique" UNIQUE("email"),
	CONSTRAINT "mail_bounces_email_lower" CHECK ("mail_bounces"."email" = lower("mail_bounces"."email")),
	CONSTRAINT "mail_bounces_counts" CHECK ("mail_bounces"."refusals" > 0 and "mail_bounces"."skipped" >= 0)
);

CREATE TABLE "mail_holds" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"held_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_holds_single" CHECK ("mail_holds"."id" = 1)
);

CREATE TABLE "rate_limits" (
	"key" varchar(400) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "unconfirmed_mails" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"address_hash" varchar(64) NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unconfirmed_mails_hash" CHECK (length("unconfirmed_mails"."address_hash") = 64)
);

CREATE TABLE "event_groups" (
	"type" text NOT NULL,
	"category" varchar(100) NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "event_groups_type_category_pk" PRIMARY KEY("type","category"),
	CONSTRAINT "event_groups_amount" CHECK ("event_groups"."amount" >= 0)
);

CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid,
	"guest_first_name" varchar(100),
	"guest_last_name" varchar(100),
	"guest_phone" varchar(30),
	"guest_email" varchar(254),
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"attended_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "event_registrations_once" UNIQUE("event_id","user_id"),
	CONSTRAINT "event_registrations_person" CHECK (num_nonnulls("event_registrations"."user_id", "event_registrations"."guest_first_name") = 1
        and num_nonnulls("event_registrations"."guest_first_name", "event_registrations"."guest_last_name") <> 1
        and ("event_registrations"."user_id" is null or num_nonnulls("event_registrations"."guest_phone", "event_registrations"."guest_email") = 0)),
	CONSTRAINT "event_registrations_listed" CHECK (not "event_registrations"."is_listed" or "event_registrations"."user_id" is not null),
	CONSTRAINT "event_registrations_answers" CHECK (jsonb_typeof("event_registrations"."answers") = 'array'),
	CONSTRAINT "event_registrations_status" CHECK ("event_registrations"."status" in ('confirmed', 'waitlisted'))
);

CREATE TABLE "event_speakers" (
	"event_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" varchar(150) NOT NULL,
	"charge" varchar(150) DEFAULT '' NOT NULL,
	"text" varchar(400) DEFAULT '' NOT NULL,
	"image_id" uuid,
	"user_id" uuid,
	CONSTRAINT "event_speakers_event_id_position_pk" PRIMARY KEY("event_id","position"),
	CONSTRAINT "event_speakers_position" CHECK ("event_speakers"."position" between 0 and 11)
);

CREATE TABLE "event_subscribers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" varchar(255) NOT NULL,
	"description" varchar(1000) DEFAULT '' NOT NULL,
	"date" date NOT NULL,
	"time" varchar(8) NOT NULL,
	"duration" varchar(50),
	"location" varchar(255),
	"speakers" text[] DEFAULT '{}' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"category" varchar(100),
	"type" text NOT NULL,
	"status" text DEFAULT 'upcoming' NOT NULL,
	"image_id" uuid,
	"price" varchar(100) DEFAULT 'Gratis' NOT NULL,
	"member_price" integer,
	"registration_required" boolean DEFAULT false NOT NULL,
	"registration_closes_at" timestamp with time zone,
	"online_url" varchar(500),
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"capacity" integer,
	"registered_count" integer DEFAULT 0 NOT NULL,
	"publication" text DEFAULT 'published' NOT NULL,
	"proposed_at" timestamp with time zone,
	"return_reason" varchar(500),
	"cancellation_reason" varchar(500),
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"announced_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_time" CHECK ("events"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "events_type" CHECK ("events"."type" in ('conference', 'workshop', 'roundtable', 'networking', 'seminar')),
	CONSTRAINT "events_status" CHECK ("events"."status" in ('upcoming', 'registration-open', 'completed', 'cancelled')),
	CONSTRAINT "events_member_price" CHECK ("events"."member_price" is null or ("events"."member_price" >= 0 and "events"."price" like 'RD$ %')),
	CONSTRAINT "events_online_url" CHECK ("events"."online_url" ~ '^https://'),
	CONSTRAINT "events_questions" CHECK (jsonb_typeof("events"."questions") = 'array'),
	CONSTRAINT "events_capacity" CHECK ("events"."capacity" > 0),
	CONSTRAINT "events_seats" CHECK ("events"."registered_count" between 0 and coalesce("events"."capacity", 2147483647)),
	CONSTRAINT "events_publication" CHECK ("events"."publication" in ('draft', 'proposed', 'published', 'returned')),
	CONSTRAINT "events_returned_with_reason" CHECK ("events"."publication" <> 'returned' or "events"."return_reason" is not null)
);

CREATE TABLE "login_challenges" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"challenge" varchar(100),
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_challenges_purpose" CHECK ("login_challenges"."purpose" in ('second-factor', 'passkey', 'passkey-sign-in', 'passkey-proof', 'passkey-registration')),
	CONSTRAINT "login_challenges_of_somebody" CHECK ("login_challenges"."purpose" in ('passkey', 'passkey-sign-in') or "login_challenges"."user_id" is not null),
	CONSTRAINT "login_challenges_passkey_signs" CHECK ("login_challenges"."purpose" = 'second-factor' or "login_challenges"."challenge" is not null)
);

CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" varchar(1400) NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" varchar(60) NOT NULL,
	"last_used_at" timestamp with time zone,
	"trusted_since" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_counter" CHECK ("passkeys"."counter" >= 0)
);

CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);

CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" varchar(200) NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_counter" bigint,
	"trusted_since" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

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

CREATE TABLE "forum_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar(100) NOT NULL,
	"slug" varchar(120) NOT NULL,
	"description" varchar(500),
	"color" varchar(7) DEFAULT '#1E293B' NOT NULL,
	"posts_count" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "forum_categories_color" CHECK ("forum_categories"."color" ~ '^#[0-9a-fA-F]{6}$'),
	CONSTRAINT "forum_categories_posts_count" CHECK ("forum_categories"."posts_count" >= 0)
);

CREATE TABLE "forum_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content" varchar(5000) NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"parent_id" uuid,
	"root_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"thread_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);

CREATE TABLE "forum_post_likes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_post_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);

CREATE TABLE "forum_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" varchar(200) NOT NULL,
	"content" varchar(5000) NOT NULL,
	"excerpt" varchar(300),
	"category_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"tombstone_count" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"shares_title" boolean DEFAULT false NOT NULL,
	"last_activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_down_reason" varchar(500),
	"solution_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "forum_posts_likes" CHECK ("forum_posts"."likes" >= 0),
	CONSTRAINT "forum_posts_comments_count" CHECK ("forum_posts"."comments_count" >= 0),
	CONSTRAINT "forum_posts_tombstone_count" CHECK ("forum_posts"."tombstone_count" >= 0)
);

CREATE TABLE "forum_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"post_id" uuid,
	"comment_id" uuid,
	"title" varchar(200) NOT NULL,
	"content" text NOT NULL,
	"author_id" uuid,
	"author_first_name" varchar(100) NOT NULL,
	"author_last_name" varchar(100) NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" varchar(500),
	"status" text DEFAULT 'open' NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"decision_note" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_reports_reason" CHECK ("forum_reports"."reason" in ('spam', 'offensive', 'off-topic', 'other')),
	CONSTRAINT "forum_reports_status" CHECK ("forum_reports"."status" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "forum_reports_decided" CHECK (("forum_reports"."status" = 'open') = ("forum_reports"."resolved_at" is null)),
	CONSTRAINT "forum_reports_subject" CHECK ("forum_reports"."subject" in ('post', 'comment')),
	CONSTRAINT "forum_reports_one_target" CHECK (("forum_reports"."post_id" is null or "forum_reports"."subject" = 'post') and ("forum_reports"."comment_id" is null or "forum_reports"."subject" = 'comment'))
);

CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(254) NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"company" varchar(100),
	"note" varchar(500),
	"invited_by" uuid,
	"token_hash" varchar(64),
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_email_lower" CHECK ("invitations"."email" = lower("invitations"."email")),
	CONSTRAINT "invitations_outcome" CHECK ("invitations"."accepted_at" is null or "invitations"."revoked_at" is null),
	CONSTRAINT "invitations_token_open" CHECK ("invitations"."token_hash" is null or ("invitations"."accepted_at" is null and "invitations"."revoked_at" is null))
);

CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"given" boolean NOT NULL,
	"document" text DEFAULT 'privacy' NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid,
	"subscriber_id" uuid,
	"contact_message_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_purpose" CHECK ("consents"."purpose" in ('registration', 'contact', 'newsletter')),
	CONSTRAINT "consents_document" CHECK ("consents"."document" = 'privacy'),
	CONSTRAINT "consents_whose" CHECK (num_nonnulls("consents"."user_id", "consents"."subscriber_id") = 1),
	CONSTRAINT "consents_subscriber" CHECK (("consents"."purpose" = 'newsletter') = ("consents"."subscriber_id" is not null)),
	CONSTRAINT "consents_withdrawn" CHECK ("consents"."withdrawn_at" is null or "consents"."given")
);

CREATE TABLE "legal_versions" (
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	CONSTRAINT "legal_versions_document_version_pk" PRIMARY KEY("document","version"),
	CONSTRAINT "legal_versions_document" CHECK ("legal_versions"."document" in ('privacy', 'terms', 'cookies')),
	CONSTRAINT "legal_versions_version" CHECK ("legal_versions"."version" > 0)
);

CREATE TABLE "content_images" (
	"item_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "content_images_item_id_media_id_pk" PRIMARY KEY("item_id","media_id")
);

CREATE TABLE "forum_images" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid,
	"comment_id" uuid,
	"position" smallint NOT NULL,
	CONSTRAINT "forum_images_of_post" UNIQUE("post_id","position"),
	CONSTRAINT "forum_images_of_comment" UNIQUE("comment_id","position"),
	CONSTRAINT "forum_images_place" CHECK (num_nonnulls("forum_images"."post_id", "forum_images"."comment_id") = 1),
	CONSTRAINT "forum_images_position" CHECK ("forum_images"."position" between 0 and 3)
);

CREATE TABLE "forum_report_images" (
	"report_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"alt" varchar(300),
	CONSTRAINT "forum_report_images_report_id_media_id_pk" PRIMARY KEY("report_id","media_id")
);

CREATE TABLE "media_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"name" varchar(200) DEFAULT '' NOT NULL,
	"alt" varchar(300) DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"has_avif" boolean DEFAULT false NOT NULL,
	"placeholder" varchar(2000),
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_items_kind" CHECK ("media_items"."kind" in ('photo', 'drawing')),
	CONSTRAINT "media_items_audience" CHECK ("media_items"."audience" in ('public', 'members')),
	CONSTRAINT "media_items_pixels" CHECK ("media_items"."width" > 0 and "media_items"."height" > 0),
	CONSTRAINT "media_items_widths" CHECK (cardinality("media_items"."widths") > 0),
	CONSTRAINT "media_items_focal" CHECK ("media_items"."focal_x" between 0 and 1 and "media_items"."focal_y" between 0 and 1)
);

CREATE TABLE "media_variants" (
	"media_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"hash" varchar(64) NOT NULL,
	CONSTRAINT "media_variants_media_id_width_format_pk" PRIMARY KEY("media_id","width","format"),
	CONSTRAINT "media_variants_format" CHECK ("media_variants"."format" in ('avif', 'webp', 'jpg', 'svg'))
);

CREATE TABLE "contact_reads" (
	"reader_id" uuid NOT NULL,
	"day" date NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "contact_reads_reader_id_day_member_id_pk" PRIMARY KEY("reader_id","day","member_id")
);

CREATE TABLE "member_directory" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name_order" text COLLATE "C" NOT NULL,
	"location" varchar(100),
	"skills" varchar(100)[] NOT NULL,
	"document" "tsvector" NOT NULL
);

CREATE TABLE "member_facets" (
	"term" text COLLATE "C" NOT NULL,
	"name_order" text COLLATE "C" NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "member_facets_term_name_order_user_id_pk" PRIMARY KEY("term","name_order","user_id")
);

CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"author_id" uuid,
	"author_name" varchar(210) NOT NULL,
	"text" varchar(2000) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "member_term_changes" (
	"term" text NOT NULL,
	"label" text,
	"members" integer NOT NULL
);

CREATE TABLE "member_term_counts" (
	"term" text COLLATE "C" PRIMARY KEY NOT NULL,
	"label" varchar(100),
	"members" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "member_term_counts_members" CHECK ("member_term_counts"."members" >= 0)
);

CREATE TABLE "profile_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"profile" jsonb NOT NULL,
	"photo_hash" varchar(64),
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" varchar(500),
	"status" text DEFAULT 'open' NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"decision_note" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_reports_reason" CHECK ("profile_reports"."reason" in ('spam', 'offensive', 'off-topic', 'other')),
	CONSTRAINT "profile_reports_status" CHECK ("profile_reports"."status" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "profile_reports_decided" CHECK (("profile_reports"."status" = 'open') = ("profile_reports"."resolved_at" is null))
);

CREATE TABLE "conversations" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"last_message_id" uuid NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"last_read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "conversations_user_id_other_id_pk" PRIMARY KEY("user_id","other_id"),
	CONSTRAINT "conversations_unread" CHECK ("conversations"."unread" >= 0),
	CONSTRAINT "conversations_not_self" CHECK ("conversations"."user_id" <> "conversations"."other_id")
);

CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid,
	"body" varchar(4000) NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sender_id" uuid,
	"sender_first_name" varchar(100) NOT NULL,
	"sender_last_name" varchar(100) NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" varchar(500),
	"status" text DEFAULT 'open' NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"decision_note" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_reports_reason" CHECK ("message_reports"."reason" in ('spam', 'offensive', 'fraud', 'other')),
	CONSTRAINT "message_reports_status" CHECK ("message_reports"."status" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "message_reports_decided" CHECK (("message_reports"."status" = 'open') = ("message_reports"."resolved_at" is null))
);

CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"body" varchar(4000) NOT NULL,
	"client_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_not_self" CHECK ("messages"."sender_id" <> "messages"."receiver_id")
);

CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"requester_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"note" varchar(300),
	"withdrawn_at" timestamp with time zone,
	"refused_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connections_not_self" CHECK ("connections"."requester_id" <> "connections"."receiver_id"),
	CONSTRAINT "connections_status" CHECK ("connections"."status" in ('pending', 'accepted', 'rejected', 'blocked')),
	CONSTRAINT "connections_withdrawn" CHECK ("connections"."withdrawn_at" is null or "connections"."status" = 'rejected'),
	CONSTRAINT "connections_refused" CHECK ("connections"."refused_id" is null
        or ("connections"."status" = 'blocked' and "connections"."refused_id" in ("connections"."requester_id", "connections"."receiver_id")))
);

CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" varchar(255) NOT NULL,
	"excerpt" varchar(500) NOT NULL,
	"content" varchar(20000) NOT NULL,
	"category" varchar(100),
	"date" date NOT NULL,
	"read_minutes" integer GENERATED ALWAYS AS (greatest(1, round(array_length(regexp_split_to_array(content, '\s+'), 1) / 200.0))) STORED NOT NULL,
	"image_id" uuid,
	"featured" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_scheduled_draft" CHECK ("news"."publish_at" is null or not "news"."is_published")
);

CREATE TABLE "newsletter_deliveries" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"lease_token" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" varchar(500),
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_deliveries_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" in ('pending', 'claimed', 'sending', 'sent', 'unacknowledged', 'failed', 'skipped', 'paused')),
	CONSTRAINT "newsletter_deliveries_lease" CHECK (("newsletter_deliveries"."state" in ('claimed', 'sending')) = ("newsletter_deliveries"."lease_token" is not null))
);

CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" varchar(150) NOT NULL,
	"intro" varchar(3000) DEFAULT '' NOT NULL,
	"news_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"event_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"image_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"sending_since" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_state" CHECK ("newsletter_issues"."state" in ('draft', 'sending', 'sent')),
	CONSTRAINT "newsletter_issues_content" CHECK (("newsletter_issues"."state" = 'draft') = ("newsletter_issues"."content" is null))
);

CREATE TABLE "newsletter_leases" (
	"issue_id" uuid PRIMARY KEY NOT NULL,
	"token" uuid NOT NULL,
	"owner" varchar(100) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(254) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscribers_email_lower" CHECK ("newsletter_subscribers"."email" = lower("newsletter_subscribers"."email"))
);

CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"group" text NOT NULL,
	"site" boolean NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_group_pk" PRIMARY KEY("user_id","group"),
	CONSTRAINT "notification_preferences_group" CHECK ("notification_preferences"."group" in ('events', 'network', 'messages', 'forum', 'system'))
);

CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"about_id" uuid,
	"kind" varchar(40) NOT NULL,
	"title" varchar(200) NOT NULL,
	"body" varchar(1000) NOT NULL,
	"href" varchar(300),
	"group_key" varchar(100),
	"count" integer DEFAULT 1 NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_count" CHECK ("notifications"."count" > 0)
);

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

CREATE TABLE "project_participants" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"note" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_participants_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);

CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" varchar(200) NOT NULL,
	"description" varchar(2000) NOT NULL,
	"long_description" varchar(10000),
	"category" text NOT NULL,
	"status" text DEFAULT 'planning' NOT NULL,
	"timeline" varchar(100),
	"image_url" varchar(500),
	"image_id" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_category" CHECK ("projects"."category" in ('infrastructure', 'education', 'events', 'technology', 'sustainability')),
	CONSTRAINT "projects_status" CHECK ("projects"."status" in ('planning', 'in-progress', 'completed', 'on-hold'))
);

CREATE TABLE "forum_post_documents" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"document" "tsvector" NOT NULL
);

CREATE TABLE "search_misses" (
	"words" varchar(100) NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_day_words_pk" PRIMARY KEY("day","words"),
	CONSTRAINT "search_misses_words" CHECK ("search_misses"."words" <> ''),
	CONSTRAINT "search_misses_count" CHECK ("search_misses"."count" > 0)
);

CREATE TABLE "search_vocabulary" (
	"word" varchar(30) PRIMARY KEY NOT NULL,
	"stem" varchar(40) NOT NULL,
	"frequency_rank" serial NOT NULL
);

CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"kind" varchar(40) NOT NULL,
	"network" varchar(50),
	"detail" varchar(100)
);

CREATE TABLE "site_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"site_name" varchar(100) DEFAULT 'Consejo de Desarrollo Empresarial del Este' NOT NULL,
	"site_description" varchar(300) DEFAULT 'La comunidad de los empresarios del Este: noticias, eventos, foro y proyectos para hacer crecer tu negocio.' NOT NULL,
	"hero_title" varchar(150) DEFAULT 'Impulsamos el desarrollo empresarial del Este' NOT NULL,
	"hero_subtitle" varchar(300) DEFAULT 'Conectamos a los dueños de pequeñas y medianas empresas del Este para compartir oportunidades, aprender juntos y hacer negocios.' NOT NULL,
	"hero_image_id" uuid,
	"district" varchar(100) DEFAULT 'Distrito Este' NOT NULL,
	"contact_email" varchar(254) DEFAULT '' NOT NULL,
	"contact_phone" varchar(30) DEFAULT '' NOT NULL,
	"address" varchar(300) DEFAULT '' NOT NULL,
	"enable_newsletter" boolean DEFAULT true NOT NULL,
	"enable_forum" boolean DEFAULT true NOT NULL,
	"enable_projects" boolean DEFAULT true NOT NULL,
	"primary_color" varchar(7) DEFAULT '#1E293B' NOT NULL,
	"secondary_color" varchar(7) DEFAULT '#3B82F6' NOT NULL,
	"logo_id" uuid,
	"logo_dark_id" uuid,
	"facebook_url" varchar(300),
	"instagram_url" varchar(300),
	"linkedin_url" varchar(300),
	"x_url" varchar(300),
	"youtube_url" varchar(300),
	"map_url" varchar(500),
	"require_admin_factor" boolean,
	"require_recent_proof" boolean,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_single" CHECK ("site_settings"."id" = 1),
	CONSTRAINT "site_settings_primary_color" CHECK ("site_settings"."primary_color" ~ '^#[0-9a-fA-F]{6}$'),
	CONSTRAINT "site_settings_secondary_color" CHECK ("site_settings"."secondary_color" ~ '^#[0-9a-fA-F]{6}$')
);

CREATE TABLE "statistics_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statistics_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "users" ADD CONSTRAINT "users_photo_hash_files_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "event_subscribers" ADD CONSTRAINT "event_subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_parent_id_forum_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forum_comments"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "forum_post_likes" ADD CONSTRAINT "forum_post_likes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_post_likes" ADD CONSTRAINT "forum_post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_solution_id_forum_comments_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."forum_comments"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_comment_id_forum_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."forum_comments"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_version" FOREIGN KEY ("document","version") REFERENCES "public"."legal_versions"("document","version") ON DELETE no action ON UPDATE no action;
ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "forum_images" ADD CONSTRAINT "forum_images_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "forum_images" ADD CONSTRAINT "forum_images_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_images" ADD CONSTRAINT "forum_images_comment_id_forum_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."forum_comments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_report_images" ADD CONSTRAINT "forum_report_images_report_id_forum_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."forum_reports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_report_images" ADD CONSTRAINT "forum_report_images_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "media_variants" ADD CONSTRAINT "media_variants_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "media_variants" ADD CONSTRAINT "media_variants_hash_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;
ALTER TABLE "contact_reads" ADD CONSTRAINT "contact_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contact_reads" ADD CONSTRAINT "contact_reads_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "member_directory" ADD CONSTRAINT "member_directory_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "member_facets" ADD CONSTRAINT "member_facets_user_id_member_directory_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member_directory"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "profile_reports" ADD CONSTRAINT "profile_reports_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "profile_reports" ADD CONSTRAINT "profile_reports_photo_hash_files_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."files"("hash") ON DELETE no action ON UPDATE no action;
ALTER TABLE "profile_reports" ADD CONSTRAINT "profile_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "profile_reports" ADD CONSTRAINT "profile_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_last_message_id_messages_id_fk" FOREIGN KEY ("last_message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "connections" ADD CONSTRAINT "connections_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "connections" ADD CONSTRAINT "connections_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "newsletter_leases" ADD CONSTRAINT "newsletter_leases_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_participants" ADD CONSTRAINT "project_participants_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_participants" ADD CONSTRAINT "project_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "forum_post_documents" ADD CONSTRAINT "forum_post_documents_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_post_documents" ADD CONSTRAINT "forum_post_documents_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_hero_image_id_media_items_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_items_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_dark_id_media_items_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media_items"("id") ON DELETE restrict ON UPDATE no action;
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id","purpose");
CREATE INDEX "account_tokens_undo" ON "account_tokens" USING btree ("email") WHERE "account_tokens"."purpose" = 'undo-email';
CREATE INDEX "account_tokens_expires_at" ON "account_tokens" USING btree ("expires_at");
CREATE INDEX "external_identities_user" ON "external_identities" USING btree ("user_id");
CREATE INDEX "known_browsers_last_sign_in_at" ON "known_browsers" USING btree ("last_sign_in_at");
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");
CREATE INDEX "sessions_user" ON "sessions" USING btree (("sess" ->> 'userId'));
CREATE INDEX "user_skills_skill" ON "user_skills" USING btree ("skill");
CREATE INDEX "users_by_name" ON "users" USING btree (es_fold("first_name" || ' ' || "last_name"),"id") WHERE "users"."deleted_at" is null;
CREATE INDEX "users_by_company" ON "users" USING btree (es_fold(coalesce("company", '')),"id") WHERE "users"."deleted_at" is null;
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at") WHERE "users"."deleted_at" is null;
CREATE UNIQUE INDEX "users_photo_url" ON "users" USING btree ("profile_image_url") WHERE "users"."photo_hash" is not null;
CREATE INDEX "users_photo_hash" ON "users" USING btree ("photo_hash") WHERE "users"."photo_hash" is not null;
CREATE INDEX "users_office" ON "users" USING btree ("role","id") WHERE "users"."role" <> 'member';
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE "users"."suspended_at" is not null and "users"."deleted_at" is null;
CREATE INDEX "users_lookup" ON "users" USING gin (user_search_terms("first_name", "last_name", "email")) WITH (fastupdate=off);
CREATE UNIQUE INDEX "audit_log_position" ON "audit_log" USING btree ("position");
CREATE INDEX "audit_log_recent" ON "audit_log" USING btree ("at","id");
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_id","at","id");
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");
CREATE INDEX "contact_messages_inbox" ON "contact_messages" USING btree ("is_read","created_at" DESC NULLS FIRST,"id");
CREATE INDEX "contact_messages_by_subject" ON "contact_messages" USING btree ("subject","is_read","created_at" DESC NULLS FIRST,"id");
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree (es_fold("name"),"id");
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");
CREATE INDEX "contact_messages_project" ON "contact_messages" USING btree ("project_id");
CREATE INDEX "contact_messages_answered_by" ON "contact_messages" USING btree ("answered_by");
CREATE UNIQUE INDEX "content_items_block" ON "content_items" USING btree ("kind") WHERE "content_items"."slug" is null;
CREATE UNIQUE INDEX "content_items_address" ON "content_items" USING btree ("kind","slug");
CREATE INDEX "content_items_list" ON "content_items" USING btree ("position","name","id");
CREATE INDEX "content_items_due" ON "content_items" USING btree ("publish_at") WHERE "content_items"."publish_at" is not null;
CREATE INDEX "content_versions_published_by" ON "content_versions" USING btree ("published_by");
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");
CREATE INDEX "mail_bounces_paused" ON "mail_bounces" USING btree ("paused_at" DESC NULLS FIRST,"id") WHERE "mail_bounces"."paused_at" is not null;
CREATE INDEX "mail_bounces_last_refused" ON "mail_bounces" USING btree ("last_refused_at");
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");
CREATE INDEX "unconfirmed_mails_address" ON "unconfirmed_mails" USING btree ("address_hash","sent_at");
CREATE INDEX "unconfirmed_mails_sent_at" ON "unconfirmed_mails" USING btree ("sent_at");
CREATE UNIQUE INDEX "event_registrations_guest_once" ON "event_registrations" USING btree ("event_id","guest_email");
CREATE INDEX "event_registrations_queue" ON "event_registrations" USING btree ("event_id","status","registered_at","id");
CREATE INDEX "event_registrations_listed" ON "event_registrations" USING btree ("event_id","registered_at","id") WHERE "event_registrations"."is_listed" and "event_registrations"."status" = 'confirmed';
CREATE INDEX "event_registrations_attended" ON "event_registrations" USING btree ("user_id","event_id") WHERE "event_registrations"."attended_at" is not null;
CREATE INDEX "event_registrations_user" ON "event_registrations" USING btree ("user_id");
CREATE INDEX "event_registrations_recent" ON "event_registrations" USING btree ("registered_at");
CREATE INDEX "event_speakers_image" ON "event_speakers" USING btree ("image_id") WHERE "event_speakers"."image_id" is not null;
CREATE INDEX "event_speakers_user" ON "event_speakers" USING btree ("user_id") WHERE "event_speakers"."user_id" is not null;
CREATE INDEX "events_image" ON "events" USING btree ("image_id") WHERE "events"."image_id" is not null;
CREATE INDEX "events_by_date" ON "events" USING btree ("date","time","id");
CREATE INDEX "events_published_by_date" ON "events" USING btree ("date","time","id","status") WHERE "events"."publication" = 'published';
CREATE INDEX "events_by_type" ON "events" USING btree ("type","date");
CREATE INDEX "events_by_category" ON "events" USING btree ("category","date");
CREATE INDEX "events_unpublished" ON "events" USING btree ("publication","created_at") WHERE "events"."publication" <> 'published';
CREATE INDEX "events_creator" ON "events" USING btree ("created_by");
CREATE INDEX "login_challenges_user" ON "login_challenges" USING btree ("user_id");
CREATE INDEX "login_challenges_expires_at" ON "login_challenges" USING btree ("expires_at");
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at");
CREATE INDEX "files_stored_at" ON "files" USING btree ("stored_at");
CREATE INDEX "forum_comments_thread" ON "forum_comments" USING btree ("post_id","thread_at","root_id","created_at","id");
CREATE INDEX "forum_comments_post" ON "forum_comments" USING btree ("post_id","created_at","id");
CREATE INDEX "forum_comments_author" ON "forum_comments" USING btree ("author_id","created_at");
CREATE INDEX "forum_comments_recent" ON "forum_comments" USING btree ("created_at","id");
CREATE INDEX "forum_comments_live" ON "forum_comments" USING btree ("created_at") WHERE "forum_comments"."deleted_at" is null;
CREATE INDEX "forum_comments_parent" ON "forum_comments" USING btree ("parent_id");
CREATE INDEX "forum_post_likes_user" ON "forum_post_likes" USING btree ("user_id","created_at");
CREATE INDEX "forum_posts_by_recent" ON "forum_posts" USING btree ("is_pinned","created_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_by_likes" ON "forum_posts" USING btree ("is_pinned","likes","created_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_by_comments" ON "forum_posts" USING btree ("is_pinned","comments_count","created_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_by_activity" ON "forum_posts" USING btree ("is_pinned","last_activity_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_category_by_recent" ON "forum_posts" USING btree ("category_id","is_pinned","created_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_category_by_likes" ON "forum_posts" USING btree ("category_id","is_pinned","likes","created_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_category_by_comments" ON "forum_posts" USING btree ("category_id","is_pinned","comments_count","created_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_category_by_activity" ON "forum_posts" USING btree ("category_id","is_pinned","last_activity_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_hidden" ON "forum_posts" USING btree ("created_at","id") WHERE not "forum_posts"."is_published";
CREATE INDEX "forum_posts_all_by_recent" ON "forum_posts" USING btree ("created_at","id");
CREATE INDEX "forum_posts_all_by_comments" ON "forum_posts" USING btree ("comments_count","id");
CREATE INDEX "forum_posts_author" ON "forum_posts" USING btree ("author_id","created_at");
CREATE INDEX "forum_posts_solution" ON "forum_posts" USING btree ("solution_id") WHERE "forum_posts"."solution_id" is not null;
CREATE INDEX "forum_reports_queue" ON "forum_reports" USING btree ("status","created_at","id");
CREATE INDEX "forum_reports_resolved_at" ON "forum_reports" USING btree ("resolved_at");
CREATE INDEX "forum_reports_reporter" ON "forum_reports" USING btree ("reporter_id");
CREATE UNIQUE INDEX "forum_reports_open_post" ON "forum_reports" USING btree ("post_id","reporter_id") WHERE "forum_reports"."status" = 'open';
CREATE UNIQUE INDEX "forum_reports_open_comment" ON "forum_reports" USING btree ("comment_id","reporter_id") WHERE "forum_reports"."status" = 'open';
CREATE INDEX "forum_reports_post" ON "forum_reports" USING btree ("post_id");
CREATE INDEX "forum_reports_comment" ON "forum_reports" USING btree ("comment_id");
CREATE INDEX "forum_reports_author" ON "forum_reports" USING btree ("author_id");
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash") WHERE "invitations"."token_hash" is not null;
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email","id");
CREATE INDEX "invitations_created_at" ON "invitations" USING btree ("created_at","id");
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","created_at","id");
CREATE INDEX "consents_subscriber" ON "consents" USING btree ("subscriber_id","created_at","id");
CREATE INDEX "consents_contact_message" ON "consents" USING btree ("contact_message_id");
CREATE INDEX "legal_versions_published_by" ON "legal_versions" USING btree ("published_by");
CREATE INDEX "content_images_media" ON "content_images" USING btree ("media_id");
CREATE INDEX "forum_report_images_media" ON "forum_report_images" USING btree ("media_id");
CREATE INDEX "media_items_recent" ON "media_items" USING btree ("audience","created_at","id");
CREATE INDEX "media_items_uploaded_by" ON "media_items" USING btree ("uploaded_by");
CREATE INDEX "media_variants_hash" ON "media_variants" USING btree ("hash");
CREATE INDEX "contact_reads_day" ON "contact_reads" USING btree ("day");
CREATE INDEX "contact_reads_member" ON "contact_reads" USING btree ("member_id");
CREATE INDEX "member_directory_order" ON "member_directory" USING btree ("name_order","user_id");
CREATE INDEX "member_directory_terms" ON "member_directory" USING gin ("document") WITH (fastupdate=off);
CREATE INDEX "member_facets_user" ON "member_facets" USING btree ("user_id");
CREATE INDEX "member_notes_member" ON "member_notes" USING btree ("member_id","created_at","id");
CREATE INDEX "member_notes_author" ON "member_notes" USING btree ("author_id");
CREATE INDEX "member_term_counts_facets" ON "member_term_counts" USING btree (left("term", 1),"members") WHERE "member_term_counts"."label" is not null;
CREATE INDEX "profile_reports_queue" ON "profile_reports" USING btree ("status","created_at","id");
CREATE INDEX "profile_reports_resolved_at" ON "profile_reports" USING btree ("resolved_at");
CREATE INDEX "profile_reports_reporter" ON "profile_reports" USING btree ("reporter_id");
CREATE UNIQUE INDEX "profile_reports_open" ON "profile_reports" USING btree ("member_id","reporter_id") WHERE "profile_reports"."status" = 'open';
CREATE INDEX "profile_reports_member" ON "profile_reports" USING btree ("member_id");
CREATE INDEX "profile_reports_photo_hash" ON "profile_reports" USING btree ("photo_hash") WHERE "profile_reports"."photo_hash" is not null;
CREATE INDEX "conversations_recent" ON "conversations" USING btree ("user_id","last_message_at","other_id");
CREATE INDEX "conversations_with_unread" ON "conversations" USING btree ("user_id") WHERE "conversations"."unread" > 0;
CREATE INDEX "conversations_other" ON "conversations" USING btree ("other_id");
CREATE INDEX "conversations_last_message" ON "conversations" USING btree ("last_message_id");
CREATE INDEX "message_reports_queue" ON "message_reports" USING btree ("status","created_at","id");
CREATE INDEX "message_reports_resolved_at" ON "message_reports" USING btree ("resolved_at");
CREATE INDEX "message_reports_reporter" ON "message_reports" USING btree ("reporter_id");
CREATE UNIQUE INDEX "message_reports_open" ON "message_reports" USING btree ("message_id","reporter_id") WHERE "message_reports"."status" = 'open';
CREATE INDEX "message_reports_message" ON "message_reports" USING btree ("message_id");
CREATE INDEX "message_reports_sender" ON "message_reports" USING btree ("sender_id");
CREATE INDEX "messages_conversation" ON "messages" USING btree (least("sender_id", "receiver_id"),greatest("sender_id", "receiver_id"),"created_at","id");
CREATE INDEX "messages_receiver" ON "messages" USING btree ("receiver_id");
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("sender_id","client_id");
CREATE UNIQUE INDEX "connections_pair" ON "connections" USING btree (least("requester_id", "receiver_id"),greatest("requester_id", "receiver_id"));
CREATE INDEX "connections_requester" ON "connections" USING btree ("requester_id","status","updated_at","id");
CREATE INDEX "connections_receiver" ON "connections" USING btree ("receiver_id","status","updated_at","id");
CREATE INDEX "news_image" ON "news" USING btree ("image_id") WHERE "news"."image_id" is not null;
CREATE INDEX "news_due" ON "news" USING btree ("publish_at") WHERE "news"."publish_at" is not null;
CREATE INDEX "news_recent" ON "news" USING btree ("date","id") WHERE "news"."is_published";
CREATE INDEX "news_by_category" ON "news" USING btree ("category","date","id") WHERE "news"."is_published";
CREATE INDEX "newsletter_deliveries_state" ON "newsletter_deliveries" USING btree ("issue_id","state");
CREATE INDEX "newsletter_deliveries_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");
CREATE INDEX "newsletter_deliveries_leased" ON "newsletter_deliveries" USING btree ("issue_id") WHERE "newsletter_deliveries"."lease_token" is not null;
CREATE INDEX "newsletter_issues_recent" ON "newsletter_issues" USING btree ("created_at" DESC NULLS FIRST,"id");
CREATE INDEX "newsletter_issues_image" ON "newsletter_issues" USING btree ("image_id") WHERE "newsletter_issues"."image_id" is not null;
CREATE INDEX "newsletter_issues_created_by" ON "newsletter_issues" USING btree ("created_by");
CREATE INDEX "newsletter_leases_expires_at" ON "newsletter_leases" USING btree ("expires_at");
CREATE INDEX "newsletter_subscribers_created_at" ON "newsletter_subscribers" USING btree ("created_at");
CREATE INDEX "newsletter_subscribers_active" ON "newsletter_subscribers" USING btree ("created_at") WHERE "newsletter_subscribers"."is_active" and "newsletter_subscribers"."confirmed_at" is not null;
CREATE INDEX "notifications_recent" ON "notifications" USING btree ("user_id","created_at","id");
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id");
CREATE INDEX "notifications_page" ON "notifications" USING btree (split_part("href", '#', 1));
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;
CREATE UNIQUE INDEX "notifications_group" ON "notifications" USING btree ("user_id","group_key") WHERE "notifications"."read_at" is null;
CREATE INDEX "account_deletions_pending" ON "account_deletions" USING btree ("deleted_at") WHERE "account_deletions"."journaled_at" is null;
CREATE INDEX "backup_runs_started_at" ON "backup_runs" USING btree ("started_at");
CREATE INDEX "project_participants_user" ON "project_participants" USING btree ("user_id");
CREATE INDEX "project_participants_joined" ON "project_participants" USING btree ("project_id","created_at");
CREATE INDEX "projects_image" ON "projects" USING btree ("image_id") WHERE "projects"."image_id" is not null;
CREATE INDEX "projects_recent" ON "projects" USING btree ("created_at","id") WHERE "projects"."is_published";
CREATE INDEX "projects_by_category" ON "projects" USING btree ("category","created_at","id") WHERE "projects"."is_published";
CREATE INDEX "forum_post_documents_words" ON "forum_post_documents" USING gin ("document") WITH (fastupdate=off);
CREATE INDEX "forum_post_documents_recent" ON "forum_post_documents" USING btree ("created_at","post_id");
CREATE INDEX "forum_post_documents_category" ON "forum_post_documents" USING btree ("category_id","created_at","post_id");
CREATE INDEX "search_vocabulary_bytes" ON "search_vocabulary" USING btree ("word" collate "C");
CREATE INDEX "search_vocabulary_prefix_1" ON "search_vocabulary" USING btree (left("word", 1),"frequency_rank");
CREATE INDEX "search_vocabulary_prefix_2" ON "search_vocabulary" USING btree (left("word", 2),"frequency_rank");
CREATE INDEX "search_vocabulary_prefix_3" ON "search_vocabulary" USING btree (left("word", 3),"frequency_rank");
CREATE INDEX "search_vocabulary_stem" ON "search_vocabulary" USING btree ("stem","word");
CREATE INDEX "security_events_recent" ON "security_events" USING btree ("at","id");
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at","id");
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at","id");
CREATE INDEX "statistics_revisions_at" ON "statistics_revisions" USING btree ("at");