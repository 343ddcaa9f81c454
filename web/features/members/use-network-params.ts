import { connectionLimits } from '#contract/members/networking.contract.ts';
import { parsePage } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';

export type NetworkTab = 'conexiones' | 'pendientes';

export function useNetworkParams() {
  const [params, change] = useSearchParams();
  const page = (name: string) => ({
    page: parsePage(params, name),
    setPage: (next: number) => change({ [name]: next }),
  });
  const tab: NetworkTab = params.get('pestana') === 'pendientes' ? 'pendientes' : 'conexiones';
  return {
    tab,
    setTab: (next: NetworkTab) => change({ pestana: next === 'conexiones' ? null : next }),
    search: (params.get('buscar') ?? '').trim().slice(0, connectionLimits.search),
    setSearch: (text: string) => change({ buscar: text, pagina: null }, { replace: true }),
    connections: page('pagina'),
    received: page('recibidas'),
    sent: page('enviadas'),
    blocked: page('bloqueados'),
    isShowingBlocked: params.has('bloqueo'),
    showBlocked: (shown: boolean) => change({ bloqueo: shown ? '1' : null, bloqueados: null }, { replace: true }),
  };
}
export type NetworkParams = ReturnType<typeof useNetworkParams>;
