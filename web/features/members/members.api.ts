import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { membersContract } from '#contract/members/members.contract.ts';
import { profileReportsContract } from '#contract/members/profile-reports.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

export function useReportProfile(id: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof profileReportsContract.reportProfile>) =>
      callApi(profileReportsContract.reportProfile, { params: { id }, body }),
  });
}

export function membersQuery(query: QueryOf<typeof membersContract.listMembers>) {
  return queryOptions({
    queryKey: ['/api/members', 'list', query],
    queryFn: ({ signal }) => callApi(membersContract.listMembers, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** `null` where the member does not exist or is not visible (404), or the id is malformed (400). */
export function memberQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/members', 'one', id],
    queryFn: ({ signal }) =>
      callApi(membersContract.getMember, { params: { id }, signal }).catch(nullOnStatus(404)).catch(nullOnStatus(400)),
    // Stale-while-revalidate: cached data shows at once and is refetched.
    refetchOnMount: 'always',
  });
}

export const suggestionsQuery = queryOptions({
  queryKey: ['/api/members', 'suggestions'],
  queryFn: ({ signal }) => callApi(membersContract.listSuggestions, { signal }),
  refetchOnMount: 'always',
});
