import { connectionLimits } from '#contract/members/networking.contract.ts';
import { changeParams, parsePage } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';

export type NetworkTab = 'conexiones' | 'pendientes';

export function useNetworkParams() {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>, replace = false) =>
    setParams((current) => changeParams(current, values), { replace });
  const page = (name: string) => ({
    page: parsePage(params, name),
    setPage: (next: number) => change({ [name]: next > 1 ? String(next) : null }),
  });
  const tab: NetworkTab = params.get('pestana') === 'pendientes' ? 'pendientes' : 'conexiones';
  return {
    tab,
    setTab: (next: NetworkTab) => change({ pestana: next === 'conexiones' ? null : next }),
    search: (params.get('buscar') ?? '').trim().slice(0, connectionLimits.search),
    setSearch: (text: string) => change({ buscar: text, pagina: null }, true),
    connections: page('pagina'),
    received: page('recibidas'),
    sent: page('enviadas'),
    blocked: page('bloqueados'),
    isShowingBlocked: params.has('bloqueo'),
    showBlocked: (shown: boolean) => change({ bloqueo: shown ? '1' : null, bloqueados: null }, true),
  };
}
export type NetworkParams = ReturnType<typeof useNetworkParams>;
