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
