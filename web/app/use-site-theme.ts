import { useEffect } from 'react';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { siteThemeVariables } from '../lib/site-theme.ts';

/** Applies changed site colours; the initial ones are in the server's markup. */
export function useSiteTheme(settings: SiteSettings | undefined): void {
  const primary = settings?.primaryColor;
  const secondary = settings?.secondaryColor;
  useEffect(() => {
    if (!primary || !secondary) return;
    for (const [name, value] of Object.entries(siteThemeVariables(primary, secondary))) {
      document.documentElement.style.setProperty(name, value);
    }
  }, [primary, secondary]);
}
