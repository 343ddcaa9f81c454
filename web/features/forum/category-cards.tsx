import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import { readableOn } from '#contract/site/contrast.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { useOptimisticValue } from '../../lib/use-optimistic-value.ts';
import { SectionError } from '../../ui/query-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { categoriesQuery } from './forum.api.ts';

interface CategoryCardProps {
  category: ForumCategory;
  selected: boolean;
  onSelect: (slug: string) => void;
}

/** Category filter. Not a toggle: only "Limpiar filtros" clears it (spec, section 2). */
function CategoryCard({ category, selected, onSelect }: CategoryCardProps) {
  const { name, slug, color, description, postsCount, isArchived } = category;
  return (
    <button
      type="button"
      aria-pressed={selected}
      title={description ?? undefined}
      onClick={() => onSelect(slug)}
      style={selected ? { backgroundColor: color, borderColor: color, color: readableOn(color) } : undefined}
      className={classNames(
        'relative flex h-full w-full flex-col justify-between gap-2 overflow-hidden rounded-card border p-3 pl-4 text-left',
        selected ? 'shadow-lg' : 'border-border bg-card shadow-card hover:border-input-border',
      )}
    >
      {selected ? null : (
        <span aria-hidden="true" style={{ backgroundColor: color }} className="absolute inset-y-0 left-0 w-[3px]" />
      )}
      <span className="flex items-start justify-between gap-1 leading-snug font-semibold">
        {name}
        {selected ? <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> : null}
      </span>
      <span className={classNames('text-xs tabular-nums', !selected && 'text-muted')}>
        {countOf(postsCount, 'publicación', 'publicaciones')}
        {isArchived ? ' · Archivada' : ''}
      </span>
    </button>
  );
}

const row =
  '-mx-4 grid snap-x auto-cols-[9.5rem] grid-flow-col gap-3 overflow-x-auto px-4 py-1.5 md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-3 md:px-0 lg:grid-cols-6';

/** `px-4` of the row. */
const EDGE_PX = 16;

/** One scrolling row on small screens, so that the posts begin above the fold. */
export function CategoryCards({ selected, onSelect }: { selected: string; onSelect: (slug: string) => void }) {
  const { data, isError, isFetching, refetch } = useQuery(categoriesQuery);
  const list = useRef<HTMLUListElement>(null);
  const [shown, choose] = useOptimisticValue(selected, onSelect);

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
              <CategoryCard category={category} selected={category.slug === shown} onSelect={choose} />
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
