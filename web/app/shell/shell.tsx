import type { ReactNode } from 'react';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { useSiteSettings } from '../../features/site/site.api.ts';
import { classNames } from '../../lib/class-names.ts';
import { navLinks } from './nav-links.ts';
import { ProgressBar } from './progress-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useMemberParts } from './use-member-parts.ts';
import { useMobileMenu } from './use-mobile-menu.ts';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const settings = useSiteSettings();
  const { user } = useCurrentUser();
  const menu = useMobileMenu();
  const parts = useMemberParts(user !== null);
  const links = navLinks(settings, user !== null);
  return (
    <div className={classNames('flex min-h-dvh flex-col', user && 'pb-16 lg:pb-0')}>
      <SkipLink />
      <ProgressBar />
      <SiteHeader siteName={settings.siteName} links={links} user={user} menu={menu} parts={parts} />
      <main id="contenido" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter settings={settings} />
      {parts ? <parts.BottomBar links={links} menu={menu} /> : null}
      {parts ? <parts.LiveUpdates /> : null}
    </div>
  );
}
