import { auditContract } from '#contract/audit/audit.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';

export const auditCsvHref = auditContract.downloadAuditLog.path;

export const auditQuery = (query: QueryOf<typeof auditContract.listAuditLog>) =>
  listQuery(auditContract.listAuditLog, { query }, revalidate);
