import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditContract } from '#contract/admin/audit.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';

/** The whole log with its chain of hashes. */
export const auditCsvHref = auditContract.downloadAuditLog.path;

export function auditQuery(query: QueryOf<typeof auditContract.listAuditLog>) {
  return queryOptions({
    queryKey: ['/api/admin/audit', query],
    queryFn: ({ signal }) => callApi(auditContract.listAuditLog, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
