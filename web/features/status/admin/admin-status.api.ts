import { adminStatusContract } from '#contract/status/status.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { apiQuery, revalidate } from '../../../lib/api-queries.ts';
import { useRefetchAfter } from '../../../lib/use-refetch-after.ts';

const { getStatus, releaseMail, switchMaintenance } = adminStatusContract;

const REFRESH_MS = 60_000;

export const portalStatusQuery = apiQuery(getStatus, {}, { ...revalidate, refetchInterval: REFRESH_MS });

export function useStatusMutations() {
  const refetchAfter = useRefetchAfter([getStatus.path]);
  return {
    releaseMail: () => refetchAfter(callApi(releaseMail, {})),
    switchMaintenance: (isOn: boolean, reason?: string) =>
      refetchAfter(callApi(switchMaintenance, { body: { isOn, reason } })),
  };
}
