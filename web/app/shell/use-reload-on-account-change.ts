import { useEffect } from 'react';
import { accountContract } from '#contract/account/account.contract.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { callApi } from '../../lib/api-client.ts';

/**
 * Reloads when another account has logged in in another tab: this page would otherwise act in its name. After a mere
 * logout the page stays, so that unsent text is not lost.
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
