import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { hexColor } from '../fields.ts';

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
});
export type SiteSettings = z.output<typeof siteSettings>;

export const siteContract = {
  getSettings: endpoint({
    method: 'GET',
    path: '/api/settings',
    guard: 'public',
    summary: 'Configuración pública del sitio',
    response: siteSettings,
  }),
  getOpenApi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    guard: 'public',
    summary: 'Descripción OpenAPI de todas las llamadas',
  }),
  showApiDocs: endpoint({
    method: 'GET',
    path: '/api/docs',
    guard: 'public',
    summary: 'Página con la documentación de la API',
  }),
};
