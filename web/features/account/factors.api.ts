import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { factorsContract, passkeysContract } from '#contract/account/factors.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { currentUserQuery } from './account.api.ts';

export const ownFactorsQuery = queryOptions({
  queryKey: ['/api/auth/factors'],
  queryFn: ({ signal }) => callApi(factorsContract.listFactors, { signal }),
});

/** Also refetches the current user, whose `needsSecondFactor` depends on the factors. */
function useFactorsRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ownFactorsQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    ]);
}

export const useStartTotp = () => useMutation({ mutationFn: () => callApi(factorsContract.startTotp) });

export function useConfirmTotp() {
  const refresh = useFactorsRefresh();
  return useMutation({
    mutationFn: (code: string) => callApi(factorsContract.confirmTotp, { body: { code } }),
    onSuccess: refresh,
  });
}

export function useRenewRecoveryCodes() {
  const refresh = useFactorsRefresh();
  return useMutation({ mutationFn: () => callApi(factorsContract.renewRecoveryCodes), onSuccess: refresh });
}

export function useAddPasskey() {
  const refresh = useFactorsRefresh();
  return useMutation({
    mutationFn: async (name: string) => {
      const { promptForNewPasskey } = await import('./passkey-prompt.ts');
      const { options } = await callApi(passkeysContract.startPasskey);
      const response = await promptForNewPasskey(options);
      return callApi(passkeysContract.addPasskey, { body: { name, response } });
    },
    onSuccess: refresh,
  });
}

export function useRenamePasskey() {
  const refresh = useFactorsRefresh();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callApi(passkeysContract.renamePasskey, { params: { id }, body: { name } }),
    onSuccess: refresh,
  });
}

export function useRemoveFactor() {
  const refresh = useFactorsRefresh();
  return useMutation({
    mutationFn: (factor: 'totp' | { passkeyId: string }) =>
      factor === 'totp'
        ? callApi(factorsContract.removeTotp)
        : callApi(passkeysContract.removePasskey, { params: { id: factor.passkeyId } }),
    onSettled: refresh,
  });
}
