import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../features/account/account.api.ts';
import { ConnectionControl } from '../features/members/connection-control.tsx';
import { ActiveFilters, MemberFilters } from '../features/members/member-filters.tsx';
import { MemberList } from '../features/members/member-list.tsx';
import { membersQuery } from '../features/members/members.api.ts';
import { useMemberParams } from '../features/members/use-member-params.ts';
import { isLongEnough, searchPath } from '../features/search/search-text.ts';
import type { PageHead } from '../lib/page-module.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function head(): PageHead {
  return { title: 'Miembros', hidden: true };
}

export default function MembersPage() {
  const params = useMemberParams();
  const { user } = useCurrentUser();
  const { search } = params.filters;
  const { data } = useQuery(membersQuery(params.filters));
  return (
    <>
      <PageHeader
        title="Directorio de Miembros"
        intro={
          <span className="max-sm:hidden">
            Encuentra a otros empresarios de la región por su nombre, su empresa o lo que saben hacer, y conecta con
            ellos.
          </span>
        }
      />
      <div className="page-container pt-4 pb-12">
        <MemberFilters params={params} facets={data?.facets} />
        <ActiveFilters params={params} />
        <MemberList
          params={params}
          connectionOf={(member) => <ConnectionControl member={member} userId={user?.id ?? ''} />}
          siteSearch={isLongEnough(search) ? searchPath(search) : undefined}
        />
      </div>
    </>
  );
}
