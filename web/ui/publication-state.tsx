import type { ReactNode } from 'react';
import type { PublicationState } from '#contract/fields.ts';
import { Badge } from './badge.tsx';

interface PublicationTab {
  slug: 'todo' | 'publicado' | 'borrador';
  label: string;
  state?: PublicationState;
  empty: string;
  action: ReactNode;
}

interface PublicationTabsOptions {
  labels: { all: string; published: string; drafts: string };
  empty: string;
  action: ReactNode;
}

export function publicationTabs({
  labels,
  ...whenEmpty
}: PublicationTabsOptions): readonly [PublicationTab, ...PublicationTab[]] {
  return [
    { slug: 'todo', label: labels.all, ...whenEmpty },
    { slug: 'publicado', label: labels.published, state: 'published', ...whenEmpty },
    { slug: 'borrador', label: labels.drafts, state: 'draft', ...whenEmpty },
  ];
}

export function PublicationBadge({ published, label = 'Publicado' }: { published: boolean; label?: string }) {
  return <Badge tone={published ? 'green' : 'grey'}>{published ? label : 'Borrador'}</Badge>;
}
