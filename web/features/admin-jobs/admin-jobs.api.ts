import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { adminJobsContract } from '#contract/admin/jobs.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';

const LIST = '/api/admin/jobs';

export function adminJobsQuery(query: QueryOf<typeof adminJobsContract.listJobs>) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(adminJobsContract.listJobs, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

const PAUSED = '/api/admin/paused-addresses';

export function pausedAddressesQuery(query: QueryOf<typeof adminJobsContract.listPausedAddresses>) {
  return queryOptions({
    queryKey: [PAUSED, query],
    queryFn: ({ signal }) => callApi(adminJobsContract.listPausedAddresses, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function useAddressMutations() {
  const queryClient = useQueryClient();
  const cache = async (call: Promise<unknown>) => {
    await call;
    await queryClient.invalidateQueries({ queryKey: [PAUSED] });
  };
  return {
    resume: (id: string) => cache(callApi(adminJobsContract.resumeAddress, { params: { id } })),
    resumeAll: () => cache(callApi(adminJobsContract.resumeAllAddresses)),
  };
}

export function useJobMutations() {
  const queryClient = useQueryClient();
  const cache = async (call: Promise<unknown>) => {
    await call;
    await queryClient.invalidateQueries({ queryKey: [LIST] });
  };
  return {
    retry: (id: string) => cache(callApi(adminJobsContract.retryJob, { params: { id } })),
    retrySince: (since: string) => cache(callApi(adminJobsContract.retryFailedJobs, { body: { since } })),
    discard: (id: string) => cache(callApi(adminJobsContract.discardJob, { params: { id } })),
  };
}
