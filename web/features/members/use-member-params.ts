import { useSearchParams } from 'wouter';
import { changeParams } from '../../lib/change-params.ts';
import { readMemberParams } from './member-params.ts';

/** Directory state in the URL; changing a filter resets the page. */
export function useMemberParams() {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>, replace = false) =>
    setParams((current) => changeParams(current, values), { replace });
  const filters = readMemberParams(params);
  return {
    filters,
    isFiltered: filters.search !== '' || filters.skill !== '' || filters.location !== '',
    /** Replaces the history entry, since typing would add one at every pause. */
    setSearch: (text: string) => change({ buscar: text, pagina: null }, true),
    setSkill: (skill: string) => change({ habilidad: skill, pagina: null }),
    setLocation: (location: string) => change({ ubicacion: location, pagina: null }),
    setPage: (page: number) => change({ pagina: page > 1 ? String(page) : null }),
    clear: () => change({ buscar: null, habilidad: null, ubicacion: null, pagina: null }),
  };
}
export type MemberParams = ReturnType<typeof useMemberParams>;
