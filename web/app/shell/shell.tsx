import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { isOfficeRole } from '#contract/account/roles.ts';
import { adminPath } from '#contract/paths.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { useSiteSettings } from '../../features/site/site.api.ts';
import { classNames } from '../../lib/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { navigationProgress } from '../navigation-progress.ts';
import { ariaCurrent, navLinks } from './nav-links.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useMemberShell } from './use-member-shell.ts';
import { useMobileMenu } from './use-mobile-menu.ts';

function SkipLink() {
  return (
    <a
      href="#contenido"
      data-print="hide"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-input bg-primary px-4 py-3 font-semibold text-primary-foreground focus:translate-y-0"
    >
      Saltar al contenido
    </a>
  );
}

/** Progress line while the next page loads; delayed, so that it does not flash for quick loads. */
function ProgressBar() {
  const isWaiting = useSyncExternalStore(navigationProgress.subscribe, navigationProgress.isWaiting, () => false);
  return isWaiting ? <div aria-hidden="true" className="progress-bar" /> : null;
}

/** Lazy: the browser needs it only in read-only mode. */
const MaintenanceBanner = lazyPart(
  async () => (await import('./maintenance-banner.tsx')).MaintenanceBanner,
  null,
  import.meta.env.SSR ? (await import('./maintenance-banner.tsx')).MaintenanceBanner : undefined,
);

export function Shell({ children }: { children: ReactNode }) {
  const settings = useSiteSettings();
  const { user } = useCurrentUser();
  const menu = useMobileMenu();
  const parts = useMemberShell(user !== null);
  const links = navLinks(settings, user !== null);
  const [path] = useLocation();
  const isAdministration = user !== null && isOfficeRole(user.role) && ariaCurrent(adminPath, path) !== undefined;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ProgressBar />
      <SiteHeader
        siteName={settings.siteName}
        logo={settings.logoDark ?? settings.logo}
        links={links}
        user={user}
        menu={menu}
        parts={parts}
      />
      {settings.maintenance ? <MaintenanceBanner {...settings.maintenance} /> : null}
      <div className={isAdministration ? 'admin-columns' : 'flex flex-1 flex-col'}>
        {isAdministration ? (
          <div data-print="hide" className="max-lg:ground-navy max-lg:min-h-15">
            {parts && !user.needsSecondFactor ? <parts.AdminMenuBar role={user.role} /> : null}
          </div>
        ) : null}
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
      </div>
      <SiteFooter settings={settings} overBottomBar={user !== null} />
      {parts ? <parts.BottomBar links={links} menu={menu} /> : null}
      {parts ? <parts.LiveUpdates /> : null}
      {parts ? <parts.ProofPrompt /> : null}
    </div>
  );
}
