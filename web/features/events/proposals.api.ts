import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { proposalsContract } from '#contract/events/proposals.contract.ts';
import { callApi } from '../../lib/api-client.ts';

/** No list changes: a proposal shows to nobody until it is approved. */
export function useProposeEvent() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof proposalsContract.proposeEvent>) =>
      callApi(proposalsContract.proposeEvent, { body }),
  });
}
