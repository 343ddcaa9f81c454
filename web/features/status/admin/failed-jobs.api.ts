import type { QueryOf } from '#contract/endpoint.ts';
import { adminJobsContract } from '#contract/jobs/jobs.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';
import { useRefetchAfter } from '../../../lib/use-refetch-after.ts';

const { listJobs, listPausedAddresses, resumeAddress, resumeAllAddresses } = adminJobsContract;

export const adminJobsQuery = (query: QueryOf<typeof listJobs>) => listQuery(listJobs, { query }, revalidate);

export const pausedAddressesQuery = (query: QueryOf<typeof listPausedAddresses>) =>
  listQuery(listPausedAddresses, { query }, revalidate);

export function useAddressMutations() {
  const refetchAfter = useRefetchAfter([listPausedAddresses.path]);
  return {
    resume: (id: string) => refetchAfter(callApi(resumeAddress, { params: { id } })),
    resumeAll: () => refetchAfter(callApi(resumeAllAddresses)),
  };
}

export function useJobMutations() {
  const refetchAfter = useRefetchAfter([listJobs.path]);
  return {
    retry: (id: string) => refetchAfter(callApi(adminJobsContract.retryJob, { params: { id } })),
    retrySince: (since: string) => refetchAfter(callApi(adminJobsContract.retryFailedJobs, { body: { since } })),
    discard: (id: string) => refetchAfter(callApi(adminJobsContract.discardJob, { params: { id } })),
  };
}
