import { useQuery } from '@tanstack/react-query';
import { type SiteSettings, siteContract } from '#contract/site/site.contract.ts';
import { apiQuery } from '../../lib/api-queries.ts';

export const settingsQuery = apiQuery(siteContract.getSettings, {});

/** Fallback when the settings cannot be read, so that the shell still renders. */
const fallbackSettings: SiteSettings = {
  id: '',
  siteName: 'Consejo de Desarrollo Empresarial del Este',
  siteDescription: '',
  heroTitle: 'Consejo de Desarrollo Empresarial del Este',
  heroSubtitle: '',
  district: 'Distrito Este',
  contactEmail: '',
  contactPhone: '',
  address: '',
  enableNewsletter: true,
  enableForum: true,
  enableProjects: true,
  primaryColor: '#1E293B',
  secondaryColor: '#3B82F6',
  logo: null,
  logoDark: null,
  facebookUrl: null,
  instagramUrl: null,
  linkedinUrl: null,
  xUrl: null,
  youtubeUrl: null,
  mapUrl: null,
  demoMailbox: false,
  externalLogin: true,
  requireConsent: false,
  maintenance: null,
  navigation: { services: [], menu: [], footer: [], rights: '' },
};

export function useSiteSettings(): SiteSettings {
  return useQuery(settingsQuery).data ?? fallbackSettings;
}

export function settingsOrFallback(settings: SiteSettings | undefined): SiteSettings {
  return settings ?? fallbackSettings;
}
