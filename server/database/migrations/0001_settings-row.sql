-- The site has one row of settings from the start, made of the column defaults.
INSERT INTO "site_settings" DEFAULT VALUES ON CONFLICT DO NOTHING;
