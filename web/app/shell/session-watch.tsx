import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountContract } from '#contract/account/account.contract.ts';
import { roleLabels } from '#contract/account/role-labels.ts';
import { currentUserQuery, useCurrentUser } from '../../features/account/account.api.ts';
import { callApi } from '../../lib/api-client.ts';
import { isUnauthorized } from '../../lib/api-error.ts';
import { currentPath, withNext } from '../../lib/login-redirect.ts';
import { onLogoutElsewhere } from '../../lib/logout-channel.ts';
import { toast } from '../../ui/toast-store.ts';

/**
 * Reloads when another account logs in in another tab: this page would act in its name. After a logout there it leaves;
 * after a mere expiry it stays, so that unsent text is not lost.
 */
export function SessionWatch() {
  const id = useCurrentUser().user?.id;
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!id) return;
    async function check() {
      const current = await callApi(accountContract.getCurrentUser).catch(() => null);
      if (current?.id === id) queryClient.setQueryData(currentUserQuery.queryKey, current);
      else if (current) location.reload();
    }
    async function leaveIfLoggedOut() {
      const isLoggedOut = await callApi(accountContract.getCurrentUser).then(() => false, isUnauthorized);
      if (isLoggedOut) location.replace('/');
    }
    addEventListener('focus', check);
    const stopListening = onLogoutElsewhere(leaveIfLoggedOut);
    return () => {
      removeEventListener('focus', check);
      stopListening();
    };
  }, [id, queryClient]);
  return null;
}

export async function announceRole(queryClient: QueryClient): Promise<void> {
  const user = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  if (!user) return;
  const description =
    user.role === 'member'
      ? 'Ya no tienes acceso a la administración.'
      : `Ahora tienes el rol: ${roleLabels[user.role]}.`;
  toast({ title: 'Tu rol cambió', description });
}

let isEndAnnounced = false;

/** Announced once. A changed role ends every session; the page stays, so that unsent text is not lost. */
export async function announceEndedSession(): Promise<void> {
  if (isEndAnnounced) return;
  const hasEnded = await callApi(accountContract.getCurrentUser).then(() => false, isUnauthorized);
  if (!hasEnded) return;
  isEndAnnounced = true;
  toast({
    title: 'Tu sesión terminó',
    description: 'Entra de nuevo para seguir. Si te dieron un rol de la oficina, ya podrás usarlo.',
    action: { label: 'Iniciar sesión', run: () => location.assign(withNext('/login', currentPath())) },
  });
}
