import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { adminMembersContract } from '#contract/admin/members.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';

const LIST = '/api/admin/members';

export function adminMembersQuery(query: QueryOf<typeof adminMembersContract.listAllMembers>) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(adminMembersContract.listAllMembers, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** Other caches that depend on role and suspension; `/api/auth/user` for a change of one's own role. */
const ALSO_STALE = ['/api/members', '/api/search', '/api/auth/user'];

/** Role and suspension mutations; each resolves once the list has been refetched. */
export function useMemberMutations() {
  const queryClient = useQueryClient();

  async function cache<T>(call: Promise<T>): Promise<T> {
    const answer = await call;
    for (const key of ALSO_STALE) queryClient.invalidateQueries({ queryKey: [key] });
    await queryClient.invalidateQueries({ queryKey: [LIST] });
    return answer;
  }

  return {
    changeRole: (id: string, role: 'member' | 'admin') =>
      cache(callApi(adminMembersContract.changeRole, { params: { id }, body: { role } })),
    suspend: (id: string, reason: string) =>
      cache(callApi(adminMembersContract.suspendMember, { params: { id }, body: { reason } })),
    reinstate: (id: string) => cache(callApi(adminMembersContract.reinstateMember, { params: { id } })),
  };
}

export type MemberMutations = ReturnType<typeof useMemberMutations>;
