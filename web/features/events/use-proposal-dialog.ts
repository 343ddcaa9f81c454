import { useEffect } from 'react';
import { currentPath, redirectToLoginSoon } from '../../lib/login-redirect.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { toast } from '../../ui/toast-store.ts';

/** State in the URL (`enviar`), so that links can open the form. */
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
    stopProposing: () => setParams({ enviar: null }, { replace: true }),
  };
}
