import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type MemberCard, memberLimits } from '#contract/members/members.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { ApproximateNote } from '../../ui/approximate-note.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyPage, Pagination, showingRange, usePageChange } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MemberCardView } from './member-card-view.tsx';
import { memberGrid } from './member-grid.ts';
import { membersQuery } from './members.api.ts';
import type { MemberParams } from './use-member-params.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function MembersSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando miembros...</span>
      <div className={memberGrid}>
        {PLACES.map((place) => (
          <Card key={place} className="flex flex-col gap-3 p-4">
            <div className="flex gap-3">
              <Skeleton className="size-14 shrink-0 rounded-full" />
              <div className="flex-1 space-y-2 pt-1">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-1/2" />
          </Card>
        ))}
      </div>
    </div>
  );
}

interface NoMembersProps {
  params: MemberParams;
  /** Across all pages, since a page past the last one is empty too. */
  total: number;
  siteSearch: string | undefined;
}

function NoMembers({ params: { isFiltered, clear, setPage }, total, siteSearch }: NoMembersProps) {
  if (total > 0) return <EmptyPage many="miembros" onFirstPage={() => setPage(1)} />;
  return (
    <EmptyState
      title="No se encontraron miembros"
      description="Intenta ajustar tus filtros de búsqueda"
      action={
        isFiltered ? (
          <div className="flex flex-wrap justify-center gap-3">
            {siteSearch ? <ButtonLink href={siteSearch}>Buscar en todo el portal</ButtonLink> : null}
            <Button variant="outline" onClick={clear}>
              Limpiar Filtros
            </Button>
          </div>
        ) : null
      }
    />
  );
}

interface MemberListProps {
  params: MemberParams;
  connectionOf: (member: MemberCard) => ReactNode;
  siteSearch: string | undefined;
}

export function MemberList({ params, connectionOf, siteSearch }: MemberListProps) {
  const { filters } = params;
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(membersQuery(filters));
  const { heading, goTo } = usePageChange(params.setPage);
  useRedirectIfLoggedOut(error);

  return (
    <section aria-labelledby="miembros" className="mt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="miembros" tabIndex={-1} className="text-xl">
          {params.isFiltered ? 'Miembros encontrados' : 'Todos los miembros'}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {isPlaceholderData ? 'Cargando miembros...' : data && countOf(data.total, 'miembro', 'miembros')}
        </p>
      </div>
      {data?.isApproximate ? <ApproximateNote text={filters.search} className="mb-4 text-muted" /> : null}
      {data?.inProfiles ? (
        <p className="mb-4 text-muted">
          Ningún nombre ni empresa tiene «<bdi className="wrap-anywhere">{filters.search}</bdi>»; lo dicen estos
          perfiles:
        </p>
      ) : null}
      {!data && isError ? (
        <ErrorState title="No se pudieron cargar los miembros" onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : <MembersSkeleton />}
      {data?.members.length === 0 ? <NoMembers params={params} total={data.total} siteSearch={siteSearch} /> : null}
      <ul className={classNames(memberGrid, isPlaceholderData && 'opacity-60')}>
        {data?.members.map((member) => (
          <li key={member.id} className="min-w-0">
            <MemberCardView member={member} connection={connectionOf(member)} />
          </li>
        ))}
      </ul>
      {data ? (
        <Pagination page={filters.page} totalPages={data.totalPages} onPage={goTo} className="mt-6">
          {showingRange({ ...data, pageSize: memberLimits.pageSize, shown: data.members.length })}
        </Pagination>
      ) : null}
    </section>
  );
}
