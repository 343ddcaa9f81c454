import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import { updatedAt, version } from './columns.ts';
import { mediaItems } from './media.ts';

/** Single row, created with these defaults (`site.sql`). */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: smallint().primaryKey().default(1),
    siteName: varchar({ length: 100 }).notNull().default('Consejo de Desarrollo Empresarial del Este'),
    siteDescription: varchar({ length: 300 })
      .notNull()
      .default(
        'La comunidad de los empresarios del Este: noticias, eventos, foro y proyectos para hacer crecer tu negocio.',
      ),
    heroTitle: varchar({ length: 150 }).notNull().default('Impulsamos el desarrollo empresarial del Este'),
    heroSubtitle: varchar({ length: 300 })
      .notNull()
      .default(
        'Conectamos a los dueños de pequeñas y medianas empresas del Este para compartir oportunidades, aprender juntos y hacer negocios.',
      ),
    heroImageId: uuid().references(() => mediaItems.id, { onDelete: 'restrict' }),
    district: varchar({ length: 100 }).notNull().default('Distrito Este'),
    /** Empty until the office gives them; the demo has its own. */
    contactEmail: varchar({ length: 254 }).notNull().default(''),
    contactPhone: varchar({ length: 30 }).notNull().default(''),
    address: varchar({ length: 300 }).notNull().default(''),
    enableNewsletter: boolean().notNull().default(true),
    enableForum: boolean().notNull().default(true),
    enableProjects: boolean().notNull().default(true),
    primaryColor: varchar({ length: 7 }).notNull().default('#1E293B'),
    secondaryColor: varchar({ length: 7 }).notNull().default('#3B82F6'),
    logoId: uuid().references(() => mediaItems.id, { onDelete: 'restrict' }),
    /** For dark backgrounds; null: the same. */
    logoDarkId: uuid().references(() => mediaItems.id, { onDelete: 'restrict' }),
    /** Null: shown without a link. */
    facebookUrl: varchar({ length: 300 }),
    instagramUrl: varchar({ length: 300 }),
    linkedinUrl: varchar({ length: 300 }),
    xUrl: varchar({ length: 300 }),
    youtubeUrl: varchar({ length: 300 }),
    mapUrl: varchar({ length: 500 }),
    /** Null: on in production, off elsewhere. */
    requireAdminFactor: boolean(),
    requireRecentProof: boolean(),
    version: version(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('site_settings_single', sql`${table.id} = 1`),
    check('site_settings_primary_color', sql`${table.primaryColor} ~ '^#[0-9a-fA-F]{6}$'`),
    check('site_settings_secondary_color', sql`${table.secondaryColor} ~ '^#[0-9a-fA-F]{6}$'`),
  ],
);
