import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SectionError } from '../../ui/section-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryCard } from './category-card.tsx';
import { categoriesQuery } from './forum.api.ts';

interface CategoryCardsProps {
  selected: string;
  onSelect: (slug: string) => void;
}

const row =
  '-mx-4 grid snap-x auto-cols-[9.5rem] grid-flow-col gap-3 overflow-x-auto px-4 py-1.5 md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-3 md:px-0 lg:grid-cols-6';

/** The row's horizontal padding (`px-4`). */
const EDGE_PX = 16;

/** One scrolling row on small screens, so that the posts begin above the fold. */
export function CategoryCards({ selected, onSelect }: CategoryCardsProps) {
  const { data, isError, isFetching, refetch } = useQuery(categoriesQuery);
  const list = useRef<HTMLUListElement>(null);

  // Scrolls the selected card into view, also after a reload.
  useEffect(() => {
    const card = data && selected ? list.current?.querySelector('[aria-pressed="true"]')?.parentElement : null;
    if (card && list.current) list.current.scrollLeft = card.offsetLeft - list.current.offsetLeft - EDGE_PX;
  }, [data, selected]);

  if (!data && isError) {
    return <SectionError title="No se pudieron cargar las categorías" onRetry={refetch} retrying={isFetching} />;
  }
  return (
    <section aria-label="Categorías">
      {data ? (
        <ul ref={list} className={row}>
          {data.map((category) => (
            <li key={category.id} className="snap-start scroll-mx-4">
              <CategoryCard category={category} selected={category.slug === selected} onSelect={onSelect} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={row}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} className="h-28 rounded-card" />
          ))}
        </div>
      )}
    </section>
  );
}
