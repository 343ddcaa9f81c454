CREATE TABLE "sessions" (
	"sid" varchar(64) PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_skills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"skill" varchar(100) NOT NULL,
	"level" text DEFAULT 'intermediate' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_skills_once" UNIQUE("user_id","skill"),
	CONSTRAINT "user_skills_level" CHECK ("user_skills"."level" in ('beginner', 'intermediate', 'advanced', 'expert'))
);
--> statement-breakpoint
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
	"role" text DEFAULT 'member' NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"auth_provider" text DEFAULT 'local' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('member', 'admin')),
	CONSTRAINT "users_auth_provider" CHECK ("users"."auth_provider" in ('local', 'oidc')),
	CONSTRAINT "users_local_has_password" CHECK ("users"."auth_provider" <> 'local' or "users"."password" is not null)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar(100) NOT NULL,
	"email" varchar(254) NOT NULL,
	"phone" varchar(30),
	"company" varchar(100),
	"subject" varchar(50) NOT NULL,
	"message" varchar(5000) NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"attended_at" timestamp with time zone,
	CONSTRAINT "event_registrations_once" UNIQUE("event_id","user_id"),
	CONSTRAINT "event_registrations_status" CHECK ("event_registrations"."status" in ('confirmed', 'waitlisted'))
);
--> statement-breakpoint
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
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_time" CHECK ("events"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "events_type" CHECK ("events"."type" in ('conference', 'workshop', 'roundtable', 'networking', 'seminar')),
	CONSTRAINT "events_status" CHECK ("events"."status" in ('upcoming', 'registration-open', 'completed', 'cancelled')),
	CONSTRAINT "events_capacity" CHECK ("events"."capacity" > 0),
	CONSTRAINT "events_seats" CHECK ("events"."registered_count" between 0 and coalesce("events"."capacity", 2147483647))
);
--> statement-breakpoint
CREATE TABLE "forum_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar(100) NOT NULL,
	"slug" varchar(120) NOT NULL,
	"description" varchar(500),
	"color" varchar(7) DEFAULT '#1E293B' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "forum_categories_color" CHECK ("forum_categories"."color" ~ '^#[0-9a-fA-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "forum_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content" varchar(5000) NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"parent_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_post_likes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_post_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" varchar(200) NOT NULL,
	"content" varchar(5000) NOT NULL,
	"excerpt" varchar(300),
	"category_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_posts_likes" CHECK ("forum_posts"."likes" >= 0),
	CONSTRAINT "forum_posts_comments_count" CHECK ("forum_posts"."comments_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"requester_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connections_not_self" CHECK ("connections"."requester_id" <> "connections"."receiver_id"),
	CONSTRAINT "connections_status" CHECK ("connections"."status" in ('pending', 'accepted', 'rejected', 'blocked'))
);
--> statement-breakpoint
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(254) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscribers_email_lower" CHECK ("newsletter_subscribers"."email" = lower("newsletter_subscribers"."email"))
);
--> statement-breakpoint
CREATE TABLE "project_participants" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"note" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_participants_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" varchar(200) NOT NULL,
	"description" varchar(2000) NOT NULL,
	"category" text NOT NULL,
	"status" text DEFAULT 'planning' NOT NULL,
	"timeline" varchar(100),
	"image_url" varchar(500),
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_category" CHECK ("projects"."category" in ('infrastructure', 'education', 'events', 'technology', 'sustainability')),
	CONSTRAINT "projects_status" CHECK ("projects"."status" in ('planning', 'in-progress', 'completed', 'on-hold'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(400) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"site_name" varchar(100) DEFAULT 'Consejo de Desarrollo Empresarial del Este' NOT NULL,
	"site_description" varchar(300) DEFAULT 'La comunidad de los empresarios del Distrito Este: noticias, eventos, foro y proyectos para hacer crecer tu negocio.' NOT NULL,
	"hero_title" varchar(150) DEFAULT 'Impulsamos el desarrollo empresarial del Este' NOT NULL,
	"hero_subtitle" varchar(300) DEFAULT 'Conectamos a los dueños de pequeñas y medianas empresas del distrito para compartir oportunidades, aprender juntos y hacer negocios.' NOT NULL,
	"district" varchar(100) DEFAULT 'Distrito Este' NOT NULL,
	"contact_email" varchar(254) DEFAULT 'info@consejoeste.example' NOT NULL,
	"contact_phone" varchar(30) DEFAULT '809-555-0100' NOT NULL,
	"address" varchar(300) DEFAULT 'Av. Libertad 45, Edificio Empresarial, 2.º piso, Distrito Este, República Dominicana' NOT NULL,
	"enable_newsletter" boolean DEFAULT true NOT NULL,
	"enable_forum" boolean DEFAULT true NOT NULL,
	"enable_projects" boolean DEFAULT true NOT NULL,
	"primary_color" varchar(7) DEFAULT '#1E293B' NOT NULL,
	"secondary_color" varchar(7) DEFAULT '#3B82F6' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_single" CHECK ("site_settings"."id" = 1),
	CONSTRAINT "site_settings_primary_color" CHECK ("site_settings"."primary_color" ~ '^#[0-9a-fA-F]{6}$'),
	CONSTRAINT "site_settings_secondary_color" CHECK ("site_settings"."secondary_color" ~ '^#[0-9a-fA-F]{6}$')
);
--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_parent_id_forum_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forum_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post_likes" ADD CONSTRAINT "forum_post_likes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post_likes" ADD CONSTRAINT "forum_post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_participants" ADD CONSTRAINT "project_participants_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_participants" ADD CONSTRAINT "project_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree (("sess" ->> 'userId'));--> statement-breakpoint
CREATE INDEX "user_skills_skill" ON "user_skills" USING btree ("skill");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "contact_messages_inbox" ON "contact_messages" USING btree ("is_read","created_at");--> statement-breakpoint
CREATE INDEX "event_registrations_queue" ON "event_registrations" USING btree ("event_id","status","registered_at","id");--> statement-breakpoint
CREATE INDEX "event_registrations_user" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("date","time","id");--> statement-breakpoint
CREATE INDEX "events_by_type" ON "events" USING btree ("type","date");--> statement-breakpoint
CREATE INDEX "events_by_category" ON "events" USING btree ("category","date");--> statement-breakpoint
CREATE INDEX "forum_comments_post" ON "forum_comments" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_comments_author" ON "forum_comments" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_comments_parent" ON "forum_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "forum_post_likes_user" ON "forum_post_likes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_posts_recent" ON "forum_posts" USING btree ("created_at","id") WHERE "forum_posts"."is_published";--> statement-breakpoint
CREATE INDEX "forum_posts_category" ON "forum_posts" USING btree ("category_id","created_at","id") WHERE "forum_posts"."is_published";--> statement-breakpoint
CREATE INDEX "forum_posts_author" ON "forum_posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_pair" ON "connections" USING btree (least("requester_id", "receiver_id"),greatest("requester_id", "receiver_id"));--> statement-breakpoint
CREATE INDEX "connections_requester" ON "connections" USING btree ("requester_id","status");--> statement-breakpoint
CREATE INDEX "connections_receiver" ON "connections" USING btree ("receiver_id","status");--> statement-breakpoint
CREATE INDEX "news_recent" ON "news" USING btree ("date","id") WHERE "news"."is_published";--> statement-breakpoint
CREATE INDEX "news_by_category" ON "news" USING btree ("category","date","id") WHERE "news"."is_published";--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_created_at" ON "newsletter_subscribers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "project_participants_user" ON "project_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "projects_recent" ON "projects" USING btree ("created_at","id") WHERE "projects"."is_published";--> statement-breakpoint
CREATE INDEX "projects_by_category" ON "projects" USING btree ("category","created_at","id") WHERE "projects"."is_published";--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");