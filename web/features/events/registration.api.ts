import type { QueryOf } from '#contract/endpoint.ts';
import { registrationContract } from '#contract/events/registration.contract.ts';
import { listQuery, revalidate } from '../../lib/api-queries.ts';

/** Revalidated: a seat may have come free meanwhile, or the event been cancelled. */
export const ownRegistrationsQuery = (query: QueryOf<typeof registrationContract.listOwnRegistrations>) =>
  listQuery(registrationContract.listOwnRegistrations, { query }, revalidate);
