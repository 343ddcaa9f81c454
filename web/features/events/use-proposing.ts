import { useSearchParams } from 'wouter';
import { changeParams } from '../../lib/change-params.ts';

/** `enviar` in the address, so that links can lead to the form and a login comes back to it. */
export function useProposing() {
  const [params, setParams] = useSearchParams();
  return {
    isProposing: params.has('enviar'),
    stopProposing: () => setParams((current) => changeParams(current, { enviar: null }), { replace: true }),
  };
}
