/** Texts that the site always has, one of each. */
export const SITE_BLOCKS = [
  'purpose',
  'landing',
  'firms',
  'about',
  'leaders',
  'history',
  'events',
  'hours',
  'footer',
] as const;
export type SiteBlock = (typeof SITE_BLOCKS)[number];

/** Pages of the office: any number of each, with an address of their own. */
export const PAGE_KINDS = ['service', 'page'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const CONTENT_KINDS = [...SITE_BLOCKS, ...PAGE_KINDS] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isPageKind = (kind: ContentKind): kind is PageKind => (PAGE_KINDS as readonly string[]).includes(kind);

/** What the portal can count for a figure. */
export const FIGURE_SOURCES = ['members', 'companies', 'projects', 'events', 'attendance'] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];

/** Where a free page is linked, besides other pages. */
export const PLACEMENTS = ['none', 'menu', 'footer'] as const;
export type Placement = (typeof PLACEMENTS)[number];

const MARKS = /\p{M}/gu;

/** Address of a page from its title: "Asesoría empresarial" → `asesoria-empresarial`. */
export function pageSlug(title: string, max = 80): string {
  const plain = title.normalize('NFD').replace(MARKS, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '');
}
