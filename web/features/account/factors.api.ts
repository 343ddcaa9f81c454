import { useMutation } from '@tanstack/react-query';
import { accountContract } from '#contract/account/account.contract.ts';
import { factorsContract, passkeysContract } from '#contract/account/factors.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/api-queries.ts';
import { invalidatePaths, useCall } from '../../lib/use-call.ts';

export const ownFactorsQuery = apiQuery(factorsContract.listFactors, {});

/** Also the current user, whose `needsSecondFactor` depends on the factors. */
const STALE = [factorsContract.listFactors.path, accountContract.getCurrentUser.path];

export const useStartTotp = () => useCall(factorsContract.startTotp);
export const useConfirmTotp = () => useCall(factorsContract.confirmTotp, { stale: STALE });
export const useRenewRecoveryCodes = () => useCall(factorsContract.renewRecoveryCodes, { stale: STALE });
export const useRenamePasskey = () => useCall(passkeysContract.renamePasskey, { stale: STALE });
export const useRemoveTotp = () => useCall(factorsContract.removeTotp, { stale: STALE, staleOn: 'onSettled' });
export const useRemovePasskey = () => useCall(passkeysContract.removePasskey, { stale: STALE, staleOn: 'onSettled' });

export function useAddPasskey() {
  return useMutation({
    mutationFn: async (name: string) => {
      const { promptForNewPasskey } = await import('./passkey-prompt.ts');
      const { options } = await callApi(passkeysContract.startPasskey);
      const response = await promptForNewPasskey(options);
      return callApi(passkeysContract.addPasskey, { body: { name, response } });
    },
    onSuccess: (_added, _name, _before, { client }) => invalidatePaths(client, STALE),
  });
}
