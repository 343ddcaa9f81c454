import { securityLogContract } from '#contract/account/security-log.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { listQuery, revalidate } from '../../lib/api-queries.ts';

export const securityEventsQuery = (query: QueryOf<typeof securityLogContract.listSecurityEvents>) =>
  listQuery(securityLogContract.listSecurityEvents, { query }, revalidate);
