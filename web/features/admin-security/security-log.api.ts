import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { securityLogContract } from '#contract/account/security-log.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';

export function securityEventsQuery(query: QueryOf<typeof securityLogContract.listSecurityEvents>) {
  return queryOptions({
    queryKey: ['/api/admin/security-events', query],
    queryFn: ({ signal }) => callApi(securityLogContract.listSecurityEvents, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
