import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { adminStatusContract } from '#contract/admin/status.contract.ts';
import { callApi } from '../../lib/api-client.ts';

const KEY = '/api/admin/status';
const REFRESH_MS = 60_000;

export const portalStatusQuery = queryOptions({
  queryKey: [KEY],
  queryFn: ({ signal }) => callApi(adminStatusContract.getStatus, { signal }),
  refetchOnMount: 'always',
  refetchInterval: REFRESH_MS,
});

export function useStatusMutations() {
  const queryClient = useQueryClient();
  const refresh = async (call: Promise<unknown>) => {
    await call;
    await queryClient.invalidateQueries({ queryKey: [KEY] });
  };
  return {
    releaseMail: () => refresh(callApi(adminStatusContract.releaseMail, {})),
    switchMaintenance: (isOn: boolean, reason?: string) =>
      refresh(callApi(adminStatusContract.switchMaintenance, { body: { isOn, reason } })),
  };
}
