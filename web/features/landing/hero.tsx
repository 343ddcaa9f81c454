import type { ReactNode } from 'react';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Horizon } from '../../ui/horizon.tsx';
import { ClaimList } from './claim-list.tsx';
import { Sunrise } from './sunrise.tsx';

interface HeroProps {
  settings: SiteSettings;
  /** Slot beside the text, for the next event. */
  aside?: ReactNode;
}

export function Hero({ settings, aside }: HeroProps) {
  return (
    <header className="ground-navy relative overflow-hidden">
      <Sunrise className="absolute right-0 bottom-0 w-[44rem] max-w-none translate-x-1/4 lg:w-[64rem] lg:translate-x-1/5" />
      <div className="page-container relative grid gap-10 pt-12 pb-6 md:pt-20 lg:grid-cols-[1.4fr_1fr] lg:items-center lg:gap-16">
        <div>
          <p className="mb-4 flex items-center gap-3 text-sm font-semibold text-sun">
            <span aria-hidden="true" className="h-0.5 w-8 bg-sun" />
            {settings.district}, República Dominicana
          </p>
          <h1 className="text-display">{settings.heroTitle}</h1>
          <p className="mt-5 max-w-prose text-lg text-navy-muted">{settings.heroSubtitle}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            {settings.enableForum ? (
              <ButtonLink href="/forum" size="lg">
                Ir al Foro
              </ButtonLink>
            ) : null}
            {settings.enableProjects ? (
              <ButtonLink href="/projects" size="lg" variant="outline">
                Ver Proyectos
              </ButtonLink>
            ) : null}
          </p>
        </div>
        {aside}
        <ClaimList />
      </div>
      <Horizon className="relative" />
    </header>
  );
}
