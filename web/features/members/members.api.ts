import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { membersContract } from '#contract/members/members.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

export function membersQuery(query: QueryOf<typeof membersContract.listMembers>) {
  return queryOptions({
    queryKey: ['/api/members', 'list', query],
    queryFn: ({ signal }) => callApi(membersContract.listMembers, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** `null` where there is no such member, or none that may be seen; an id that is none at all is refused with a 400. */
export function memberQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/members', 'one', id],
    queryFn: ({ signal }) =>
      callApi(membersContract.getMember, { params: { id }, signal }).catch(nullOnStatus(404)).catch(nullOnStatus(400)),
    // What is kept from an earlier visit shows at once, and is asked for again.
    refetchOnMount: 'always',
  });
}

export const suggestionsQuery = queryOptions({
  queryKey: ['/api/members', 'suggestions'],
  queryFn: ({ signal }) => callApi(membersContract.listSuggestions, { signal }),
  refetchOnMount: 'always',
});
