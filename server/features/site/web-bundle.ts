import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageBundle, RenderedPage } from '#contract/page.ts';

export interface WebBundle extends PageBundle {
  folder: string;
  template: string;
  /** Inlined: a file of its own would cost a phone one more round trip. */
  styles: string;
}

const STYLESHEET_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;

/** Loaded by path: the server never imports the web side, so each compiles without the other. */
export async function loadWebBundle(projectRoot: string): Promise<WebBundle> {
  const folder = join(projectRoot, 'dist/web');
  const entry = pathToFileURL(join(projectRoot, 'dist/web-server/server-entry.js')).href;
  const [html, { resolveAddress, renderPage, themeCss }] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    import(entry) as Promise<PageBundle>,
  ]);
  const stylesheet = STYLESHEET_LINK.exec(html)?.[1];
  const styles = stylesheet ? await readFile(join(folder, stylesheet), 'utf8') : '';
  return { folder, template: html.replace(STYLESHEET_LINK, ''), styles, resolveAddress, renderPage, themeCss };
}

/** From a cookie; undefined follows the system. */
export type Theme = 'light' | 'dark' | undefined;

interface PageFrame {
  page: RenderedPage;
  css: string;
  theme: Theme;
}

export function fillTemplate(template: string, { page, css, theme }: PageFrame): string {
  const parts: Record<string, string> = {
    '<html lang="es-DO"': theme ? `<html lang="es-DO" data-theme="${theme}"` : '<html lang="es-DO"',
    '<!--page-theme-->': `<style>${css}</style>`,
    '<!--page-head-->': page.head,
    '<!--page-html-->': page.html,
    '<!--page-state-->': page.state,
  };
  // A function as replacement: page content may hold `$&` and the like.
  return Object.entries(parts).reduce((html, [mark, value]) => html.replace(mark, () => value), template);
}
