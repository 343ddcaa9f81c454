-- schema/functions.sql
-- Pure text functions, applied before the tables: indexes and generated columns are built on them. Replacing one does not
-- rebuild what was stored with it; a migration that changes a result also rewrites those columns and reindexes.

-- A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Lower case, no accents, only letters and digits. Without the last, the parser takes "compra/venta" for a file,
-- "<b>" for markup and "uno.dos" for a host, and their words are not found. Bodies in SQL-standard form: they are
-- bound when they are created, so that a backup restores whatever its search path.
CREATE OR REPLACE FUNCTION es_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(
    lower(unaccent('unaccent'::regdictionary, value) COLLATE "C") COLLATE "default", '[^[:alnum:]]+', ' ', 'g');

-- What the Spanish stemmer needs once accents are gone. It knows "-ción" only with its accent; it keeps the plural of
-- short words that begin with a vowel (obras, años, usos); and it does not know that luces are more than one luz.
CREATE OR REPLACE FUNCTION es_endings(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(regexp_replace(folded,
    '([cs])ion\M', '\1ión', 'g'),
    '\m([aeiou][^aeiou ]+[aeo])s\M', '\1', 'g'),
    'z\M', 'c', 'g');

CREATE OR REPLACE FUNCTION es_norm(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN es_endings(es_fold(value));

-- The words that have an ñ, with it: es_norm makes "año" and "ano" one, and the exact one is to come first.
CREATE OR REPLACE FUNCTION es_enye(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN value ~* U&'\00F1|n\0303' THEN es_endings(translate((
    SELECT coalesce(string_agg(lower(word[1]), ' '), '')
    FROM regexp_matches(
      replace(replace(value, U&'n\0303', 'ñ'), U&'N\0303', 'ñ'), '[[:alpha:]]*ñ[[:alpha:]]*', 'gi') AS word
  ), 'áéíóúü', 'aeiouu')) ELSE '' END;

CREATE OR REPLACE FUNCTION es_document(title text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('spanish', es_norm(coalesce(title, ''))), 'A')
      || setweight(to_tsvector('spanish', es_norm(coalesce(body, ''))), 'B')
      || setweight(to_tsvector('spanish', es_enye(coalesce(title, '') || ' ' || coalesce(body, ''))), 'D');

-- es_norm, one character for each character of the text: offsets in one are offsets in the other.
CREATE OR REPLACE FUNCTION es_norm_aligned(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(translate(value,
      'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇç',
      'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuNnCc') COLLATE "C") COLLATE "default",
    '[^[:alnum:]]', ' ', 'g'),
    '([cs])ion\M', '\1ión', 'g'),
    '\m([aeiou][^aeiou ]+[aeo])s\M', '\1 ', 'g'),
    'z\M', 'c', 'g');

-- Highlights: the masked text with the matches of the query between < and >, which the mask has none of.
CREATE OR REPLACE FUNCTION es_highlight(value text, query tsquery) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ts_headline('spanish', es_norm_aligned(value), query, 'HighlightAll=true, StartSel=<, StopSel=>');

-- array_to_string is not immutable for arrays of any type; for texts it is.
CREATE OR REPLACE FUNCTION es_list(value text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(array_to_string(value, ' '), '');

-- Sort key of the Spanish alphabet: accents and capitals make no difference, and ñ is a letter of its own after n, which
-- the ω says in bytes, since it comes after z.
CREATE OR REPLACE FUNCTION es_order(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(es_fold(regexp_replace(normalize(value), '[ñÑ]', 'nω', 'g')));

-- The words of a person's name and address, unstemmed, for the administrators' search.
CREATE OR REPLACE FUNCTION user_search_terms(first_name text, last_name text, email text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
  RETURN array_to_tsvector(string_to_array(btrim(es_fold(first_name || ' ' || last_name || ' ' || email)), ' '));

-- schema/*.ts
CREATE TABLE "account_tokens" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" varchar(254) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_tokens_purpose" CHECK ("account_tokens"."purpose" in ('verify-email', 'reset-password', 'change-email', 'undo-email'))
);

CREATE TABLE "external_identities" (
	"issuer" varchar(300) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
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
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('member', 'admin')),
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
	"email" varchar(254) NOT NULL,
	"phone" varchar(30) NOT NULL,
	CONSTRAINT "contact_departments_key" CHECK ("contact_departments"."key" in ('membership', 'activities'))
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

CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" varchar(64) NOT NULL,
	"request_hash" varchar(64) NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotency_keys_key" CHECK ("idempotency_keys"."key" <> '')
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

CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"attended_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "event_registrations_once" UNIQUE("event_id","user_id"),
	CONSTRAINT "event_registrations_status" CHECK ("event_registrations"."status" in ('confirmed', 'waitlisted'))
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
	"price" varchar(100) DEFAULT 'Gratis' NOT NULL,
	"registration_required" boolean DEFAULT false NOT NULL,
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
	CONSTRAINT "login_challenges_purpose" CHECK ("login_challenges"."purpose" in ('second-factor', 'passkey')),
	CONSTRAINT "login_challenges_second_factor_of_somebody" CHECK ("login_challenges"."purpose" <> 'second-factor' or "login_challenges"."user_id" is not null),
	CONSTRAINT "login_challenges_passkey_signs" CHECK ("login_challenges"."purpose" <> 'passkey' or "login_challenges"."challenge" is not null)
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_reports_reason" CHECK ("forum_reports"."reason" in ('spam', 'offensive', 'off-topic', 'other')),
	CONSTRAINT "forum_reports_status" CHECK ("forum_reports"."status" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "forum_reports_decided" CHECK (("forum_reports"."status" = 'open') = ("forum_reports"."resolved_at" is null)),
	CONSTRAINT "forum_reports_subject" CHECK ("forum_reports"."subject" in ('post', 'comment')),
	CONSTRAINT "forum_reports_one_target" CHECK (("forum_reports"."post_id" is null or "forum_reports"."subject" = 'post') and ("forum_reports"."comment_id" is null or "forum_reports"."subject" = 'comment'))
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
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" varchar(500),
	"status" text DEFAULT 'open' NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
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
	"featured" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "newsletter_deliveries" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"lane" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" varchar(500),
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_deliveries_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" in ('pending', 'claimed', 'sent', 'unacknowledged', 'failed', 'skipped')),
	CONSTRAINT "newsletter_deliveries_lane" CHECK (("newsletter_deliveries"."state" = 'claimed') = ("newsletter_deliveries"."lane" is not null))
);

CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" varchar(150) NOT NULL,
	"intro" varchar(3000) DEFAULT '' NOT NULL,
	"news_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"event_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb,
	"created_by" uuid,
	"sending_since" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_state" CHECK ("newsletter_issues"."state" in ('draft', 'sending', 'sent')),
	CONSTRAINT "newsletter_issues_content" CHECK (("newsletter_issues"."state" = 'draft') = ("newsletter_issues"."content" is null))
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
	"site_description" varchar(300) DEFAULT 'La comunidad de los empresarios del Distrito Este: noticias, eventos, foro y proyectos para hacer crecer tu negocio.' NOT NULL,
	"hero_title" varchar(150) DEFAULT 'Impulsamos el desarrollo empresarial del Este' NOT NULL,
	"hero_subtitle" varchar(300) DEFAULT 'Conectamos a los dueños de pequeñas y medianas empresas del distrito para compartir oportunidades, aprender juntos y hacer negocios.' NOT NULL,
	"district" varchar(100) DEFAULT 'Distrito Este' NOT NULL,
	"contact_email" varchar(254) DEFAULT 'info@consejoeste.example' NOT NULL,
	"contact_phone" varchar(30) DEFAULT '809-555-0100' NOT NULL,
	"address" varchar(300) DEFAULT 'Av. Libertad 45, Edificio Empresarial, 2.º piso, Distrito Este 21000, República Dominicana' NOT NULL,
	"enable_newsletter" boolean DEFAULT true NOT NULL,
	"enable_forum" boolean DEFAULT true NOT NULL,
	"enable_projects" boolean DEFAULT true NOT NULL,
	"primary_color" varchar(7) DEFAULT '#1E293B' NOT NULL,
	"secondary_color" varchar(7) DEFAULT '#3B82F6' NOT NULL,
	"facebook_url" varchar(300),
	"instagram_url" varchar(300),
	"linkedin_url" varchar(300),
	"x_url" varchar(300),
	"youtube_url" varchar(300),
	"map_url" varchar(500),
	"require_admin_factor" boolean,
	"require_recent_proof" boolean,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_single" CHECK ("site_settings"."id" = 1),
	CONSTRAINT "site_settings_primary_color" CHECK ("site_settings"."primary_color" ~ '^#[0-9a-fA-F]{6}$'),
	CONSTRAINT "site_settings_secondary_color" CHECK ("site_settings"."secondary_color" ~ '^#[0-9a-fA-F]{6}$')
);

ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_subscribers" ADD CONSTRAINT "event_subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_version" FOREIGN KEY ("document","version") REFERENCES "public"."legal_versions"("document","version") ON DELETE no action ON UPDATE no action;
ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_reads" ADD CONSTRAINT "contact_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contact_reads" ADD CONSTRAINT "contact_reads_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "member_directory" ADD CONSTRAINT "member_directory_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "member_facets" ADD CONSTRAINT "member_facets_user_id_member_directory_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member_directory"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "profile_reports" ADD CONSTRAINT "profile_reports_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_participants" ADD CONSTRAINT "project_participants_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_participants" ADD CONSTRAINT "project_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_post_documents" ADD CONSTRAINT "forum_post_documents_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_post_documents" ADD CONSTRAINT "forum_post_documents_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id","purpose");
CREATE INDEX "account_tokens_expires_at" ON "account_tokens" USING btree ("expires_at");
CREATE INDEX "external_identities_user" ON "external_identities" USING btree ("user_id");
CREATE INDEX "known_browsers_last_sign_in_at" ON "known_browsers" USING btree ("last_sign_in_at");
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");
CREATE INDEX "sessions_user" ON "sessions" USING btree (("sess" ->> 'userId'));
CREATE INDEX "user_skills_skill" ON "user_skills" USING btree ("skill");
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at") WHERE "users"."deleted_at" is null;
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE "users"."suspended_at" is not null and "users"."deleted_at" is null;
CREATE INDEX "users_lookup" ON "users" USING gin (user_search_terms("first_name", "last_name", "email")) WITH (fastupdate=off);
CREATE UNIQUE INDEX "audit_log_position" ON "audit_log" USING btree ("position");
CREATE INDEX "audit_log_recent" ON "audit_log" USING btree ("at","id");
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");
CREATE INDEX "contact_messages_inbox" ON "contact_messages" USING btree ("is_read","created_at" DESC NULLS FIRST,"id");
CREATE INDEX "contact_messages_by_subject" ON "contact_messages" USING btree ("subject","is_read","created_at" DESC NULLS FIRST,"id");
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");
CREATE INDEX "contact_messages_project" ON "contact_messages" USING btree ("project_id");
CREATE INDEX "contact_messages_answered_by" ON "contact_messages" USING btree ("answered_by");
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");
CREATE INDEX "unconfirmed_mails_address" ON "unconfirmed_mails" USING btree ("address_hash","sent_at");
CREATE INDEX "unconfirmed_mails_sent_at" ON "unconfirmed_mails" USING btree ("sent_at");
CREATE INDEX "event_registrations_queue" ON "event_registrations" USING btree ("event_id","status","registered_at","id");
CREATE INDEX "event_registrations_user" ON "event_registrations" USING btree ("user_id");
CREATE INDEX "event_registrations_recent" ON "event_registrations" USING btree ("registered_at");
CREATE INDEX "events_by_date" ON "events" USING btree ("date","time","id");
CREATE INDEX "events_by_type" ON "events" USING btree ("type","date");
CREATE INDEX "events_by_category" ON "events" USING btree ("category","date");
CREATE INDEX "events_unpublished" ON "events" USING btree ("publication","created_at") WHERE "events"."publication" <> 'published';
CREATE INDEX "events_creator" ON "events" USING btree ("created_by");
CREATE INDEX "login_challenges_user" ON "login_challenges" USING btree ("user_id");
CREATE INDEX "login_challenges_expires_at" ON "login_challenges" USING btree ("expires_at");
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at");
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
CREATE INDEX "forum_posts_category_by_recent" ON "forum_posts" USING btree ("category_id","is_pinned","created_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_category_by_likes" ON "forum_posts" USING btree ("category_id","is_pinned","likes","created_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_category_by_comments" ON "forum_posts" USING btree ("category_id","is_pinned","comments_count","created_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_hidden" ON "forum_posts" USING btree ("created_at","id") WHERE not "forum_posts"."is_published";
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
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","created_at","id");
CREATE INDEX "consents_subscriber" ON "consents" USING btree ("subscriber_id","created_at","id");
CREATE INDEX "consents_contact_message" ON "consents" USING btree ("contact_message_id");
CREATE INDEX "legal_versions_published_by" ON "legal_versions" USING btree ("published_by");
CREATE INDEX "contact_reads_day" ON "contact_reads" USING btree ("day");
CREATE INDEX "contact_reads_member" ON "contact_reads" USING btree ("member_id");
CREATE INDEX "member_directory_order" ON "member_directory" USING btree ("name_order","user_id");
CREATE INDEX "member_directory_terms" ON "member_directory" USING gin ("document") WITH (fastupdate=off);
CREATE INDEX "member_facets_user" ON "member_facets" USING btree ("user_id");
CREATE INDEX "member_term_counts_facets" ON "member_term_counts" USING btree (left("term", 1),"members") WHERE "member_term_counts"."label" is not null;
CREATE INDEX "profile_reports_queue" ON "profile_reports" USING btree ("status","created_at","id");
CREATE INDEX "profile_reports_resolved_at" ON "profile_reports" USING btree ("resolved_at");
CREATE INDEX "profile_reports_reporter" ON "profile_reports" USING btree ("reporter_id");
CREATE UNIQUE INDEX "profile_reports_open" ON "profile_reports" USING btree ("member_id","reporter_id") WHERE "profile_reports"."status" = 'open';
CREATE INDEX "profile_reports_member" ON "profile_reports" USING btree ("member_id");
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
CREATE INDEX "news_recent" ON "news" USING btree ("date","id") WHERE "news"."is_published";
CREATE INDEX "news_by_category" ON "news" USING btree ("category","date","id") WHERE "news"."is_published";
CREATE INDEX "newsletter_deliveries_state" ON "newsletter_deliveries" USING btree ("issue_id","state");
CREATE INDEX "newsletter_deliveries_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");
CREATE INDEX "newsletter_deliveries_lanes" ON "newsletter_deliveries" USING btree ("lane") WHERE "newsletter_deliveries"."lane" is not null;
CREATE INDEX "newsletter_issues_recent" ON "newsletter_issues" USING btree ("created_at" DESC NULLS FIRST,"id");
CREATE INDEX "newsletter_issues_created_by" ON "newsletter_issues" USING btree ("created_by");
CREATE INDEX "newsletter_subscribers_created_at" ON "newsletter_subscribers" USING btree ("created_at");
CREATE INDEX "newsletter_subscribers_active" ON "newsletter_subscribers" USING btree ("created_at") WHERE "newsletter_subscribers"."is_active" and "newsletter_subscribers"."confirmed_at" is not null;
CREATE INDEX "notifications_recent" ON "notifications" USING btree ("user_id","created_at","id");
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id");
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;
CREATE UNIQUE INDEX "notifications_group" ON "notifications" USING btree ("user_id","group_key") WHERE "notifications"."read_at" is null;
CREATE INDEX "project_participants_user" ON "project_participants" USING btree ("user_id");
CREATE INDEX "project_participants_joined" ON "project_participants" USING btree ("project_id","created_at");
CREATE INDEX "projects_recent" ON "projects" USING btree ("created_at","id") WHERE "projects"."is_published";
CREATE INDEX "projects_by_category" ON "projects" USING btree ("category","created_at","id") WHERE "projects"."is_published";
CREATE INDEX "forum_post_documents_words" ON "forum_post_documents" USING gin ("document") WITH (fastupdate=off);
CREATE INDEX "forum_post_documents_recent" ON "forum_post_documents" USING btree ("created_at","post_id");
CREATE INDEX "forum_post_documents_category" ON "forum_post_documents" USING btree ("category_id","created_at","post_id");
CREATE INDEX "search_vocabulary_prefix" ON "search_vocabulary" USING btree ("word" varchar_pattern_ops);
CREATE INDEX "security_events_recent" ON "security_events" USING btree ("at","id");
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at","id");
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at","id");

-- schema/account.sql
-- Cache invalidation: every process caches sessions for a moment, and these notify all of them of what to drop.

CREATE OR REPLACE FUNCTION publish_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portal', json_build_object('topic', 'viewers', 'message', json_build_object('sid', OLD.sid))::text);
  RETURN NULL;
END $$;

-- An expired session is in no cache: pruning it notifies nobody.
CREATE OR REPLACE TRIGGER sessions_ended AFTER DELETE OR UPDATE OF expire ON sessions
  FOR EACH ROW WHEN (OLD.expire > now()) EXECUTE FUNCTION publish_session_end();

CREATE OR REPLACE FUNCTION publish_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portal', json_build_object('topic', 'viewers', 'message', json_build_object('userId', OLD.id))::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_changed AFTER DELETE OR UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION publish_user_change();

-- Where there is an administrator who may sign in, one remains. The advisory lock serializes those who remove one, so that
-- each sees what the one before left.
CREATE OR REPLACE FUNCTION require_an_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('last administrator'));
  IF NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND suspended_at IS NULL) THEN
    RAISE EXCEPTION 'the last administrator stays'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_administrator';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_administrator_changed AFTER UPDATE OF role, suspended_at ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.suspended_at IS NULL AND (NEW.role <> 'admin' OR NEW.suspended_at IS NOT NULL))
  EXECUTE FUNCTION require_an_administrator();

CREATE OR REPLACE TRIGGER users_administrator_gone AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.suspended_at IS NULL)
  EXECUTE FUNCTION require_an_administrator();

-- schema/audit.sql
-- Hash chain of the audit log: each entry carries the hash of the one before it, in commit order.

-- Canonical form of an entry, so that whoever has it can hash it again.
CREATE OR REPLACE FUNCTION audit_content(entry audit_log) RETURNS text LANGUAGE sql STABLE
  RETURN jsonb_build_array(entry.position, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    entry.actor_ref, entry.actor_name, entry.action, entry.target_type, entry.target_id, entry.target_label,
    entry.details)::text;

CREATE OR REPLACE FUNCTION audit_hash(previous text, entry audit_log) RETURNS text LANGUAGE sql STABLE
  RETURN encode(sha256(convert_to(previous || E'\n' || audit_content(entry), 'UTF8')), 'hex');

-- The genesis of the chain.
INSERT INTO audit_head (position, hash) VALUES (0, repeat('0', 64)) ON CONFLICT DO NOTHING;

CREATE OR REPLACE FUNCTION audit_log_init() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.actor_ref := NEW.actor_id;
  NEW.position := NULL;
  NEW.previous_hash := NULL;
  NEW.hash := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER audit_log_init BEFORE INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_init();

-- Deferred to the commit: the row lock on the head is then held for a moment, and no other lock is waited for meanwhile.
CREATE OR REPLACE FUNCTION audit_log_append() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head audit_head;
BEGIN
  UPDATE audit_head SET position = position + 1 RETURNING * INTO head;
  NEW.position := head.position;
  NEW.previous_hash := head.hash;
  NEW.hash := audit_hash(head.hash, NEW);
  UPDATE audit_log SET position = NEW.position, previous_hash = NEW.previous_hash, hash = NEW.hash WHERE id = NEW.id;
  UPDATE audit_head SET hash = NEW.hash;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS audit_log_append ON audit_log;
CREATE CONSTRAINT TRIGGER audit_log_append AFTER INSERT ON audit_log
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_log_append();

-- Append-only. The foreign key alone may cut the link to the actor, when that account is gone.
CREATE OR REPLACE FUNCTION audit_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id'
      AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id) THEN
      RETURN NEW;
    END IF;
    -- Once, when the commit appends it to the chain.
    IF OLD.hash IS NULL AND NEW.hash IS NOT NULL
      AND to_jsonb(NEW) - '{position,previous_hash,hash}'::text[] = to_jsonb(OLD) - '{position,previous_hash,hash}'::text[] THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is not changed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'audit_log_append_only';
END $$;

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_append_only();

CREATE OR REPLACE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_append_only();

-- schema/contact.sql
INSERT INTO contact_departments (key, email, phone) VALUES
  ('membership', 'membresia@consejoeste.example', '809-555-0102'),
  ('activities', 'eventos@consejoeste.example', '809-555-0105')
ON CONFLICT DO NOTHING;

-- schema/events.sql
-- Seats are counted by a trigger: whatever adds or removes a registration, an account's deletion included, keeps the
-- count, and the check on the event refuses one seat too many.
CREATE OR REPLACE FUNCTION event_count_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'confirmed' THEN
    UPDATE events SET registered_count = registered_count - 1 WHERE id = OLD.event_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'confirmed' THEN
    UPDATE events SET registered_count = registered_count + 1 WHERE id = NEW.event_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER event_seats_counted
  AFTER INSERT OR DELETE OR UPDATE OF status, event_id ON event_registrations
  FOR EACH ROW EXECUTE FUNCTION event_count_seats();

-- schema/forum.sql
-- Denormalized counters, kept by triggers in the transaction of what they count, whatever adds or removes it: a call, a
-- cascade, a bulk load. Deadlock-free: rows are locked in id order.

CREATE OR REPLACE FUNCTION forum_count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE forum_posts AS post SET likes = post.likes + tally.change
  FROM (
    SELECT post_id, count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS change FROM changed GROUP BY post_id
  ) AS tally
  WHERE post.id = tally.post_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_likes_added AFTER INSERT ON forum_post_likes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();

CREATE OR REPLACE TRIGGER forum_likes_removed AFTER DELETE ON forum_post_likes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();

-- Tombstones (deleted comments that were answered) have a counter of their own: the list shows them too, and its total is
-- the sum of both.
CREATE OR REPLACE FUNCTION forum_count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE forum_posts AS post SET
    comments_count = post.comments_count + tally.comments,
    tombstone_count = post.tombstone_count + tally.tombstones
  FROM (
    SELECT post_id,
      count(*) FILTER (WHERE deleted_at IS NULL) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS comments,
      count(*) FILTER (WHERE deleted_at IS NOT NULL) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS tombstones
    FROM changed GROUP BY post_id
  ) AS tally
  WHERE post.id = tally.post_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_comments_added AFTER INSERT ON forum_comments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_comments();

CREATE OR REPLACE TRIGGER forum_comments_removed AFTER DELETE ON forum_comments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_comments();

CREATE OR REPLACE FUNCTION forum_count_deleted_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END;
BEGIN
  UPDATE forum_posts SET comments_count = comments_count + change, tombstone_count = tombstone_count - change
  WHERE id = NEW.post_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_comment_deleted AFTER UPDATE OF deleted_at ON forum_comments
  FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION forum_count_deleted_comment();

CREATE OR REPLACE FUNCTION forum_count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_categories
  WHERE id IN (SELECT category_id FROM changed WHERE is_published) ORDER BY id FOR NO KEY UPDATE;
  UPDATE forum_categories AS category SET posts_count = category.posts_count + tally.change
  FROM (
    SELECT category_id, count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS change
    FROM changed WHERE is_published GROUP BY category_id
  ) AS tally
  WHERE category.id = tally.category_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_posts_added AFTER INSERT ON forum_posts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_posts();

CREATE OR REPLACE TRIGGER forum_posts_removed AFTER DELETE ON forum_posts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_posts();

CREATE OR REPLACE FUNCTION forum_count_moved_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_categories WHERE id IN (OLD.category_id, NEW.category_id) ORDER BY id FOR NO KEY UPDATE;
  IF OLD.is_published THEN
    UPDATE forum_categories SET posts_count = posts_count - 1 WHERE id = OLD.category_id;
  END IF;
  IF NEW.is_published THEN
    UPDATE forum_categories SET posts_count = posts_count + 1 WHERE id = NEW.category_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_post_moved AFTER UPDATE OF category_id, is_published ON forum_posts
  FOR EACH ROW WHEN ((OLD.category_id, OLD.is_published) IS DISTINCT FROM (NEW.category_id, NEW.is_published))
  EXECUTE FUNCTION forum_count_moved_post();

-- A new post has neither likes nor comments, whatever its row says: their own rows bring them.
CREATE OR REPLACE FUNCTION forum_reset_counters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.likes := 0;
  NEW.comments_count := 0;
  NEW.tombstone_count := 0;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER forum_post_counters_reset BEFORE INSERT ON forum_posts
  FOR EACH ROW EXECUTE FUNCTION forum_reset_counters();

-- A reply belongs to the thread of its parent, and to the same post.
CREATE OR REPLACE FUNCTION forum_join_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NULL THEN
    NEW.root_id := NEW.id;
    NEW.thread_at := NEW.created_at;
  ELSE
    SELECT parent.root_id, parent.thread_at INTO NEW.root_id, NEW.thread_at
    FROM forum_comments AS parent WHERE parent.id = NEW.parent_id AND parent.post_id = NEW.post_id;
    IF NOT FOUND THEN
      RAISE foreign_key_violation
        USING MESSAGE = 'a comment answers one of the same post', CONSTRAINT = 'forum_comments_same_post';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER forum_comment_joins_thread BEFORE INSERT ON forum_comments
  FOR EACH ROW EXECUTE FUNCTION forum_join_thread();

-- schema/legal.sql
-- The texts that the portal comes with; administrators publish later versions. A published version is never changed.
INSERT INTO legal_versions (document, version, content) VALUES
('privacy', 1, $legal${{siteName}} («el Consejo») es responsable de los datos personales que nos entregas en este portal. Los tratamos según la Ley 172-13 sobre Protección de Datos de Carácter Personal y el artículo 44 de la Constitución de la República Dominicana.

## Quién responde por tus datos

- **Responsable:** {{siteName}}
- **Oficina:** {{address}}
- **Teléfono:** {{contactPhone}}
- **Correo para asuntos de privacidad:** {{contactEmail}}

## Qué guardamos y para qué

- **Tu cuenta:** nombre, apellido, correo y contraseña (cifrada de modo que nadie puede leerla). Sirven para que entres y para reconocerte.
- **Tu perfil:** empresa, cargo, teléfono, ubicación, sitio web, biografía, habilidades y foto, si quieres ponerlos. Sirven para que otros miembros te encuentren.
- **Lo que haces en el portal:** publicaciones, comentarios, mensajes, conexiones, inscripciones a eventos y participación en proyectos. Sirven para prestarte el servicio que pediste.
- **Mensajes al Consejo:** lo que escribes en el formulario de contacto. Sirven para responderte.
- **Boletín:** tu correo, si te suscribes. Sirve solo para enviarte el boletín.
- **Seguridad:** cuándo entras, los intentos fallidos y una parte de tu dirección IP (nunca completa). Sirven para proteger tu cuenta.

No pedimos datos sensibles, no vendemos tus datos, no los cedemos a terceros y no usamos programas de rastreo ni publicidad.

## Con qué permiso

Tratamos tus datos con tu consentimiento, que nos das al registrarte, al escribirnos o al suscribirte, y que puedes retirar cuando quieras en **Mi perfil → Seguridad y datos**. Guardamos la fecha y la versión de este texto que aceptaste. Retirarlo no afecta lo que se hizo antes.

## Quién ve qué

- **Visitantes sin cuenta:** nada de tu perfil.
- **Miembros:** tu nombre, foto, empresa, cargo, ubicación, biografía, habilidades y lo que publicas en el foro. También tu correo y tu teléfono, salvo que los limites a tus conexiones o a nadie.
- **Tus conexiones:** lo anterior, y los mensajes que les escribes.
- **La administración del Consejo:** lo necesario para atender el portal, incluidos tu correo y tu teléfono. Cuando alguien de la administración los consulta o los descarga, queda registrado.

## Cuánto tiempo los conservamos

- Tu cuenta y tu perfil, mientras seas miembro. Si eliminas tu cuenta se borran al momento; lo que publicaste en el foro queda sin tu nombre.
- Las sesiones sin uso, 30 días. El registro de seguridad, 90 días.
- Los mensajes de contacto, 24 meses. Los avisos del portal, 180 días.
- Los correos que te enviamos, 7 días después de enviados.
- Las suscripciones al boletín que nadie confirmó, 30 días.
- Lo que alguien reportó a la administración, con una copia de lo reportado, hasta que se decide y 180 días más, aunque se elimine la cuenta.
- El registro de lo que hace la administración se conserva para poder rendir cuentas.

## Tus derechos

La Ley 172-13 te reconoce los derechos de **acceso, rectificación, actualización, cancelación (supresión) y oposición**. Puedes ejercerlos tú mismo, sin costo y sin pedir permiso:

- **Acceso:** en **Seguridad y datos** descargas todo lo que guardamos de ti.
- **Rectificación y actualización:** en **Mi perfil** cambias tus datos.
- **Cancelación:** en **Seguridad y datos** eliminas tu cuenta.
- **Oposición:** en el mismo lugar retiras un consentimiento, y cada boletín trae un enlace para darte de baja.

Si prefieres, escríbenos a {{contactEmail}} o visita la oficina con tu cédula. Respondemos en un máximo de diez días hábiles. Si no quedas conforme, puedes ejercer la acción de hábeas data que prevé el artículo 70 de la Constitución.

## Cambios

Cuando este texto cambia, publicamos una versión nueva con su fecha. Las anteriores se pueden leer al pie de esta página.$legal$),
('terms', 1, $legal$Estos términos valen para quien visita o usa el portal de {{siteName}} («el Consejo»). Al crear una cuenta los aceptas.

## El portal

El portal conecta a los empresarios del {{district}}: noticias, eventos, foro, proyectos, directorio de miembros y mensajes. Usarlo es gratis; algunos eventos tienen un precio, que se indica en cada uno.

## Tu cuenta

- Da datos verdaderos y mantenlos al día.
- La cuenta es personal. Cuida tu contraseña y avísanos si crees que otra persona la usa.
- Puedes eliminar tu cuenta cuando quieras en **Mi perfil → Seguridad y datos**.

## Lo que publicas

Lo que escribes es tuyo, y tú respondes por ello. Nos permites mostrarlo en el portal mientras esté publicado. No se permite:

- publicidad no pedida, engaños ni ofertas fraudulentas;
- insultos, amenazas o discriminación;
- datos personales de otros sin su permiso;
- contenido que viole la ley o los derechos de otra persona.

## Reportes y medidas

Cualquier miembro puede reportar una publicación, un comentario, un mensaje o un perfil. La administración puede retirar contenido o suspender una cuenta, y dice el motivo. Lo reportado se conserva como estaba hasta que se decide y 180 días más.

## Eventos

Inscribirte reserva tu lugar. Si no puedes asistir, cancela para que otra persona lo aproveche. El Consejo puede cambiar o cancelar un evento, y avisa a quienes se inscribieron.

## Responsabilidad

El Consejo cuida que el portal funcione y sea seguro, pero no garantiza que esté siempre disponible ni responde por los negocios que los miembros hagan entre sí.

## Ley y contacto

Estos términos se rigen por las leyes de la República Dominicana. Para cualquier pregunta: {{contactEmail}}, {{contactPhone}}, {{address}}.$legal$),
('cookies', 1, $legal$Este portal usa solo las cookies que necesita para funcionar. Ninguna es de publicidad ni de rastreo, y ninguna la lee otro sitio. Por eso no hay un aviso que aceptar.

## Cuáles son

- **sid** (en producción, **__Host-sid**): mantiene tu sesión abierta. Dura 30 días desde la última vez que usas el portal y se borra al cerrar la sesión.
- **browser** (en producción, **__Host-browser**): recuerda que ya entraste desde este navegador, para que nadie que pruebe contraseñas te deje fuera. Dura hasta 400 días.
- **theme**: recuerda si prefieres el tema claro u oscuro. Solo existe si lo eliges, y dura un año.
- **login**: acompaña el inicio de sesión con una cuenta externa, si lo usas. Dura unos minutos.

## En tu navegador

Lo que escribes y todavía no envías (un borrador o un mensaje sin conexión) se guarda en tu propio navegador para que no se pierda. No sale de él hasta que lo envías.

## Cómo borrarlas

Puedes borrar las cookies en la configuración de tu navegador. Si borras la de la sesión, tendrás que entrar otra vez.

Preguntas: {{contactEmail}}.$legal$)
ON CONFLICT DO NOTHING;

-- schema/members.sql
-- Facets of a member. Two spellings of one skill are one.
CREATE OR REPLACE FUNCTION member_facet_labels(location text, skills text[]) RETURNS TABLE (term text, label text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  WITH facet (term, spelling) AS MATERIALIZED (
    SELECT '@' || es_order(location), location
    UNION ALL SELECT '#' || es_order(skill), skill FROM unnest(skills) AS skill
  )
  SELECT facet.term, min(facet.spelling) FROM facet WHERE length(facet.term) > 1 GROUP BY facet.term;
END;

-- The facets, and each skill together with the location: whatever the directory is filtered by is always one term.
CREATE OR REPLACE FUNCTION member_facet_terms(location text, skills text[]) RETURNS TABLE (term text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  WITH facet AS MATERIALIZED (SELECT each.term FROM member_facet_labels(location, skills) AS each)
  SELECT facet.term FROM facet
  UNION ALL
  SELECT skill.term || place.term FROM facet AS skill JOIN facet AS place ON skill.term ^@ '#' AND place.term ^@ '@';
END;

CREATE OR REPLACE FUNCTION member_document(names text, location text, skills text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(
    string_to_array(btrim(es_fold(names)), ' ')
    || ARRAY(SELECT facet.term FROM member_facet_terms(location, skills) AS facet));

-- Writes the directory entries of these members again, or deletes them.
CREATE OR REPLACE FUNCTION member_directory_refresh(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Serializes concurrent changes of one member: the later one reads what the earlier one wrote. Locks in id order.
  PERFORM 1 FROM users WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM member_directory AS entry WHERE entry.user_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM users WHERE id = entry.user_id AND suspended_at IS NULL);
  INSERT INTO member_directory AS entry (user_id, name_order, location, skills, document)
  SELECT member.id, es_order(member.first_name || ' ' || member.last_name), member.location, own.skills,
    member_document(concat_ws(' ', member.first_name, member.last_name, member.company), member.location, own.skills)
  FROM users AS member, LATERAL (
    SELECT ARRAY(
      SELECT skill FROM user_skills WHERE user_id = member.id
      ORDER BY array_position('{expert,advanced,intermediate,beginner}', level), skill
    ) AS skills
  ) AS own
  WHERE member.id = ANY (ids) AND member.suspended_at IS NULL
  ORDER BY member.id
  ON CONFLICT (user_id) DO UPDATE
  SET name_order = EXCLUDED.name_order, location = EXCLUDED.location, skills = EXCLUDED.skills,
    document = EXCLUDED.document
  WHERE (entry.name_order, entry.location, entry.skills, entry.document)
    IS DISTINCT FROM (EXCLUDED.name_order, EXCLUDED.location, EXCLUDED.skills, EXCLUDED.document);
END $$;

CREATE OR REPLACE FUNCTION member_directory_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM member_directory_refresh(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_enter_directory AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_directory_add();

CREATE OR REPLACE FUNCTION member_directory_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM member_directory_refresh(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_change_in_directory
  AFTER UPDATE OF first_name, last_name, company, location, suspended_at ON users FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.company, OLD.location, OLD.suspended_at)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.company, NEW.location, NEW.suspended_at))
  EXECUTE FUNCTION member_directory_change();

CREATE OR REPLACE FUNCTION member_directory_change_skills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM member_directory_refresh(ARRAY(SELECT DISTINCT user_id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER user_skills_added AFTER INSERT ON user_skills
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_directory_change_skills();

CREATE OR REPLACE TRIGGER user_skills_changed AFTER UPDATE ON user_skills
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_directory_change_skills();

CREATE OR REPLACE TRIGGER user_skills_removed AFTER DELETE ON user_skills
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_directory_change_skills();

CREATE OR REPLACE FUNCTION sync_member_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM member_facets WHERE user_id IN (SELECT user_id FROM changed);
  END IF;
  INSERT INTO member_facets (term, name_order, user_id)
  SELECT facet.term, changed.name_order, changed.user_id
  FROM changed CROSS JOIN LATERAL member_facet_terms(changed.location, changed.skills) AS facet;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER member_facets_inserted AFTER INSERT ON member_directory
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sync_member_facets();

CREATE OR REPLACE TRIGGER member_facets_updated AFTER UPDATE ON member_directory
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sync_member_facets();

-- The row of the total, for everybody in the directory.
INSERT INTO member_term_counts (term) VALUES ('') ON CONFLICT DO NOTHING;

-- Term counts: additions (1) and removals (-1) are queued in member_term_changes while a transaction runs, and applied
-- when it commits. The row lock on a shared count is then held for a moment, and no other lock is waited for meanwhile.
CREATE OR REPLACE FUNCTION queue_term_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := TG_ARGV[0];
BEGIN
  INSERT INTO member_term_changes (term, label, members)
  SELECT '', NULL, step * count(*) FROM changed HAVING count(*) > 0
  UNION ALL
  SELECT word.lexeme, max(facet.label), step * count(*)
  FROM changed CROSS JOIN LATERAL unnest(changed.document) AS word
    LEFT JOIN LATERAL member_facet_labels(changed.location, changed.skills) AS facet ON step > 0 AND facet.term = word.lexeme
  GROUP BY word.lexeme;
  RETURN NULL;
END $$;

-- A term that nobody has any more is deleted with its label: it may be the name of somebody who left.
CREATE OR REPLACE FUNCTION apply_term_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only this transaction's changes are visible: they are deleted before they are committed.
  IF NOT EXISTS (SELECT FROM member_term_changes) THEN RETURN NULL; END IF;
  -- Serializes concurrent commits.
  UPDATE member_term_counts SET version = version + 1 WHERE term = '';
  WITH change AS (
    DELETE FROM member_term_changes RETURNING term, label, members
  ), tally AS (
    SELECT term, sum(members) AS members, (array_agg(label ORDER BY octet_length(label) DESC NULLS LAST))[1] AS label
    FROM change GROUP BY term HAVING sum(members) <> 0
  ), unused AS (
    DELETE FROM member_term_counts AS counted USING tally
    WHERE counted.term = tally.term AND counted.term <> '' AND counted.members + tally.members = 0
    RETURNING counted.term
  ), known AS (
    UPDATE member_term_counts AS counted SET members = counted.members + tally.members,
      -- The spelling with accents wins: it has more bytes.
      label = CASE WHEN octet_length(tally.label) > octet_length(counted.label) THEN tally.label ELSE counted.label END
    FROM tally WHERE counted.term = tally.term AND (counted.term = '' OR counted.members + tally.members <> 0)
    RETURNING counted.term
  )
  INSERT INTO member_term_counts (term, label, members)
  SELECT term, label, members FROM tally
  WHERE NOT EXISTS (SELECT FROM known WHERE known.term = tally.term)
    AND NOT EXISTS (SELECT FROM unused WHERE unused.term = tally.term);
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS member_term_changes_applied ON member_term_changes;
CREATE CONSTRAINT TRIGGER member_term_changes_applied AFTER INSERT ON member_term_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.term = '') EXECUTE FUNCTION apply_term_changes();

CREATE OR REPLACE TRIGGER member_directory_terms_added AFTER INSERT ON member_directory
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_term_changes(1);

CREATE OR REPLACE TRIGGER member_directory_terms_removed AFTER DELETE ON member_directory
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_term_changes('-1');

CREATE OR REPLACE TRIGGER member_directory_terms_gained AFTER UPDATE ON member_directory
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_term_changes(1);

CREATE OR REPLACE TRIGGER member_directory_terms_lost AFTER UPDATE ON member_directory
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_term_changes('-1');

-- schema/networking.sql
-- Whatever changes a connection, a call or a cascade, both members are notified and read it again.
CREATE OR REPLACE FUNCTION publish_connection_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pair connections := coalesce(NEW, OLD);
  person uuid;
BEGIN
  FOREACH person IN ARRAY ARRAY[pair.requester_id, pair.receiver_id] LOOP
    PERFORM pg_notify(
      'portal',
      json_build_object('topic', 'member:' || person, 'message', json_build_object('kind', 'connection'))::text
    );
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER connections_changed AFTER INSERT OR UPDATE OR DELETE ON connections
  FOR EACH ROW EXECUTE FUNCTION publish_connection_change();

-- schema/notifications.sql
-- Live delivery to every open window, also when a notification only adds to an unread one.
CREATE OR REPLACE FUNCTION publish_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'portal',
    json_build_object(
      'topic', 'member:' || NEW.user_id, 'message', json_build_object('kind', 'notification', 'id', NEW.id)
    )::text
  );
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notifications_changed AFTER INSERT OR UPDATE OF count ON notifications
  FOR EACH ROW EXECUTE FUNCTION publish_notification();

-- schema/search.sql
-- Generated columns that only the search reads. Not in the Drizzle schema, where `select()` and `returning()` would read
-- them with every row of a user, a comment or an event. IF NOT EXISTS leaves a changed expression to the migration.

ALTER TABLE forum_categories ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(name, description)) STORED;

ALTER TABLE forum_comments ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(NULL, content)) STORED;

ALTER TABLE projects ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(title, description || ' ' || CASE category
    WHEN 'infrastructure' THEN 'Infraestructura' WHEN 'education' THEN 'Educación' WHEN 'events' THEN 'Eventos'
    WHEN 'technology' THEN 'Tecnología' WHEN 'sustainability' THEN 'Sostenibilidad' ELSE '' END)) STORED;

ALTER TABLE events ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(title, description || ' ' || coalesce(category, '') || ' ' || coalesce(location, '')
    || ' ' || es_list(speakers) || ' ' || es_list(topics))) STORED;

ALTER TABLE news ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(title, excerpt || ' ' || content)) STORED;

-- What every member may see of another; never e-mail or phone, which their owner can hide.
ALTER TABLE users ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(first_name || ' ' || last_name || ' ' || coalesce(company, ''),
    coalesce(position, '') || ' ' || coalesce(location, '') || ' ' || coalesce(bio, ''))) STORED;

-- Without fastupdate: a list of pending entries would slow down every search.
CREATE INDEX IF NOT EXISTS forum_comments_words ON forum_comments USING gin (search_document) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS projects_words ON projects USING gin (search_document) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS events_words ON events USING gin (search_document) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS news_words ON news USING gin (search_document) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS users_words ON users USING gin (search_document) WITH (fastupdate = off);

-- Adds the words of a text to the vocabulary. Deadlock-free: new words are inserted in order.
CREATE OR REPLACE FUNCTION index_vocabulary(value text) RETURNS void LANGUAGE sql VOLATILE
BEGIN ATOMIC
  INSERT INTO search_vocabulary (word, stem)
  SELECT fresh.word, lexemes[1]
  FROM (
    SELECT DISTINCT token.word FROM unnest(string_to_array(es_fold(value), ' ')) AS token (word)
    WHERE token.word ~ '^[a-z]{2,30}$'
      AND NOT EXISTS (SELECT FROM search_vocabulary AS known WHERE known.word = token.word)
  ) AS fresh, ts_lexize('spanish_stem', es_endings(fresh.word)) AS lexemes
  WHERE cardinality(lexemes) > 0
  ORDER BY fresh.word
  ON CONFLICT DO NOTHING;
END;

-- For the columns that the trigger names.
CREATE OR REPLACE FUNCTION index_row_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_vocabulary((SELECT string_agg(to_jsonb(NEW) ->> name, ' ') FROM unnest(TG_ARGV) AS name));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_category_words AFTER INSERT OR UPDATE OF name, description ON forum_categories
  FOR EACH ROW EXECUTE FUNCTION index_row_vocabulary('name', 'description');

CREATE OR REPLACE TRIGGER forum_comment_words AFTER INSERT OR UPDATE OF content ON forum_comments
  FOR EACH ROW EXECUTE FUNCTION index_row_vocabulary('content');

CREATE OR REPLACE TRIGGER project_words AFTER INSERT OR UPDATE OF title, description ON projects
  FOR EACH ROW EXECUTE FUNCTION index_row_vocabulary('title', 'description');

CREATE OR REPLACE TRIGGER event_words
  AFTER INSERT OR UPDATE OF title, description, category, location, speakers, topics ON events
  FOR EACH ROW
  EXECUTE FUNCTION index_row_vocabulary('title', 'description', 'category', 'location', 'speakers', 'topics');

CREATE OR REPLACE TRIGGER news_words AFTER INSERT OR UPDATE OF title, excerpt, content ON news
  FOR EACH ROW EXECUTE FUNCTION index_row_vocabulary('title', 'excerpt', 'content');

CREATE OR REPLACE TRIGGER member_words
  AFTER INSERT OR UPDATE OF first_name, last_name, company, position, location, bio ON users
  FOR EACH ROW
  EXECUTE FUNCTION index_row_vocabulary('first_name', 'last_name', 'company', 'position', 'location', 'bio');

-- Posts have their documents in a table of their own; only what is published is in it.
CREATE OR REPLACE FUNCTION forum_index_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_published THEN
    PERFORM index_vocabulary(NEW.title || ' ' || NEW.content);
    INSERT INTO forum_post_documents (post_id, category_id, created_at, document)
    VALUES (NEW.id, NEW.category_id, NEW.created_at, es_document(NEW.title, NEW.content))
    ON CONFLICT (post_id) DO UPDATE
    SET category_id = EXCLUDED.category_id, created_at = EXCLUDED.created_at, document = EXCLUDED.document;
  ELSE
    DELETE FROM forum_post_documents WHERE post_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_post_indexed
  AFTER INSERT OR UPDATE OF title, content, category_id, is_published, created_at ON forum_posts
  FOR EACH ROW EXECUTE FUNCTION forum_index_post();

-- Whether a word of the vocabulary is still in use, looked up under its stem. Of many texts with that stem only some are
-- read: a word that is dropped too early is indexed again.
CREATE OR REPLACE FUNCTION is_word_in_use(word text, stem text) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH found AS (
    (SELECT concat_ws(' ', first_name, last_name, company, position, location, bio) AS text FROM users
      WHERE search_document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT title || ' ' || content FROM forum_post_documents JOIN forum_posts ON id = post_id
      WHERE document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT content FROM forum_comments WHERE search_document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT name || ' ' || coalesce(description, '') FROM forum_categories
      WHERE search_document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT title || ' ' || description FROM projects WHERE search_document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT concat_ws(' ', title, description, category, location, es_list(speakers), es_list(topics)) FROM events
      WHERE search_document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT concat_ws(' ', title, excerpt, content) FROM news WHERE search_document @@ stem::tsquery LIMIT 200)
  )
  SELECT EXISTS (SELECT FROM found WHERE ' ' || es_fold(text) || ' ' LIKE '% ' || word || ' %')
$$;

-- Drops the words of a text from the vocabulary that no other text uses: they may be the name of somebody who left.
CREATE OR REPLACE FUNCTION prune_vocabulary(value text) RETURNS void LANGUAGE sql VOLATILE AS $$
  DELETE FROM search_vocabulary AS known USING (
    SELECT DISTINCT token.word FROM unnest(string_to_array(es_fold(value), ' ')) AS token (word)
  ) AS gone WHERE known.word = gone.word AND NOT is_word_in_use(known.word, known.stem)
$$;

-- schema/site.sql
-- The one row of settings, made of the column defaults.
INSERT INTO site_settings DEFAULT VALUES ON CONFLICT DO NOTHING;
