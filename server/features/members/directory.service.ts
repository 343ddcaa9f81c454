import type { ParsedQueryOf } from '#contract/endpoint.ts';
import type { MemberList, membersContract } from '#contract/members/members.contract.ts';
import { presentPage } from '../../core/paging.ts';
import { searchText } from '../../core/text-search/search-query.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Database } from '../../database/database.ts';
import type { ContactQuota } from './contact-quota.service.ts';
import { getFacets, listMembers, listProfiles } from './directory.queries.ts';
import { presentCard } from './members.presenter.ts';

type ListQuery = ParsedQueryOf<typeof membersContract.listMembers>;

export async function listDirectory(
  database: Database,
  quota: ContactQuota,
  viewer: Viewer,
  query: ListQuery,
): Promise<MemberList> {
  const [{ rows, total, isApproximate, inProfiles }, facets] = await Promise.all([
    findMembers(database, viewer.id, query),
    getFacets(database),
  ]);
  const cards = rows.map((row) => presentCard(row, viewer.id));
  return {
    members: await quota.apply(viewer, cards),
    ...presentPage(total, query),
    isApproximate,
    inProfiles,
    facets,
  };
}

/** In whole profiles where no name or company matches. */
async function findMembers(
  database: Database,
  viewerId: string,
  { search = '', skill = '', location = '', ...paging }: ListQuery,
) {
  const filter = { viewerId, search, skill, location };
  const named = { ...(await listMembers(database, filter, paging)), isApproximate: false, inProfiles: false };
  if (named.total > 0 || !search) return named;
  const result = await searchText(
    database,
    search,
    ({ query }) => listProfiles(database, { ...filter, query }, paging),
    ({ total }) => total,
  );
  if (!result) return named;
  const { found, isApproximate } = result;
  return { ...found, isApproximate, inProfiles: found.total > 0 && !isApproximate };
}
