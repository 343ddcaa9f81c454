import { memberLimits } from '#contract/members/members.contract.ts';
import { parsePage } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';

interface MemberFilters {
  search: string;
  skill: string;
  location: string;
  page: number;
}

/** Truncated to the server's limits. */
export function readMemberParams(params: URLSearchParams): MemberFilters {
  const text = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  return {
    search: text('buscar', memberLimits.search),
    skill: text('habilidad', memberLimits.facet),
    location: text('ubicacion', memberLimits.facet),
    page: parsePage(params),
  };
}

export function useMemberParams() {
  const [params, change] = useSearchParams();
  const filters = readMemberParams(params);
  return {
    filters,
    isFiltered: filters.search !== '' || filters.skill !== '' || filters.location !== '',
    /** Replaces the history entry: every pause in typing would add one. */
    setSearch: (text: string) => change({ buscar: text, pagina: null }, { replace: true }),
    setSkill: (skill: string) => change({ habilidad: skill, pagina: null }),
    setLocation: (location: string) => change({ ubicacion: location, pagina: null }),
    setPage: (page: number) => change({ pagina: page }),
    clear: () => change({ buscar: null, habilidad: null, ubicacion: null, pagina: null }),
  };
}
export type MemberParams = ReturnType<typeof useMemberParams>;
