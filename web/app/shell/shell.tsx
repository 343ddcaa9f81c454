import type { ReactNode } from 'react';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { useSiteSettings } from '../../features/site/site.api.ts';
import { classNames } from '../../lib/class-names.ts';
import { navLinks } from './nav-links.ts';
import { ProgressBar } from './progress-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useMemberShell } from './use-member-shell.ts';
import { useMobileMenu } from './use-mobile-menu.ts';

/** Layout of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const settings = useSiteSettings();
  const { user } = useCurrentUser();
  const menu = useMobileMenu();
  const parts = useMemberShell(user !== null);
  const links = navLinks(settings, user !== null);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ProgressBar />
      <SiteHeader siteName={settings.siteName} links={links} user={user} menu={menu} parts={parts} />
      {/* Members' pages load piece by piece: a full-height `main` keeps the footer from shifting. */}
      <main
        id="contenido"
        tabIndex={-1}
        className={classNames('flex-1', user && 'min-h-[calc(100dvh-4rem)] lg:min-h-[calc(100dvh-7rem)]')}
      >
        {parts && (user?.mustConfirmEmail || user?.needsConsent) ? (
          <div data-print="hide" className="page-container grid gap-4 py-4">
            {user.mustConfirmEmail ? <parts.UnconfirmedEmailNotice user={user} /> : null}
            {user.needsConsent ? <parts.ConsentRequest /> : null}
          </div>
        ) : null}
        {children}
      </main>
      <SiteFooter settings={settings} overBottomBar={user !== null} />
      {parts ? <parts.BottomBar links={links} menu={menu} /> : null}
      {parts ? <parts.LiveUpdates /> : null}
      {parts ? <parts.ProofPrompt /> : null}
    </div>
  );
}
