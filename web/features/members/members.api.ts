import type { QueryOf } from '#contract/endpoint.ts';
import { membersContract } from '#contract/members/members.contract.ts';
import { apiQuery, listQuery, recordQuery, revalidate } from '../../lib/api-queries.ts';

const { listMembers, getMember, listSuggestions } = membersContract;

export const membersQuery = (query: QueryOf<typeof listMembers>) => listQuery(listMembers, { query });

// All under the path of the list, since a connection changes all of them.

export const memberQuery = (id: string) =>
  recordQuery(getMember, { params: { id } }, { queryKey: [listMembers.path, 'one', id], ...revalidate });

export const suggestionsQuery = apiQuery(
  listSuggestions,
  {},
  { queryKey: [listMembers.path, 'suggestions'], ...revalidate },
);
