import type { SiteContent } from '#contract/content/content.contract.ts';
import type { PageKind } from '#contract/content/content-kinds.ts';
import { officePagePath } from '#contract/content/content-paths.ts';
import type { Image } from '#contract/media/media.contract.ts';
import type { SavedSettings } from '#contract/site/admin/admin-settings.contract.ts';
import type { Logo, SiteNavigation, SiteSettings } from '#contract/site/site.contract.ts';
import type { Config } from '../../core/config.ts';
import { hasDemoMailbox } from '../../core/mail-files.ts';
import type { Maintenance } from '../../core/maintenance-mode.ts';
import type { SettingsRow } from '../../services/site-settings/site-settings.queries.ts';

interface NavigationRow {
  kind: string;
  slug: string | null;
  title: string;
  placement: string | null;
  footer: Record<string, unknown> | null;
}

function presentNavigation(rows: NavigationRow[]): SiteNavigation {
  const links = (isLinked: (row: NavigationRow) => boolean) =>
    rows.filter(isLinked).map(({ kind, slug, title }) => ({
      href: officePagePath({ kind: kind as PageKind, slug: slug ?? '' }),
      label: title,
    }));
  const { rights = '', links: more = [] } = (rows.find(({ footer }) => footer)?.footer ?? {}) as Partial<
    SiteContent['footer']
  >;
  return {
    services: links(({ kind }) => kind === 'service'),
    menu: links(({ placement }) => placement === 'menu'),
    footer: [
      ...links(({ placement }) => placement === 'footer'),
      ...more.map(({ label, address }) => ({ href: address, label })),
    ],
    rights,
  };
}

interface Shown {
  navigation: NavigationRow[];
  images: Image[];
  maintenance: Maintenance | undefined;
}

export function presentSettings(row: SettingsRow, shown: Shown, config: Config): SiteSettings {
  const { navigation, images, maintenance } = shown;
  /** The first width is the smallest. */
  const logoOf = (id: string | null): Logo | null => {
    const image = images.find((each) => each.id === id);
    if (!image) return null;
    const { url, srcset, width, height } = image;
    return { id: image.id, src: srcset?.split(' ')[0] ?? url, width, height };
  };
  return {
    ...presentOwnSettings(row, config),
    logo: logoOf(row.logoId),
    logoDark: logoOf(row.logoDarkId),
    maintenance: maintenance ? { reason: maintenance.reason } : null,
    navigation: presentNavigation(navigation),
  };
}

type DerivedSettings = 'navigation' | 'logo' | 'logoDark' | 'maintenance';

function presentOwnSettings(row: SettingsRow, config: Config): Omit<SiteSettings, DerivedSettings> {
  const {
    id,
    version: _version,
    updatedAt: _updatedAt,
    requireAdminFactor: _factor,
    requireRecentProof: _proof,
    heroImageId: _heroImage,
    logoId: _logo,
    logoDarkId: _logoDark,
    ...settings
  } = row;
  return {
    id: String(id),
    ...settings,
    demoMailbox: hasDemoMailbox(config),
    externalLogin: config.oidc !== undefined,
    requireConsent: config.requireConsent,
  };
}

/** Unset switches are on in production and off elsewhere. */
export function presentSavedSettings(row: SettingsRow, config: Config): SavedSettings {
  return {
    ...presentOwnSettings(row, config),
    heroImageId: row.heroImageId,
    logoId: row.logoId,
    logoDarkId: row.logoDarkId,
    requireAdminFactor: row.requireAdminFactor ?? config.production,
    requireRecentProof: row.requireRecentProof ?? config.production,
    version: row.version,
  };
}
