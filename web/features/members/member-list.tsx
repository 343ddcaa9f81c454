import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type MemberCard,
  type MemberList as MemberListAnswer,
  memberLimits,
} from '#contract/members/members.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { showingRange } from '../../ui/showing-range.ts';
import { usePageChange } from '../../ui/use-page-change.ts';
import { MemberCardView } from './member-card-view.tsx';
import { memberGrid } from './member-grid.ts';
import { membersQuery } from './members.api.ts';
import { MembersSkeleton } from './members-skeleton.tsx';
import { NoMembers } from './no-members.tsx';
import type { MemberParams } from './use-member-params.ts';

interface MemberListProps {
  params: MemberParams;
  connectionOf: (member: MemberCard) => ReactNode;
}

export function MemberList({ params, connectionOf }: MemberListProps) {
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
          {isPlaceholderData ? 'Cargando miembros...' : data && countText(data)}
        </p>
      </div>
      {data?.isApproximate ? (
        <p className="mb-4 text-muted">
          No hay nadie con «<bdi>{filters.search}</bdi>». Estos nombres se parecen:
        </p>
      ) : null}
      {!data && isError ? (
        <ErrorState title="No se pudieron cargar los miembros" onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : <MembersSkeleton />}
      {data?.members.length === 0 ? <NoMembers params={params} total={data.total} /> : null}
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

function countText({ total, capped }: MemberListAnswer): string {
  return `${capped ? 'Más de ' : ''}${countOf(total, 'miembro', 'miembros')}`;
}
