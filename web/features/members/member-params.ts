import { memberLimits } from '#contract/members/members.contract.ts';
import { parsePage } from '../../lib/parse-page.ts';

export interface MemberFilters {
  search: string;
  skill: string;
  location: string;
  page: number;
}

/** Filters from the URL, truncated to the server's limits. */
export function readMemberParams(params: URLSearchParams): MemberFilters {
  const text = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  return {
    search: text('buscar', memberLimits.search),
    skill: text('habilidad', memberLimits.facet),
    location: text('ubicacion', memberLimits.facet),
    page: parsePage(params),
  };
}
