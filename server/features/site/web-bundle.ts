import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageBundle, RenderedPage } from '#contract/page.ts';

export interface WebBundle extends PageBundle {
  /** Folder of the files for the browser. */
  folder: string;
  template: string;
  /** Goes into each page itself: a file of its own would cost a phone one more round trip before anything shows. */
  styles: string;
}

const STYLESHEET_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;

/** The built web side. Loaded by path: the server never imports it, so each compiles without the other. */
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

/** A visitor's own choice, from a cookie; without it the system decides. */
export type Theme = 'light' | 'dark' | undefined;

interface PageFrame {
  page: RenderedPage;
  /** The stylesheet and the site's colours. */
  css: string;
  theme: Theme;
}

/** Puts a page into the built index.html. */
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
