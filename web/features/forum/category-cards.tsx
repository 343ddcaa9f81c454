import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryCard } from './category-card.tsx';
import { categoriesQuery } from './forum.api.ts';

interface CategoryCardsProps {
  selected: string;
  onSelect: (slug: string) => void;
}

const row =
  '-mx-4 grid snap-x auto-cols-[9.5rem] grid-flow-col gap-3 overflow-x-auto px-4 py-1.5 md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-3 md:px-0 lg:grid-cols-6';

/** On a phone one row that slides, so that the posts begin on the first screen. */
export function CategoryCards({ selected, onSelect }: CategoryCardsProps) {
  const { data, isError, isFetching, refetch } = useQuery(categoriesQuery);
  if (!data && isError) {
    return <ErrorState title="No se pudieron cargar las categorías" onRetry={refetch} retrying={isFetching} />;
  }
  return (
    <section aria-label="Categorías">
      {data ? (
        <ul className={row}>
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
