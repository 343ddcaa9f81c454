import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { consentsContract, ownDataContract } from '#contract/account/own-data.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';
import { currentUserQuery } from './account.api.ts';

const KEY = '/api/users/consents';

export function consentsQuery(page: number, limit: number) {
  return queryOptions({
    queryKey: [KEY, { page, limit }],
    queryFn: ({ signal }) => callApi(consentsContract.listConsents, { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useGiveConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(consentsContract.giveConsent, { body: { consent: true } }),
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      return queryClient.invalidateQueries({ queryKey: [KEY] });
    },
  });
}

export function useWithdrawConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(consentsContract.withdrawConsent, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const ownDataHref = ownDataContract.download.path;

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof ownDataContract.deleteAccount>) =>
      callApi(ownDataContract.deleteAccount, { body }),
  });
}
