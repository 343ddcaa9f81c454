import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { subscribersContract } from '#contract/newsletter/subscribers.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { uploadFile } from '../../lib/upload-file.ts';

const LIST = '/api/admin/newsletter/subscribers';

type Filter = QueryOf<typeof subscribersContract.listSubscribers>;

export function subscribersQuery(query: Filter) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(subscribersContract.listSubscribers, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** For the count of active subscribers only. */
export const readersQuery = subscribersQuery({ state: 'active', page: 1, limit: 1 });

/** Subscriber mutations; each resolves once the list has been refetched. */
export function useSubscriberMutations() {
  const queryClient = useQueryClient();

  async function cache<T>(call: Promise<T>): Promise<T> {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: [LIST] });
    return answer;
  }

  return {
    add: (body: BodyOf<typeof subscribersContract.addSubscriber>) =>
      cache(callApi(subscribersContract.addSubscriber, { body })),
    /** The media type is set explicitly: systems label CSV files differently. */
    importFile: (file: Blob, consent: 'given' | 'asked') =>
      cache(
        uploadFile(subscribersContract.importSubscribers, new Blob([file], { type: 'text/csv' }), {
          query: { consent },
        }),
      ),
    unsubscribe: (id: string) => cache(callApi(subscribersContract.unsubscribePerson, { params: { id } })),
    remove: (id: string) => cache(callApi(subscribersContract.deleteSubscriber, { params: { id } })),
  };
}

export type SubscriberMutations = ReturnType<typeof useSubscriberMutations>;
