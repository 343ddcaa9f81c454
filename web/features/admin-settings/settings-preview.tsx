import { type CSSProperties, useId } from 'react';
import { isHexColor, siteThemeVariables } from '../../lib/site-theme.ts';
import type { SettingsFormValues } from './settings-form-values.ts';

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

/** Falls back to the site's own colours while a hex value is incomplete. */
function themeOf(primary: string, secondary: string): CSSProperties {
  if (!isHexColor(primary) || !isHexColor(secondary)) return {};
  return siteThemeVariables(primary, secondary) as CSSProperties;
}

/** Miniature of the landing's hero from the form's current values. */
export function SettingsPreview({ values, className }: { values: Shown; className?: string }) {
  const headingId = useId();
  const buttons = [values.enableForum && 'Ir al Foro', values.enableProjects && 'Ver Proyectos'].filter(Boolean);
  return (
    <section aria-labelledby={headingId} className={className}>
      <h3 id={headingId} className="mb-2 text-lg">
        Vista previa
      </h3>
      <div
        style={themeOf(values.primaryColor, values.secondaryColor)}
        className="overflow-hidden rounded-card border border-border bg-[var(--site-primary)] text-[var(--site-on-primary)] shadow-card"
      >
        <p className="flex items-center gap-2 border-b border-current/15 px-4 py-3 text-sm leading-tight font-bold">
          <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-7 shrink-0">
            <path d="M8 17a8 8 0 0 1 16 0z" fill="var(--site-sun)" />
            <g strokeWidth="2" strokeLinecap="round">
              <path d="M3 20c8-3 18-3 26 0" stroke="var(--site-secondary)" />
              <path d="M6 25c6-2.5 14-2.5 20 0" stroke="currentColor" />
            </g>
          </svg>
          <span className="min-w-0 wrap-anywhere">{values.siteName}</span>
        </p>
        <div className="px-4 pt-5 pb-4">
          <p className="text-xs font-semibold text-[var(--site-sun)]">{values.district}, República Dominicana</p>
          <p className="mt-2 text-xl leading-tight font-bold wrap-anywhere">{values.heroTitle}</p>
          <p className="mt-2 text-sm text-[var(--site-on-primary-muted)] wrap-anywhere">{values.heroSubtitle}</p>
          <p className="mt-4 flex flex-wrap gap-2 text-xs font-semibold">
            {buttons.map((label) => (
              <span key={String(label)} className="rounded-input border border-current px-3 py-1.5">
                {label}
              </span>
            ))}
          </p>
        </div>
        <svg viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true" className="block h-8 w-full">
          <path d="M0 26c120-26 280-26 400 0" fill="none" stroke="var(--site-secondary)" strokeWidth="5" />
          <path d="M0 36c120-22 280-22 400 0" fill="none" stroke="var(--site-sun)" strokeWidth="3" />
        </svg>
      </div>
      <p className="mt-2 text-sm text-muted">
        Cambia mientras escribes. En el sitio se ve cuando guardas; con la apariencia oscura, el fondo es siempre azul
        noche.
      </p>
    </section>
  );
}
