import type { RenderedPage } from '#contract/page.ts';

export interface PageFrame {
  page: RenderedPage;
  /** The stylesheet and the site's colours. */
  css: string;
  styleNonce: string;
  /** The visitor's own choice, from the cookie; absent, the system decides. */
  theme: 'light' | 'dark' | undefined;
}

/** Puts a page into the built index.html. */
export function fillTemplate(template: string, { page, css, styleNonce, theme }: PageFrame): string {
  const parts: Record<string, string> = {
    '<html lang="es-DO"': theme ? `<html lang="es-DO" data-theme="${theme}"` : '<html lang="es-DO"',
    '<!--page-theme-->': `<style nonce="${styleNonce}">${css}</style>`,
    '<!--page-head-->': page.head,
    '<!--page-html-->': page.html,
    '<!--page-state-->': page.state,
  };
  // A function as replacement: page content may hold `$&` and the like.
  return Object.entries(parts).reduce((html, [mark, value]) => html.replace(mark, () => value), template);
}
