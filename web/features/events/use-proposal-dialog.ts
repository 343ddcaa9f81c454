import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { changeParams } from '../../lib/change-params.ts';
import { currentPath, redirectToLoginSoon } from '../../lib/login-redirect.ts';
import { toast } from '../../ui/toast-store.ts';

/** `enviar` in the address, so that links can lead to the form. A visitor logs in first and comes back to it. */
export function useProposalDialog(signedIn: boolean) {
  const [params, setParams] = useSearchParams();
  const isRequested = params.has('enviar');

  useEffect(() => {
    if (!isRequested || signedIn) return;
    toast({
      title: 'No autorizado',
      description: 'Iniciando sesión para enviar tu evento...',
      variant: 'destructive',
    });
    return redirectToLoginSoon(currentPath());
  }, [isRequested, signedIn]);

  return {
    isProposing: isRequested && signedIn,
    stopProposing: () => setParams((current) => changeParams(current, { enviar: null }), { replace: true }),
  };
}
