import { useMutation } from '@tanstack/react-query';
import { accountContract } from '#contract/account/account.contract.ts';
import { consentsContract, ownDataContract } from '#contract/own-data/own-data.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { listQuery } from '../../lib/api-queries.ts';
import { invalidatePaths, useCall } from '../../lib/use-call.ts';

const { listConsents, giveConsent, withdrawConsent } = consentsContract;

export const consentsQuery = (page: number, limit: number) => listQuery(listConsents, { query: { page, limit } });

export const useGiveConsent = () =>
  useMutation({
    mutationFn: () => callApi(giveConsent, { body: { consent: true } }),
    onSettled: (_answer, _error, _nothing, _before, { client }) => {
      invalidatePaths(client, [accountContract.getCurrentUser.path]);
      return invalidatePaths(client, [listConsents.path]);
    },
  });

export const useWithdrawConsent = () => useCall(withdrawConsent, { stale: [listConsents.path], staleOn: 'onSettled' });

export const ownDataHref = ownDataContract.download.path;

export const useDeleteAccount = () => useCall(ownDataContract.deleteAccount);
