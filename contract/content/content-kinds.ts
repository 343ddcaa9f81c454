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

export const PAGE_KINDS = ['service', 'page'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const CONTENT_KINDS = [...SITE_BLOCKS, ...PAGE_KINDS] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isPageKind = (kind: ContentKind): kind is PageKind => (PAGE_KINDS as readonly string[]).includes(kind);

export const FIGURE_SOURCES = ['members', 'companies', 'projects', 'events', 'attendance'] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];

export const PLACEMENTS = ['none', 'menu', 'footer'] as const;
export type Placement = (typeof PLACEMENTS)[number];

const MARKS = /\p{M}/gu;

/** "Asesoría empresarial" → `asesoria-empresarial`. */
export function pageSlug(title: string, max = 80): string {
  const plain = title.normalize('NFD').replace(MARKS, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '');
}
