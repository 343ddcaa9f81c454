INSERT INTO contact_departments (key, email, phone) VALUES
  ('membership', 'membresia@consejoeste.example', '809-555-0102'),
  ('activities', 'eventos@consejoeste.example', '809-555-0105')
ON CONFLICT DO NOTHING;
