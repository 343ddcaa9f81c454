import * as z from 'zod/mini';
import { get, patch, put } from '../../endpoint.ts';
import {
  atMost,
  completeAddress,
  email,
  hexColor,
  isSecureAddress,
  possiblyEmptyText,
  requiredText,
} from '../../fields.ts';
import { imageId } from '../../media/media.contract.ts';
import { editBody } from '../../versioned-body.ts';
import { siteSettings } from '../site.contract.ts';

export const settingsLimits = {
  siteName: 100,
  siteDescription: 300,
  heroTitle: 150,
  heroSubtitle: 300,
  district: 100,
  contactPhone: 30,
  address: 300,
  socialUrl: 300,
  mapUrl: 500,
};

const EMAIL_MESSAGE = 'Ingresa un correo electrónico válido';
const ADDRESS_MESSAGE = 'Escribe una dirección completa que empiece por https://';

/** Absent: unchanged. Empty or null: cleared. */
function address(max: number) {
  return z.nullish(
    z.string(ADDRESS_MESSAGE).check(
      completeAddress(),
      atMost(max, `No puede exceder ${max} caracteres`),
      z.refine((value) => value === '' || isSecureAddress(value), ADDRESS_MESSAGE),
    ),
  );
}

export const settingsBody = z.object({
  siteName: requiredText('El nombre del sitio es requerido', settingsLimits.siteName),
  siteDescription: requiredText('La descripción es requerida', settingsLimits.siteDescription),
  heroTitle: requiredText('El título principal es requerido', settingsLimits.heroTitle),
  heroSubtitle: requiredText('El subtítulo es requerido', settingsLimits.heroSubtitle),
  district: z.optional(requiredText('El distrito es requerido', settingsLimits.district)),
  // Empty ones are left out of pages and mails.
  contactEmail: z.union([z.literal(''), email(EMAIL_MESSAGE)], EMAIL_MESSAGE),
  contactPhone: possiblyEmptyText(settingsLimits.contactPhone),
  address: possiblyEmptyText(settingsLimits.address),
  enableNewsletter: z.boolean('Indica si el boletín está activo'),
  enableForum: z.boolean('Indica si el foro está activo'),
  enableProjects: z.boolean('Indica si los proyectos están activos'),
  primaryColor: hexColor,
  secondaryColor: hexColor,
  heroImageId: imageId,
  logoId: imageId,
  logoDarkId: imageId,
  facebookUrl: address(settingsLimits.socialUrl),
  instagramUrl: address(settingsLimits.socialUrl),
  linkedinUrl: address(settingsLimits.socialUrl),
  xUrl: address(settingsLimits.socialUrl),
  youtubeUrl: address(settingsLimits.socialUrl),
  mapUrl: address(settingsLimits.mapUrl),
  requireAdminFactor: z.optional(z.boolean('Indica si se exige el segundo factor')),
  requireRecentProof: z.optional(z.boolean('Indica si se pide confirmar la identidad')),
});
export type SettingsForm = z.output<typeof settingsBody>;

const settingsEdit = editBody(settingsBody);
export type SettingsEdit = z.output<typeof settingsEdit>;

/** Kept in other tables. */
const derived = { navigation: true, logo: true, logoDark: true, maintenance: true } as const;
/** Includes settings that only administrators see. */
export const savedSettings = z.extend(z.omit(siteSettings, derived), {
  heroImageId: z.nullable(z.string()),
  logoId: z.nullable(z.string()),
  logoDarkId: z.nullable(z.string()),
  requireAdminFactor: z.boolean(),
  requireRecentProof: z.boolean(),
  version: z.number(),
});
export type SavedSettings = z.output<typeof savedSettings>;

export const adminSettingsContract = {
  getSavedSettings: get('/api/admin/settings', 'admin', 'Configuración del sitio, para cambiarla', {
    response: savedSettings,
  }),
  updateSettings: put(
    '/api/admin/settings',
    'admin',
    'Cambiar la configuración del sitio; vale para todo el sitio al momento',
    { needsProof: true, body: settingsBody, response: savedSettings },
  ),
  editSettings: patch('/api/admin/settings', 'admin', 'Cambiar solo una parte de la configuración del sitio', {
    needsProof: true,
    versioned: true,
    body: settingsEdit,
    response: savedSettings,
  }),
};
