import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { proposalsContract } from '#contract/events/proposals.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export function ownProposalsQuery(query: { page: number; limit: number }) {
  return queryOptions({
    // A key of its own: `/api/events` is invalidated with every registration.
    queryKey: ['/api/events/proposals', query],
    queryFn: ({ signal }) => callApi(proposalsContract.listOwnProposals, { query, signal }),
    placeholderData: keepPreviousData,
    // An administrator may have decided meanwhile.
    refetchOnMount: 'always',
  });
}

/** Creates a proposal, or revises the one with this `id`. Public lists stay valid until it is approved. */
export function useSendProposal(id?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof proposalsContract.proposeEvent>) =>
      id === undefined
        ? callApi(proposalsContract.proposeEvent, { body })
        : callApi(proposalsContract.reviseProposal, { params: { id }, body }),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: ['/api/events/proposals'] });
      if (id) queryClient.invalidateQueries({ queryKey: ['/api/events', id] });
    },
  });
}

export function useWithdrawProposal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(proposalsContract.withdrawProposal, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/events/proposals'] }),
  });
}
