import type { RenderedPage } from '#contract/page.ts';
import type { SiteSettings } from '#contract/site/site.contract.ts';

export interface PageFrame {
  page: RenderedPage;
  settings: Pick<SiteSettings, 'primaryColor' | 'secondaryColor'>;
  styleNonce: string;
  /** The visitor's own choice, from the cookie; absent, the system decides. */
  theme: 'light' | 'dark' | undefined;
}

/** Puts a page into the built index.html. */
export function fillTemplate(template: string, { page, settings, styleNonce, theme }: PageFrame): string {
  const colors = `:root{--site-primary:${settings.primaryColor};--site-secondary:${settings.secondaryColor}}`;
  const parts: Record<string, string> = {
    '<html lang="es-DO"': theme ? `<html lang="es-DO" data-theme="${theme}"` : '<html lang="es-DO"',
    '<!--page-theme-->': `<style nonce="${styleNonce}">${colors}</style>`,
    '<!--page-head-->': page.head,
    '<!--page-html-->': page.html,
    '<!--page-state-->': page.state,
  };
  // A function as replacement: page content may hold `$&` and the like.
  return Object.entries(parts).reduce((html, [mark, value]) => html.replace(mark, () => value), template);
}
