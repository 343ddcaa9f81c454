import { Badge } from './badge.tsx';

/** Publication filter of a list, as slugs in the URL. */
export const publicationSlugs = ['todo', 'publicado', 'borrador'] as const;
type PublicationSlug = (typeof publicationSlugs)[number];

const states = { todo: undefined, publicado: 'published', borrador: 'draft' } as const;

export const publicationOf = (slug: PublicationSlug) => states[slug];

interface Counts {
  published: number;
  draft: number;
}

export function publicationOptions(labels: Record<PublicationSlug, string>, counts: Counts | undefined) {
  return publicationSlugs.map((value) => {
    const state = states[value];
    const count = counts && (state ? counts[state] : counts.published + counts.draft);
    return { value, label: labels[value], count };
  });
}

export function PublicationBadge({ published, label = 'Publicado' }: { published: boolean; label?: string }) {
  return <Badge tone={published ? 'green' : 'grey'}>{published ? label : 'Borrador'}</Badge>;
}
