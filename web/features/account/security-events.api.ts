import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { securityLogContract } from '#contract/account/security-log.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export function ownSecurityEventsQuery(page: number, limit: number) {
  return queryOptions({
    queryKey: ['/api/users/security-events', { page, limit }],
    queryFn: ({ signal }) => callApi(securityLogContract.listOwnSecurityEvents, { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
