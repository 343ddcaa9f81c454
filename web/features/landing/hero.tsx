import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Figure } from '#contract/content/content.contract.ts';
import type { Image } from '#contract/media/media.contract.ts';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { BrandDivider } from '../../ui/brand-divider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

function Sunrise({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 400" aria-hidden="true" className={className} fill="none" stroke="var(--sun)">
      <circle cx="400" cy="400" r="120" fill="var(--sun)" fillOpacity="0.08" strokeOpacity="0.35" />
      <circle cx="400" cy="400" r="190" strokeOpacity="0.22" />
      <circle cx="400" cy="400" r="270" strokeOpacity="0.14" />
      <circle cx="400" cy="400" r="360" strokeOpacity="0.08" />
    </svg>
  );
}

export function StatList({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <ul className="grid gap-x-6 gap-y-2 border-t border-current/20 pt-6 text-navy-muted sm:grid-cols-3 lg:col-span-2">
      {figures.map(({ before, figure, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two claims may have one figure
        <li key={index}>
          {before ? `${before} ` : null}
          <strong className="text-2xl text-navy-foreground tabular-nums">{figure}</strong>
          {after ? ` ${after}` : null}
        </li>
      ))}
    </ul>
  );
}

interface HeroProps {
  settings: SiteSettings;
  image: Image | null | undefined;
  figures: readonly Figure[] | undefined;
  aside?: ReactNode;
  /** The form is far down the page on a phone. */
  newsletterHref?: string | undefined;
}

export function Hero({ settings, figures, image, aside, newsletterHref }: HeroProps) {
  return (
    <header className="ground-navy relative overflow-hidden">
      {/* Faint enough for readable text on any image. */}
      <Picture image={image} sizes="100vw" className="absolute! inset-0 opacity-20" isFirst />
      {image ? null : (
        <Sunrise className="absolute right-0 bottom-0 w-[44rem] max-w-none translate-x-1/4 lg:w-[64rem] lg:translate-x-1/5" />
      )}
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
          {newsletterHref ? (
            <p className="mt-3 lg:hidden">
              <a href={newsletterHref} className="inline-flex min-h-11 items-center gap-2 underline">
                <Mail aria-hidden="true" className="size-5" />
                Recibir el boletín
              </a>
            </p>
          ) : null}
        </div>
        {aside}
        {figures ? <StatList figures={figures} /> : <div className="min-h-16 lg:col-span-2" />}
      </div>
      <BrandDivider className="relative" />
    </header>
  );
}
