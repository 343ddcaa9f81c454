import { useMutation } from '@tanstack/react-query';
import { ownDataContract } from '#contract/account/own-data.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';

export const ownDataHref = ownDataContract.download.path;

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof ownDataContract.deleteAccount>) =>
      callApi(ownDataContract.deleteAccount, { body }),
  });
}
