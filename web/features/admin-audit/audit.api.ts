import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditContract } from '#contract/admin/audit.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';

/** CSV of the whole log with its hash chain. */
export const auditCsvHref = auditContract.downloadAuditLog.path;

export function auditQuery(query: QueryOf<typeof auditContract.listAuditLog>) {
  return queryOptions({
    queryKey: ['/api/admin/audit', query],
    queryFn: ({ signal }) => callApi(auditContract.listAuditLog, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
