import { type SavedSettings, type SettingsForm, settingsBody } from '#contract/site/admin-settings.contract.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import type { FieldMessages } from '../../ui/use-validated-form.ts';

/** Form values: optional settings are empty strings. */
export type SettingsFormValues = {
  [Name in keyof Required<SettingsForm>]: SettingsForm[Name] extends boolean | undefined ? boolean : string;
};

/** Key order is field order, which the error summary follows. */
export function toFormValues(settings: SavedSettings): SettingsFormValues {
  return {
    siteName: settings.siteName,
    siteDescription: settings.siteDescription,
    district: settings.district,
    heroTitle: settings.heroTitle,
    heroSubtitle: settings.heroSubtitle,
    primaryColor: settings.primaryColor,
    secondaryColor: settings.secondaryColor,
    contactEmail: settings.contactEmail,
    contactPhone: settings.contactPhone,
    address: settings.address,
    facebookUrl: settings.facebookUrl ?? '',
    instagramUrl: settings.instagramUrl ?? '',
    linkedinUrl: settings.linkedinUrl ?? '',
    xUrl: settings.xUrl ?? '',
    youtubeUrl: settings.youtubeUrl ?? '',
    mapUrl: settings.mapUrl ?? '',
    enableForum: settings.enableForum,
    enableProjects: settings.enableProjects,
    enableNewsletter: settings.enableNewsletter,
    requireAdminFactor: settings.requireAdminFactor,
    requireRecentProof: settings.requireRecentProof,
  };
}

export const settingsProblems = (values: SettingsFormValues): FieldMessages<SettingsFormValues> =>
  schemaProblems(settingsBody, values);
