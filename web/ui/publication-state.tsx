import type { ReactNode } from 'react';
import type { PublicationState } from '#contract/fields.ts';
import { agree, type Noun } from '../lib/nouns.ts';
import { Badge } from './badge.tsx';
import type { ListTab, ListTabs } from './table-list.tsx';

interface WhenEmpty {
  empty: string;
  action: ReactNode;
}

export function publicationTabs(noun: Noun, whenEmpty: WhenEmpty): ListTabs<ListTab<PublicationState>> {
  return [
    { slug: 'todo', label: `${agree('Tod', noun)}s`, ...whenEmpty },
    { slug: 'publicado', label: `${agree('Publicad', noun)}s`, state: 'published', ...whenEmpty },
    { slug: 'borrador', label: 'Borradores', state: 'draft', ...whenEmpty },
  ];
}

export function PublicationBadge({ published, label = 'Publicado' }: { published: boolean; label?: string }) {
  return <Badge tone={published ? 'green' : 'grey'}>{published ? label : 'Borrador'}</Badge>;
}
