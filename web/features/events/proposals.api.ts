import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { proposalsContract } from '#contract/events/proposals.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { listQuery, revalidate } from '../../lib/api-queries.ts';
import { invalidatePaths, useCall } from '../../lib/use-call.ts';

const { listOwnProposals, proposeEvent, reviseProposal, withdrawProposal } = proposalsContract;

/** Its path is a key of its own: `/api/events` is invalidated with every registration. */
export const ownProposalsQuery = (query: { page: number; limit: number }) =>
  listQuery(listOwnProposals, { query }, revalidate);

type ProposalBody = BodyOf<typeof proposeEvent>;

/** Public lists stay valid until a proposal is approved. */
export function useProposalMutations() {
  const queryClient = useQueryClient();
  const refresh = () => invalidatePaths(queryClient, [listOwnProposals.path]);
  return {
    propose: async (body: ProposalBody, idempotencyKey: string) => {
      const proposed = await callApi(proposeEvent, { body, idempotencyKey });
      refresh();
      return proposed;
    },
    revise: async ({ id }: { id: string }, body: ProposalBody) => {
      const revised = await callApi(reviseProposal, { params: { id }, body });
      refresh();
      queryClient.invalidateQueries({ queryKey: ['/api/events', id] });
      return revised;
    },
  };
}

export const useWithdrawProposal = () => useCall(withdrawProposal, { stale: [listOwnProposals.path] });
