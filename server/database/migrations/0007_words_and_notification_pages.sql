-- schema/*.ts
ALTER TABLE "site_settings" ALTER COLUMN "site_description" SET DEFAULT 'La comunidad de los empresarios del Este: noticias, eventos, foro y proyectos para hacer crecer tu negocio.';
ALTER TABLE "site_settings" ALTER COLUMN "hero_subtitle" SET DEFAULT 'Conectamos a los dueños de pequeñas y medianas empresas del Este para compartir oportunidades, aprender juntos y hacer negocios.';
ALTER TABLE "site_settings" ALTER COLUMN "address" SET DEFAULT 'Av. Libertad 45, Edificio Empresarial, 2.º piso, San Pedro de Macorís 21000, República Dominicana';
CREATE INDEX "notifications_page" ON "notifications" USING btree (split_part("href", '#', 1));

-- Where the office has not written its own.
UPDATE site_settings SET site_description = DEFAULT
WHERE site_description = 'La comunidad de los empresarios del Distrito Este: noticias, eventos, foro y proyectos para hacer crecer tu negocio.';
UPDATE site_settings SET hero_subtitle = DEFAULT
WHERE hero_subtitle = 'Conectamos a los dueños de pequeñas y medianas empresas del distrito para compartir oportunidades, aprender juntos y hacer negocios.';
UPDATE site_settings SET address = DEFAULT
WHERE address = 'Av. Libertad 45, Edificio Empresarial, 2.º piso, Distrito Este 21000, República Dominicana';
