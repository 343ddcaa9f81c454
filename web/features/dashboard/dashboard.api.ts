import { registrationContract } from '#contract/events/registration.contract.ts';
import { connectionsContract } from '#contract/members/networking.contract.ts';
import { recommendationsContract } from '#contract/profile/activity.contract.ts';
import { apiQuery, revalidate } from '../../lib/api-queries.ts';

/** Revalidated, since the member's actions since then may have settled a recommendation. */
export const recommendationsQuery = apiQuery(recommendationsContract.listRecommendations, {}, revalidate);

export const nextEventsQuery = apiQuery(registrationContract.listOwnRegistrations, {
  query: { scope: 'upcoming', limit: 3 },
});

export const pendingRequestsQuery = apiQuery(connectionsContract.listReceived, { query: { limit: 1 } }, revalidate);
