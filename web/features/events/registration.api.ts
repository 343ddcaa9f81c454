import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { registrationContract } from '#contract/events/registration.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export function ownRegistrationsQuery(query: QueryOf<typeof registrationContract.listOwnRegistrations>) {
  return queryOptions({
    queryKey: ['/api/users/registrations', query],
    queryFn: ({ signal }) => callApi(registrationContract.listOwnRegistrations, { query, signal }),
    placeholderData: keepPreviousData,
    // A seat may have come free meanwhile, or the event been cancelled.
    refetchOnMount: 'always',
  });
}
