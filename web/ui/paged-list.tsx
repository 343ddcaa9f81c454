import { type ReactNode, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { countOf } from '../lib/numbers.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { EmptyPage, Pagination, showingRange, usePageChange } from './pagination.tsx';
import { RecordListSkeleton } from './record-skeletons.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

interface Page {
  total: number;
  page: number;
  totalPages: number;
}

export interface PagedListProps<Item> {
  query: {
    data: Page | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  items: readonly Item[] | undefined;
  itemKey: (item: Item) => string;
  pageSize: number;
  onPage: (page: number) => void;
  heading: string;
  texts: { one: string; many: string; loading: string; failed: string };
  empty: { title: string; description?: ReactNode; action?: ReactNode };
  onClearFilters?: (() => void) | undefined;
  /** Classes of the list, where items are not rows. */
  grid?: string;
  hasAvatars?: boolean;
  /** Shown above the items, even when there are none. */
  toolbar?: ReactNode;
  /** Replaces the default list of `children`. */
  layout?: (items: readonly Item[]) => ReactNode;
  children?: (item: Item) => ReactNode;
}

export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, items, itemKey, pageSize, onPage, heading, texts, empty, onClearFilters, hasAvatars } = props;
  const { toolbar, layout, grid = 'grid gap-3', children } = props;
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = query;
  const { heading: top, goTo } = usePageChange(onPage);
  const list = useRef<HTMLDivElement>(null);
  useFocusFallback(list, top, items);

  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={top} tabIndex={-1} className="text-xl">
          {heading}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {isPlaceholderData ? texts.loading : data && countOf(data.total, texts.one, texts.many)}
        </p>
      </div>
      {toolbar}
      {!data && isError ? (
        <ErrorState title={texts.failed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : <RecordListSkeleton label={texts.loading} hasAvatars={hasAvatars} />}
      {data && items?.length === 0 ? (
        data.total > 0 ? (
          <EmptyPage many={texts.many} onFirstPage={() => goTo(1)} />
        ) : (
          <NoItems empty={empty} onClearFilters={onClearFilters} />
        )
      ) : null}
      <div ref={list} className={classNames(isPlaceholderData && 'opacity-60')}>
        {layout && items && items.length > 0 ? layout(items) : null}
        {layout ? null : (
          <ul className={grid}>
            {items?.map((item) => (
              <li key={itemKey(item)} className="min-w-0">
                {children?.(item)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {data && items ? (
        <Pagination page={data.page} totalPages={data.totalPages} onPage={goTo} className="mt-6">
          {showingRange({ ...data, pageSize, shown: items.length })}
        </Pagination>
      ) : null}
    </section>
  );
}

function NoItems({ empty, onClearFilters }: Pick<PagedListProps<never>, 'empty' | 'onClearFilters'>) {
  if (!onClearFilters) return <EmptyState {...empty} />;
  const action = (
    <Button variant="outline" onClick={onClearFilters}>
      Limpiar filtros
    </Button>
  );
  return <EmptyState title="No se encontró nada" description="Prueba con otras palabras." action={action} />;
}
