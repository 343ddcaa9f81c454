-- The one row of settings, made of the column defaults.
INSERT INTO site_settings DEFAULT VALUES ON CONFLICT DO NOTHING;
