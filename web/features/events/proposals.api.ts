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

type ProposalBody = BodyOf<typeof proposalsContract.proposeEvent>;

/** Public lists stay valid until a proposal is approved. */
export function useProposalMutations() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['/api/events/proposals'] });
  return {
    propose: async (body: ProposalBody, idempotencyKey: string) => {
      const proposed = await callApi(proposalsContract.proposeEvent, { body, idempotencyKey });
      refresh();
      return proposed;
    },
    revise: async ({ id }: { id: string }, body: ProposalBody) => {
      const revised = await callApi(proposalsContract.reviseProposal, { params: { id }, body });
      refresh();
      queryClient.invalidateQueries({ queryKey: ['/api/events', id] });
      return revised;
    },
  };
}

export function useWithdrawProposal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(proposalsContract.withdrawProposal, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/events/proposals'] }),
  });
}
