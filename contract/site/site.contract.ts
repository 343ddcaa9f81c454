import * as z from 'zod/mini';
import { get } from '../endpoint.ts';
import { hexColor } from '../fields.ts';

export const siteLink = z.object({ href: z.string(), label: z.string() });
export type SiteLink = z.output<typeof siteLink>;

export const siteNavigation = z.object({
  services: z.array(siteLink),
  menu: z.array(siteLink),
  footer: z.array(siteLink),
  /** After the year and the site's name. */
  rights: z.string(),
});
export type SiteNavigation = z.output<typeof siteNavigation>;

/** The smallest width. */
export const logo = z.object({ id: z.string(), src: z.string(), width: z.number(), height: z.number() });
export type Logo = z.output<typeof logo>;

export const siteSettings = z.object({
  id: z.string(),
  siteName: z.string(),
  siteDescription: z.string(),
  heroTitle: z.string(),
  heroSubtitle: z.string(),
  district: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  address: z.string(),
  enableNewsletter: z.boolean(),
  enableForum: z.boolean(),
  enableProjects: z.boolean(),
  primaryColor: hexColor,
  secondaryColor: hexColor,
  logo: z.nullable(logo),
  /** For dark backgrounds; null: the same. */
  logoDark: z.nullable(logo),
  /** Null: shown without a link. */
  facebookUrl: z.nullable(z.string()),
  instagramUrl: z.nullable(z.string()),
  linkedinUrl: z.nullable(z.string()),
  xUrl: z.nullable(z.string()),
  youtubeUrl: z.nullable(z.string()),
  mapUrl: z.nullable(z.string()),
  /** Demo without a mail server: its mails are shown at `/demo/correo`. */
  demoMailbox: z.boolean(),
  externalLogin: z.boolean(),
  /** Set by the configuration, not by administrators. */
  requireConsent: z.boolean(),
  /** Read-only mode. The reason says when to come back; it may be empty. */
  maintenance: z.nullable(z.object({ reason: z.string() })),
  navigation: siteNavigation,
});
export type SiteSettings = z.output<typeof siteSettings>;

export const siteContract = {
  getSettings: get('/api/settings', 'public', 'Configuración pública del sitio', { response: siteSettings }),
  getOpenApi: get('/api/openapi.json', 'public', 'Descripción OpenAPI de todas las llamadas'),
  showApiDocs: get('/api/docs', 'public', 'Página con la documentación de la API'),
};
