import { type CSSProperties, useId } from 'react';
import type { Image } from '#contract/media/media.contract.ts';
import { isHexColor } from '#contract/site/contrast.ts';
import { siteThemeVariables } from '../../../lib/site-theme.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BrandDivider } from '../../../ui/brand-divider.tsx';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { SettingsFormValues } from './settings-fields.tsx';

type Shown = Pick<
  SettingsFormValues,
  | 'siteName'
  | 'district'
  | 'heroTitle'
  | 'heroSubtitle'
  | 'primaryColor'
  | 'secondaryColor'
  | 'enableForum'
  | 'enableProjects'
>;

interface SettingsPreviewProps {
  values: Shown;
  heroImage: Image | null;
  logo: Image | null;
  className?: string;
}

const SCHEMES = { light: 'Apariencia clara', dark: 'Apariencia oscura' } as const;

/** Falls back to the site's own colours while a hex value is incomplete. */
function themeOf(primary: string, secondary: string): CSSProperties {
  if (!isHexColor(primary) || !isHexColor(secondary)) return {};
  return siteThemeVariables(primary, secondary) as CSSProperties;
}

function BandPreview({ values, heroImage, logo }: Omit<SettingsPreviewProps, 'className'>) {
  return (
    <div className="ground-navy">
      <p className="flex items-center gap-2 border-b border-current/15 px-4 py-3 text-sm leading-tight font-bold">
        {logo ? (
          <img src={logo.url} alt="" className="h-7 max-w-24 shrink-0 object-contain" />
        ) : (
          <BrandMark className="size-7 shrink-0" />
        )}
        <span className="min-w-0 wrap-anywhere">{values.siteName}</span>
      </p>
      <div className="relative">
        <Picture image={heroImage} sizes="24rem" className="absolute! inset-0 opacity-20" />
        <div className="relative px-4 pt-5">
          <p className="text-xs font-semibold text-sun">{values.district}, República Dominicana</p>
          <p className="mt-2 text-xl leading-tight font-bold wrap-anywhere">{values.heroTitle}</p>
          <p className="mt-2 text-sm text-navy-muted wrap-anywhere">{values.heroSubtitle}</p>
          <p className="mt-4 flex flex-wrap gap-2">
            {values.enableForum ? <span className={buttonClass('primary', 'sm')}>Ir al Foro</span> : null}
            {values.enableProjects ? <span className={buttonClass('outline', 'sm')}>Ver Proyectos</span> : null}
          </p>
        </div>
        <BrandDivider className="relative mt-3" />
      </div>
    </div>
  );
}

function CardPreview() {
  return (
    <div className="bg-background p-4">
      <div className="rounded-card border border-border bg-card p-4">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="font-semibold text-larimar">Taller</span>
          <Badge tone="green">Gratis</Badge>
        </p>
        <p className="mt-2 leading-tight font-bold">Cómo cotizar sin perder dinero</p>
        <p className="mt-1 text-sm text-muted">
          Con un texto de ejemplo y un <span className="inline-link">enlace</span>.
        </p>
        <p className="mt-3">
          <span className={buttonClass('primary', 'sm')}>Inscribirse</span>
        </p>
      </div>
    </div>
  );
}

export function SettingsPreview({ values, heroImage, logo, className }: SettingsPreviewProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={className}>
      <h3 id={headingId} className="mb-2 text-lg">
        Vista previa
      </h3>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme}>
            <div
              data-theme={scheme}
              style={themeOf(values.primaryColor, values.secondaryColor)}
              className="theme-scope overflow-hidden rounded-card border border-border text-text shadow-card"
            >
              <BandPreview values={values} heroImage={heroImage} logo={logo} />
              <CardPreview />
            </div>
            <figcaption className="mt-1 text-sm text-muted">{SCHEMES[scheme]}</figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">Cambia mientras escribes. En el sitio se ve cuando guardas.</p>
    </section>
  );
}
