CREATE TABLE "audit_head" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint NOT NULL,
	"hash" varchar(64) NOT NULL,
	CONSTRAINT "audit_head_single" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"kind" varchar(40) NOT NULL,
	"network" varchar(50),
	"detail" varchar(100)
);
--> statement-breakpoint
ALTER TABLE "forum_reports" DROP CONSTRAINT "forum_reports_one_target";--> statement-breakpoint
ALTER TABLE "forum_reports" DROP CONSTRAINT "forum_reports_post_id_forum_posts_id_fk";
--> statement-breakpoint
ALTER TABLE "forum_reports" DROP CONSTRAINT "forum_reports_comment_id_forum_comments_id_fk";
--> statement-breakpoint
ALTER TABLE "message_reports" DROP CONSTRAINT "message_reports_message_id_messages_id_fk";
--> statement-breakpoint
ALTER TABLE "message_reports" ALTER COLUMN "message_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_ref" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "previous_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" varchar(64);--> statement-breakpoint
ALTER TABLE "forum_reports" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD COLUMN "title" varchar(200);--> statement-breakpoint
ALTER TABLE "forum_reports" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD COLUMN "author_first_name" varchar(100);--> statement-breakpoint
ALTER TABLE "forum_reports" ADD COLUMN "author_last_name" varchar(100);--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "body" varchar(4000);--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "sender_first_name" varchar(100);--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "sender_last_name" varchar(100);--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_version" FOREIGN KEY ("document","version") REFERENCES "public"."legal_versions"("document","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_reports" ADD CONSTRAINT "profile_reports_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_reports" ADD CONSTRAINT "profile_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_reports" ADD CONSTRAINT "profile_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "consents_subscriber" ON "consents" USING btree ("subscriber_id","created_at","id");--> statement-breakpoint
CREATE INDEX "consents_contact_message" ON "consents" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "legal_versions_published_by" ON "legal_versions" USING btree ("published_by");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_reports_open" ON "profile_reports" USING btree ("member_id","reporter_id") WHERE "profile_reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "profile_reports_queue" ON "profile_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "profile_reports_resolved_at" ON "profile_reports" USING btree ("resolved_at");--> statement-breakpoint
CREATE INDEX "profile_reports_member" ON "profile_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "profile_reports_reporter" ON "profile_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "security_events_recent" ON "security_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at","id");--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_comment_id_forum_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."forum_comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_position" ON "audit_log" USING btree ("position");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "forum_reports_post" ON "forum_reports" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "forum_reports_comment" ON "forum_reports" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "forum_reports_resolved_at" ON "forum_reports" USING btree ("resolved_at");--> statement-breakpoint
CREATE INDEX "forum_reports_author" ON "forum_reports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "message_reports_message" ON "message_reports" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_reports_resolved_at" ON "message_reports" USING btree ("resolved_at");--> statement-breakpoint
CREATE INDEX "message_reports_sender" ON "message_reports" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_subject" CHECK ("forum_reports"."subject" in ('post', 'comment'));--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_decided" CHECK (("forum_reports"."status" = 'open') = ("forum_reports"."resolved_at" is null));--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_one_target" CHECK (("forum_reports"."post_id" is null or "forum_reports"."subject" = 'post') and ("forum_reports"."comment_id" is null or "forum_reports"."subject" = 'comment'));--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_decided" CHECK (("message_reports"."status" = 'open') = ("message_reports"."resolved_at" is null));
--> statement-breakpoint

-- What was reported before there were snapshots is kept as it is now; where its words are gone already, they stay gone.
UPDATE forum_reports AS report SET subject = 'post', subject_id = post.id, title = post.title, content = post.content,
  author_id = author.id, author_first_name = author.first_name, author_last_name = author.last_name
FROM forum_posts AS post JOIN users AS author ON author.id = post.author_id WHERE post.id = report.post_id;
--> statement-breakpoint
UPDATE forum_reports AS report SET subject = 'comment', subject_id = comment.id, title = post.title,
  content = comment.content, author_id = author.id, author_first_name = author.first_name,
  author_last_name = author.last_name
FROM forum_comments AS comment JOIN forum_posts AS post ON post.id = comment.post_id
  JOIN users AS author ON author.id = comment.author_id WHERE comment.id = report.comment_id;
--> statement-breakpoint
ALTER TABLE forum_reports ALTER COLUMN subject SET NOT NULL, ALTER COLUMN subject_id SET NOT NULL,
  ALTER COLUMN title SET NOT NULL, ALTER COLUMN content SET NOT NULL,
  ALTER COLUMN author_first_name SET NOT NULL, ALTER COLUMN author_last_name SET NOT NULL;
--> statement-breakpoint
UPDATE message_reports AS report SET body = message.body, sent_at = message.created_at, sender_id = sender.id,
  sender_first_name = sender.first_name, sender_last_name = sender.last_name
FROM messages AS message JOIN users AS sender ON sender.id = message.sender_id WHERE message.id = report.message_id;
--> statement-breakpoint
ALTER TABLE message_reports ALTER COLUMN body SET NOT NULL, ALTER COLUMN sent_at SET NOT NULL,
  ALTER COLUMN sender_first_name SET NOT NULL, ALTER COLUMN sender_last_name SET NOT NULL;
--> statement-breakpoint

-- The chain of the audit log. What a line says is written one way only, so that whoever has it can hash it again.
CREATE FUNCTION audit_content(entry audit_log) RETURNS text LANGUAGE sql STABLE
  RETURN jsonb_build_array(entry.position, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    entry.actor_ref, entry.actor_name, entry.action, entry.target_type, entry.target_id, entry.target_label,
    entry.details)::text;
--> statement-breakpoint
CREATE FUNCTION audit_hash(previous text, entry audit_log) RETURNS text LANGUAGE sql STABLE
  RETURN encode(sha256(convert_to(previous || E'\n' || audit_content(entry), 'UTF8')), 'hex');
--> statement-breakpoint
INSERT INTO audit_head (position, hash) VALUES (0, repeat('0', 64));
--> statement-breakpoint
CREATE FUNCTION audit_log_begin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.actor_ref := NEW.actor_id;
  NEW.position := NULL;
  NEW.previous_hash := NULL;
  NEW.hash := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_begun BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_begin();
--> statement-breakpoint
-- When the transaction commits: its head is then held for a moment, and nothing else is waited for meanwhile.
CREATE FUNCTION audit_log_chain() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_log_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id'
      AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id) THEN
      RETURN NEW;
    END IF;
    -- Once, when it takes its place in the chain.
    IF OLD.hash IS NULL AND NEW.hash IS NOT NULL
      AND to_jsonb(NEW) - '{position,previous_hash,hash}'::text[] = to_jsonb(OLD) - '{position,previous_hash,hash}'::text[] THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is not changed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'audit_log_keep';
END $$;
--> statement-breakpoint
-- What was there before, in the order in which it was written.
ALTER TABLE audit_log DISABLE TRIGGER audit_log_kept;
--> statement-breakpoint
DO $$
DECLARE
  entry audit_log;
  head audit_head;
BEGIN
  FOR entry IN SELECT * FROM audit_log ORDER BY id LOOP
    UPDATE audit_head SET position = position + 1 RETURNING * INTO head;
    entry.actor_ref := entry.actor_id;
    entry.position := head.position;
    entry.hash := audit_hash(head.hash, entry);
    UPDATE audit_log SET actor_ref = entry.actor_ref, position = head.position, previous_hash = head.hash,
      hash = entry.hash WHERE id = entry.id;
    UPDATE audit_head SET hash = entry.hash;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE audit_log ENABLE TRIGGER audit_log_kept;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_log_chained AFTER INSERT ON audit_log
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_log_chain();
--> statement-breakpoint

-- The texts that the portal comes with; administrators publish their own over them.
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

Preguntas: {{contactEmail}}.$legal$);

--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id");
--> statement-breakpoint

-- Words that were learned from people who left. Whether a word is still in use is looked up under its stem; of many texts
-- with that stem only some are read, and a word that is dropped too early is learned again.
CREATE FUNCTION search_is_used(word text, stem text) RETURNS boolean LANGUAGE sql STABLE AS $$
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
--> statement-breakpoint
CREATE FUNCTION search_forget(value text) RETURNS void LANGUAGE sql VOLATILE AS $$
  DELETE FROM search_words AS known USING (
    SELECT DISTINCT token.word FROM unnest(string_to_array(es_fold(value), ' ')) AS token (word)
  ) AS gone WHERE known.word = gone.word AND NOT search_is_used(known.word, known.stem)
$$;
--> statement-breakpoint
DELETE FROM search_words WHERE NOT search_is_used(word, stem);
--> statement-breakpoint

-- A term of the directory that nobody has any more is no longer there, with its label: it may be the name of who left.
CREATE OR REPLACE FUNCTION member_count_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Nobody else's changes are seen here: they are gone before they are committed.
  IF NOT EXISTS (SELECT FROM member_term_changes) THEN RETURN NULL; END IF;
  -- Whoever commits at the same time waits here.
  UPDATE member_terms SET version = version + 1 WHERE term = '';
  WITH change AS (
    DELETE FROM member_term_changes RETURNING term, label, members
  ), tally AS (
    SELECT term, sum(members) AS members, (array_agg(label ORDER BY octet_length(label) DESC NULLS LAST))[1] AS label
    FROM change GROUP BY term HAVING sum(members) <> 0
  ), unused AS (
    DELETE FROM member_terms AS counted USING tally
    WHERE counted.term = tally.term AND counted.term <> '' AND counted.members + tally.members = 0
    RETURNING counted.term
  ), known AS (
    UPDATE member_terms AS counted SET members = counted.members + tally.members,
      -- Whoever leaves out the accents does not decide how it is written.
      label = CASE WHEN octet_length(tally.label) > octet_length(counted.label) THEN tally.label ELSE counted.label END
    FROM tally WHERE counted.term = tally.term AND (counted.term = '' OR counted.members + tally.members <> 0)
    RETURNING counted.term
  )
  INSERT INTO member_terms (term, label, members)
  SELECT term, label, members FROM tally
  WHERE NOT EXISTS (SELECT FROM known WHERE known.term = tally.term)
    AND NOT EXISTS (SELECT FROM unused WHERE unused.term = tally.term);
  RETURN NULL;
END $$;
--> statement-breakpoint
DELETE FROM member_terms WHERE members = 0 AND term <> '';
