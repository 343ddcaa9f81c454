-- schema/*.ts
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
	CONSTRAINT "content_items_kind" CHECK (kind in ('purpose', 'landing', 'about', 'leaders', 'history', 'events', 'hours', 'footer', 'service', 'page')),
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

ALTER TABLE "news" ADD COLUMN "publish_at" timestamp with time zone;
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "content_items_block" ON "content_items" USING btree ("kind") WHERE "content_items"."slug" is null;
CREATE UNIQUE INDEX "content_items_address" ON "content_items" USING btree ("kind","slug");
CREATE INDEX "content_items_list" ON "content_items" USING btree ("position","name","id");
CREATE INDEX "content_items_due" ON "content_items" USING btree ("publish_at") WHERE "content_items"."publish_at" is not null;
CREATE INDEX "content_versions_published_by" ON "content_versions" USING btree ("published_by");
CREATE INDEX "news_due" ON "news" USING btree ("publish_at") WHERE "news"."publish_at" is not null;
ALTER TABLE "news" ADD CONSTRAINT "news_scheduled_draft" CHECK ("news"."publish_at" is null or not "news"."is_published");

-- schema/content.sql
-- The site's own texts, as an office finds them: neutral, to be replaced. Each is its own first version.
INSERT INTO content_items (id, kind, name, position, published_at, draft, published)
SELECT format('00000000-0000-4000-8000-%s', lpad(position::text, 12, '0'))::uuid, kind, name, position, now(), content, content
FROM (VALUES
  ('landing', 'Portada', 1, $json${
    "whoWeAre": "Somos una organización de empresarios de la región. Compartimos lo que sabemos, abrimos puertas y llevamos una sola voz donde se toman las decisiones.",
    "figures": [
      {"before": "", "figure": "", "after": "miembros", "source": "members"},
      {"before": "", "figure": "", "after": "proyectos", "source": "projects"},
      {"before": "", "figure": "", "after": "eventos en el último año", "source": "events"}
    ]
  }$json$::jsonb),
  ('purpose', 'Misión, visión y valores', 2, $json${
    "mission": "Acompañar a las empresas de nuestra región para que crezcan, con formación, representación y alianzas.",
    "vision": "Ser el punto de encuentro de los empresarios de la región.",
    "valuesIntro": "Lo que cada miembro puede esperar de los demás:",
    "values": [{"text": "Integridad"}, {"text": "Colaboración"}, {"text": "Compromiso con la comunidad"}]
  }$json$),
  ('about', 'Quiénes somos', 3, $json${
    "text": "Una organización hecha por empresarios y para empresarios."
  }$json$),
  ('leaders', 'Equipo directivo', 4, $json${
    "intro": "Las personas que responden por la organización ante los miembros y ante la región.",
    "people": []
  }$json$),
  ('history', 'Historia', 5, $json${"intro": "", "milestones": []}$json$),
  ('events', 'Página de eventos', 6, $json${
    "text": "Conferencias, talleres, mesas redondas y encuentros para aprender y conocer a otros empresarios.",
    "figures": [
      {"before": "", "figure": "", "after": "eventos en el último año", "source": "events"},
      {"before": "", "figure": "", "after": "participantes promedio", "source": "attendance"}
    ]
  }$json$),
  ('hours', 'Horario de la oficina', 7, $json${
    "week": [
      {"from": "08:00", "to": "17:00"},
      {"from": "08:00", "to": "17:00"},
      {"from": "08:00", "to": "17:00"},
      {"from": "08:00", "to": "17:00"},
      {"from": "08:00", "to": "17:00"},
      {"from": "", "to": ""},
      {"from": "", "to": ""}
    ],
    "note": ""
  }$json$),
  ('footer', 'Pie de página', 8, $json${"rights": "Todos los derechos reservados.", "links": []}$json$)
) AS block (kind, name, position, content)
ON CONFLICT DO NOTHING;

INSERT INTO content_versions (item_id, number, content, published_at)
SELECT id, 1, published, published_at FROM content_items WHERE published IS NOT NULL
ON CONFLICT DO NOTHING;

-- schema/pages.sql
-- Cache invalidation: every process keeps the pages that visitors see, and drops them when one of these tables changes,
-- whoever changes it. Seats count: a trigger on registrations updates the event. One statement, one notification; those
-- of a transaction are collapsed into one.
CREATE OR REPLACE FUNCTION publish_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portal', '{"topic": "pages"}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER site_settings_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER news_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON news
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER events_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER legal_versions_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON legal_versions
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

-- A draft shows nothing: only what changes in public counts.
CREATE OR REPLACE TRIGGER content_items_shown AFTER UPDATE ON content_items FOR EACH ROW
  WHEN (OLD.published IS DISTINCT FROM NEW.published OR OLD.slug IS DISTINCT FROM NEW.slug)
  EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER content_items_added AFTER INSERT OR DELETE OR TRUNCATE ON content_items
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();
