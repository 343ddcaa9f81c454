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

export function useJobCalls() {
  const queryClient = useQueryClient();
  const keep = async (call: Promise<unknown>) => {
    await call;
    await queryClient.invalidateQueries({ queryKey: [LIST] });
  };
  return {
    retry: (id: string) => keep(callApi(adminJobsContract.retryJob, { params: { id } })),
    discard: (id: string) => keep(callApi(adminJobsContract.discardJob, { params: { id } })),
  };
}
