-- The one row of settings, made of the column defaults.
INSERT INTO site_settings DEFAULT VALUES ON CONFLICT DO NOTHING;

-- Earlier versions came with contact data of sample, which only the demo shows.
UPDATE site_settings SET
  contact_email = CASE contact_email WHEN 'info@consejoeste.example' THEN '' ELSE contact_email END,
  contact_phone = CASE contact_phone WHEN '809-555-0100' THEN '' ELSE contact_phone END,
  address = CASE WHEN address LIKE 'Av. Libertad 45, Edificio Empresarial, %' THEN '' ELSE address END
WHERE NOT EXISTS (SELECT FROM users WHERE email = 'admin@demo.example');
