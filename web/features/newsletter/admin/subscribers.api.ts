import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { subscribersContract } from '#contract/newsletter/subscribers.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { useRefetchAfter } from '../../../lib/use-refetch-after.ts';

const { listSubscribers, addSubscriber, importSubscribers, unsubscribePerson, deleteSubscriber } = subscribersContract;

export const subscribersQuery = (query: QueryOf<typeof listSubscribers>) =>
  listQuery(listSubscribers, { query }, revalidate);

/** For the count of active subscribers only. */
export const subscriberListQuery = subscribersQuery({ state: 'active', page: 1, limit: 1 });

/** Subscriber mutations; each resolves once the list has been refetched. */
export function useSubscriberMutations() {
  const refetchAfter = useRefetchAfter([listSubscribers.path]);
  return {
    add: (body: BodyOf<typeof addSubscriber>) => refetchAfter(callApi(addSubscriber, { body })),
    /** The media type is set explicitly: systems label CSV files differently. */
    importFile: (file: Blob, consent: 'given' | 'asked') =>
      refetchAfter(uploadFile(importSubscribers, new Blob([file], { type: 'text/csv' }), { query: { consent } })),
    unsubscribe: (id: string) => refetchAfter(callApi(unsubscribePerson, { params: { id } })),
    remove: (id: string) => refetchAfter(callApi(deleteSubscriber, { params: { id } })),
  };
}

export type SubscriberMutations = ReturnType<typeof useSubscriberMutations>;
