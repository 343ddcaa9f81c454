import { useQueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/account/roles.ts';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { adminMembersContract } from '#contract/members/admin/admin-members.contract.ts';
import { type MemberRecord, memberRecordContract } from '#contract/members/admin/member-record.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { listQuery, recordQuery, revalidate } from '../../../lib/api-queries.ts';
import { invalidatePaths } from '../../../lib/use-call.ts';
import { useRefetchAfter } from '../../../lib/use-refetch-after.ts';

const LIST = adminMembersContract.listAllMembers.path;
const RECORD = memberRecordContract.getMemberRecord.path;

export const adminMembersQuery = (query: QueryOf<typeof adminMembersContract.listAllMembers>) =>
  listQuery(adminMembersContract.listAllMembers, { query }, revalidate);

/** Other caches that depend on role and suspension; `/api/auth/user` for a change of one's own role. */
const ALSO_STALE = ['/api/admin/audit', '/api/members', '/api/search', '/api/auth/user'];

/** Role and suspension mutations; each resolves once the list has been refetched. */
export function useMemberMutations() {
  const refetchAfter = useRefetchAfter([LIST], [RECORD, ...ALSO_STALE]);
  return {
    changeRole: (id: string, role: Role) =>
      refetchAfter(callApi(adminMembersContract.changeRole, { params: { id }, body: { role } })),
    suspend: (id: string, reason: string) =>
      refetchAfter(callApi(adminMembersContract.suspendMember, { params: { id }, body: { reason } })),
    reinstate: (id: string) => refetchAfter(callApi(adminMembersContract.reinstateMember, { params: { id } })),
  };
}

export type MemberMutations = ReturnType<typeof useMemberMutations>;

export const memberRecordQuery = (id: string) =>
  recordQuery(memberRecordContract.getMemberRecord, { params: { id } }, revalidate);

/** Each puts the saved record into the cache, and has the history and the list refetched. */
export function useMemberRecordMutations(id: string) {
  const queryClient = useQueryClient();

  async function cache(call: Promise<MemberRecord>): Promise<MemberRecord> {
    const record = await call;
    queryClient.setQueryData([RECORD, id], record);
    invalidatePaths(queryClient, [LIST, ...ALSO_STALE]);
    return record;
  }

  return {
    edit: (body: BodyOf<typeof memberRecordContract.editMember>) =>
      cache(callApi(memberRecordContract.editMember, { params: { id }, body })),
    addNote: (text: string) => cache(callApi(memberRecordContract.addMemberNote, { params: { id }, body: { text } })),
    removeNote: (noteId: string) => cache(callApi(memberRecordContract.deleteMemberNote, { params: { id, noteId } })),
  };
}
