import type { QueryOf } from '#contract/endpoint.ts';
import { securityLogContract } from '#contract/security-log/security-log.contract.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';

export const securityEventsQuery = (query: QueryOf<typeof securityLogContract.listSecurityEvents>) =>
  listQuery(securityLogContract.listSecurityEvents, { query }, revalidate);
