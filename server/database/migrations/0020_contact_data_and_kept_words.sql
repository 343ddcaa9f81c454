-- schema/*.ts
ALTER TABLE "site_settings" ALTER COLUMN "contact_email" SET DEFAULT '';
ALTER TABLE "site_settings" ALTER COLUMN "contact_phone" SET DEFAULT '';
ALTER TABLE "site_settings" ALTER COLUMN "address" SET DEFAULT '';
ALTER TABLE "forum_report_images" ADD COLUMN "alt" varchar(300);

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
      {"from": "", "to": ""},
      {"from": "", "to": ""},
      {"from": "", "to": ""},
      {"from": "", "to": ""},
      {"from": "", "to": ""},
      {"from": "", "to": ""},
      {"from": "", "to": ""}
    ],
    "note": ""
  }$json$),
  ('footer', 'Pie de página', 8, $json${"rights": "Todos los derechos reservados.", "links": []}$json$),
  ('firms', 'Empresas miembro', 9, $json${
    "intro": "Quienes hacen la organización, cada día, con su trabajo.",
    "firms": []
  }$json$)
) AS block (kind, name, position, content)
ON CONFLICT DO NOTHING;

INSERT INTO content_versions (item_id, number, content, published_at)
SELECT id, 1, published, published_at FROM content_items WHERE published IS NOT NULL
ON CONFLICT DO NOTHING;

-- schema/invitations.sql
-- An invitation is accepted when an account confirms its address. An unconfirmed account does not use it up: anybody may
-- register with the address of somebody else.
CREATE OR REPLACE FUNCTION accept_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invitations SET accepted_at = now(), token_hash = NULL
  WHERE email = NEW.email AND accepted_at IS NULL AND revoked_at IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_email_confirmed AFTER INSERT OR UPDATE OF email, is_email_verified ON users
  FOR EACH ROW WHEN (NEW.is_email_verified) EXECUTE FUNCTION accept_invitation();

-- Data of earlier versions. Those came with hours and contact data of sample, which only the demo shows; an office that has
-- begun keeps what it has.
UPDATE content_items SET draft = hours.content, published = hours.content
FROM (SELECT jsonb_build_object('week', jsonb_agg('{"from": "", "to": ""}'::jsonb), 'note', '') AS content
  FROM generate_series(1, 7)) AS hours
WHERE kind = 'hours' AND NOT EXISTS (SELECT FROM users);

UPDATE content_versions SET content = item.published FROM content_items AS item
WHERE item_id = item.id AND item.kind = 'hours' AND NOT EXISTS (SELECT FROM users);

UPDATE site_settings SET
  contact_email = CASE contact_email WHEN 'info@consejoeste.example' THEN '' ELSE contact_email END,
  contact_phone = CASE contact_phone WHEN '809-555-0100' THEN '' ELSE contact_phone END,
  address = CASE WHEN address LIKE 'Av. Libertad 45, Edificio Empresarial, %' THEN '' ELSE address END
WHERE NOT EXISTS (SELECT FROM users WHERE email = 'admin@demo.example');

-- Reports kept the pictures without their words: those of today are the nearest.
UPDATE forum_report_images AS kept SET alt = media.alt FROM media_items AS media
WHERE media.id = kept.media_id AND kept.alt IS NULL;
