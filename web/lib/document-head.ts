import type { PageHead } from './page-module.ts';

let base = '';
let prefix = '';

export function pageTitle(head: Pick<PageHead, 'title'>, siteName: string): string {
  return head.title ? `${head.title} — ${siteName}` : siteName;
}

export function applyHead(head: PageHead, siteName: string, path: string): void {
  base = pageTitle(head, siteName);
  document.title = prefix + base;
  // Phones share the canonical address instead of the visible one, so it must be current.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(head.canonicalPath ?? path, location.origin).href;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description && head.description) description.content = head.description;
}

/** Marks a form with errors in the title, which screen readers announce first. */
export function setTitlePrefix(text: '' | 'Error: '): void {
  prefix = text;
  document.title = prefix + base;
}
