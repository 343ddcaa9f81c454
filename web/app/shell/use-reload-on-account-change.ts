import { useEffect } from 'react';
import { accountContract } from '#contract/account/account.contract.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { callApi } from '../../lib/api-client.ts';

/**
 * Somebody else may have logged in meanwhile, in another tab. Whoever comes back to this one would then write in their
 * name, so the page is loaded anew. A logout is another matter: what was written here is kept for who comes back.
 */
export function useReloadOnAccountChange(): void {
  const id = useCurrentUser().user?.id;

  useEffect(() => {
    if (!id) return;
    async function check() {
      const current = await callApi(accountContract.getCurrentUser).catch(() => null);
      if (current && current.id !== id) location.reload();
    }
    addEventListener('focus', check);
    return () => removeEventListener('focus', check);
  }, [id]);
}
