import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/account/roles.ts';
import { type MemberRecord, memberRecordContract } from '#contract/admin/member-record.contract.ts';
import { adminMembersContract } from '#contract/admin/members.contract.ts';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

const LIST = '/api/admin/members';
const RECORD = '/api/admin/members/:id';

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
    for (const key of [RECORD, '/api/admin/audit', ...ALSO_STALE]) queryClient.invalidateQueries({ queryKey: [key] });
    await queryClient.invalidateQueries({ queryKey: [LIST] });
    return answer;
  }

  return {
    changeRole: (id: string, role: Role) =>
      cache(callApi(adminMembersContract.changeRole, { params: { id }, body: { role } })),
    suspend: (id: string, reason: string) =>
      cache(callApi(adminMembersContract.suspendMember, { params: { id }, body: { reason } })),
    reinstate: (id: string) => cache(callApi(adminMembersContract.reinstateMember, { params: { id } })),
  };
}

export type MemberMutations = ReturnType<typeof useMemberMutations>;

/** `null` for a person who does not exist (404) or a malformed id (400). */
export function memberRecordQuery(id: string) {
  return queryOptions({
    queryKey: [RECORD, id],
    queryFn: ({ signal }) =>
      callApi(memberRecordContract.getMemberRecord, { params: { id }, signal })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
    refetchOnMount: 'always',
  });
}

/** Each puts the saved record into the cache, and has the history and the list refetched. */
export function useMemberRecordMutations(id: string) {
  const queryClient = useQueryClient();

  async function cache(call: Promise<MemberRecord>): Promise<MemberRecord> {
    const record = await call;
    queryClient.setQueryData([RECORD, id], record);
    for (const key of [LIST, '/api/admin/audit', ...ALSO_STALE]) queryClient.invalidateQueries({ queryKey: [key] });
    return record;
  }

  return {
    edit: (body: BodyOf<typeof memberRecordContract.editMember>) =>
      cache(callApi(memberRecordContract.editMember, { params: { id }, body })),
    addNote: (text: string) => cache(callApi(memberRecordContract.addMemberNote, { params: { id }, body: { text } })),
    removeNote: (noteId: string) => cache(callApi(memberRecordContract.deleteMemberNote, { params: { id, noteId } })),
  };
}
