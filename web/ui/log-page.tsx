import type { ReactNode } from 'react';
import { changeParams, parsePage } from '../lib/search-params.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Button } from './button.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageHeaderProps } from './page-header.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { useRedirectIfLoggedOut } from './request-failure.ts';

export const LOG_PAGE_SIZE = 30;

/** Filters in the URL; another one begins at the first page. */
export function useLogParams(...names: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>) => setParams((current) => changeParams(current, values));
  return {
    read: (name: string) => params.get(name) ?? '',
    setFilter: (name: string, value: string) => change({ pagina: null, [name]: value }),
    clear: names.some((name) => params.get(name))
      ? () => change(Object.fromEntries(['pagina', ...names].map((name) => [name, null])))
      : undefined,
    page: parsePage(params),
    setPage: (page: number) => change({ pagina: page > 1 ? String(page) : null }),
  };
}

interface LogPageProps<Entry extends { id: string }>
  extends Pick<PageHeaderProps, 'title' | 'intro' | 'actions'>,
    Pick<PagedListProps<Entry>, 'query' | 'items' | 'heading' | 'texts' | 'empty'> {
  params: ReturnType<typeof useLogParams>;
  filters: ReactNode;
  /** Class of their grid. */
  filterGrid: string;
  children: (entry: Entry) => ReactNode;
}

/** What happened, newest first. */
export function LogPage<Entry extends { id: string }>(props: LogPageProps<Entry>) {
  const { title, intro, actions, params, filters, filterGrid, ...list } = props;
  const { clear } = params;
  useRedirectIfLoggedOut(list.query.error);
  return (
    <PageFrame title={title} intro={intro} actions={actions}>
      <search className={`mb-6 grid gap-4 lg:items-end ${filterGrid}`}>
        {filters}
        {clear ? (
          <Button variant="outline" onClick={clear} className="justify-self-start">
            Limpiar filtros
          </Button>
        ) : null}
      </search>
      <PagedList
        {...list}
        itemKey={({ id }) => id}
        pageSize={LOG_PAGE_SIZE}
        onPage={params.setPage}
        onClearFilters={clear}
      />
    </PageFrame>
  );
}
