import { queryOptions } from '@tanstack/react-query';
import { registrationContract } from '#contract/events/registration.contract.ts';
import { connectionsContract } from '#contract/networking/networking.contract.ts';
import { recommendationsContract } from '#contract/profile/activity.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export const recommendationsQuery = queryOptions({
  queryKey: ['/api/users/recommendations'],
  queryFn: ({ signal }) => callApi(recommendationsContract.listRecommendations, { signal }),
  // The member's actions since then may have settled a recommendation.
  refetchOnMount: 'always',
});

const NEXT_EVENTS = { scope: 'upcoming', limit: 3 } as const;

export const nextEventsQuery = queryOptions({
  queryKey: ['/api/users/registrations', NEXT_EVENTS],
  queryFn: ({ signal }) => callApi(registrationContract.listOwnRegistrations, { query: NEXT_EVENTS, signal }),
});

export const pendingRequestsQuery = queryOptions({
  queryKey: ['/api/connections/pending', { limit: 1 }],
  queryFn: ({ signal }) => callApi(connectionsContract.listReceived, { query: { limit: 1 }, signal }),
  refetchOnMount: 'always',
});
