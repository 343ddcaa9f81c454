import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { ShapeSkeleton } from '../../ui/skeleton.tsx';
import { categoriesQuery } from './forum.api.ts';

export function CategoriesBoundary({ children }: { children: (categories: ForumCategory[]) => ReactNode }) {
  const query = useQuery(categoriesQuery);
  return (
    <QueryBoundary
      query={query}
      loading="Cargando categorías..."
      failed="No se pudieron cargar las categorías"
      skeleton={<ShapeSkeleton bars={['h-4 w-28', 'h-11']} />}
    >
      {children}
    </QueryBoundary>
  );
}

/** Code-split: most visits only read, and the editor would add a quarter to the page. */
export const LazyPostForm = lazyPart(async () => (await import('./post-form.tsx')).PostForm);
