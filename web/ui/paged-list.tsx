import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { countOf } from '../lib/numbers.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { EmptyPage, Pagination, showingRange, usePageChange } from './pagination.tsx';
import { useRedirectIfLoggedOut } from './request-failure.ts';
import { RecordListSkeleton } from './skeleton.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

interface Page {
  total: number;
  /** `total` is a lower bound. */
  capped?: boolean;
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
  /** Unless left out, a page says which of all it shows. */
  pageSize?: number;
  /** Chosen one, which shows before its items are here. */
  page?: number;
  onPage: (page: number) => void;
  heading: string;
  isRegion?: boolean;
  texts: {
    one: string;
    many: string;
    loading: string;
    failed: string;
    /** Quoted in English by the spec (section 8). */
    detail?: string;
    /** Names the pages, where there are several lists. */
    pages?: string;
    more?: string;
  };
  empty: { title: string; description?: ReactNode; action?: ReactNode; compact?: boolean };
  onClearFilters?: (() => void) | undefined;
  /** Classes of the list, where items are not rows. */
  grid?: string;
  hasAvatars?: boolean;
  skeleton?: ReactNode;
  className?: string;
  /** Shown above the items, even when there are none. */
  toolbar?: ReactNode;
  /** Replaces the default list of `children`. */
  layout?: (items: readonly Item[]) => ReactNode;
  children?: (item: Item) => ReactNode;
}

export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, items, itemKey, pageSize, onPage, heading, isRegion, texts, empty, onClearFilters } = props;
  const { page, toolbar, layout, grid = 'grid gap-3', hasAvatars, skeleton, className, children } = props;
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = query;
  const { heading: top, goTo } = usePageChange(onPage);
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  useFocusFallback(list, top, items);
  useRedirectIfLoggedOut(error);

  return (
    <section aria-labelledby={isRegion ? headingId : undefined} className={className}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={top} id={headingId} tabIndex={-1} className="text-xl">
          {heading}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {isPlaceholderData ? texts.loading : data && countText(data, texts)}
        </p>
      </div>
      {toolbar}
      {!data && isError ? (
        <ErrorState title={texts.failed} error={error} detail={texts.detail} onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : (skeleton ?? <RecordListSkeleton label={texts.loading} hasAvatars={hasAvatars} />)}
      {data && items?.length === 0 ? (
        data.total > 0 ? (
          <EmptyPage many={texts.many} onFirstPage={() => goTo(1)} compact={empty.compact} />
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
      {data && texts.more && data.page < data.totalPages ? (
        <p className="mt-8 text-center">
          <Button variant="outline" onClick={() => goTo(data.page + 1)}>
            {texts.more}
          </Button>
        </p>
      ) : null}
      {data && items ? (
        <Pagination
          label={texts.pages}
          page={page ?? data.page}
          totalPages={data.totalPages}
          onPage={goTo}
          className="mt-6"
        >
          {pageSize ? showingRange({ ...data, pageSize, shown: items.length }) : null}
        </Pagination>
      ) : null}
    </section>
  );
}

function countText({ total, capped }: Page, { one, many }: PagedListProps<never>['texts']): string {
  return `${capped ? 'Más de ' : ''}${countOf(total, one, many)}`;
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
