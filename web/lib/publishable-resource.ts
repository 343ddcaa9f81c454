import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AnyEndpoint, BodyOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { callApi } from './api-client.ts';
import { conflictingRecord, nullOnStatus } from './api-error.ts';

interface ResourceEndpoints {
  list: AnyEndpoint;
  get: AnyEndpoint;
  create: AnyEndpoint;
  edit: AnyEndpoint;
  publish: AnyEndpoint;
  unpublish: AnyEndpoint;
  remove: AnyEndpoint;
}

export interface ReadRecord {
  id: string;
  version: number;
}

/** Cast: the input type of a generic endpoint does not resolve. */
const call = callApi as <E extends AnyEndpoint>(endpoint: E, input: object) => Promise<ResponseOf<E>>;

/**
 * The endpoints come from a `*.api.ts` file, where the build drops their schemas. `alsoStale`: keys of other caches
 * that show the resource.
 */
export function publishableResource<E extends ResourceEndpoints>(endpoints: E, alsoStale: readonly string[]) {
  type Item = ResponseOf<E['get']>;

  const listQuery = (query: QueryOf<E['list']>) =>
    queryOptions({
      queryKey: [endpoints.list.path, query],
      queryFn: ({ signal }) => call<E['list']>(endpoints.list, { query, signal }),
      placeholderData: keepPreviousData,
      // Others change the records at any time: cached data shows at once and is refetched.
      refetchOnMount: 'always',
    });

  /** `null` for a missing item (404) or a malformed id (400). */
  const itemQuery = (id: string) =>
    queryOptions({
      queryKey: [endpoints.get.path, id],
      queryFn: ({ signal }) =>
        call<E['get']>(endpoints.get, { params: { id }, signal }).catch(nullOnStatus(404)).catch(nullOnStatus(400)),
      refetchOnMount: 'always',
    });

  function useCache() {
    const queryClient = useQueryClient();

    function invalidate(): void {
      for (const key of [endpoints.list.path, ...alsoStale]) queryClient.invalidateQueries({ queryKey: [key] });
    }

    function store(item: Item): Item {
      queryClient.setQueryData<unknown>([endpoints.get.path, (item as { id: string }).id], item);
      invalidate();
      return item;
    }

    /** Caches the record in the response; active queries of the other keys are refetched. */
    async function cache(mutation: Promise<Item>): Promise<Item> {
      return mutation.then(store, (error) => {
        const current = conflictingRecord<Item>(error);
        if (current) store(current);
        throw error;
      });
    }

    return { cache, invalidate };
  }

  function useMutations() {
    const { cache, invalidate } = useCache();
    return {
      create: (body: BodyOf<E['create']>, idempotencyKey: string) =>
        cache(call(endpoints.create, { body, idempotencyKey })),
      edit: (id: string, body: BodyOf<E['edit']>) => cache(call(endpoints.edit, { params: { id }, body })),
      publish: ({ id, version }: ReadRecord) => cache(call(endpoints.publish, { params: { id }, body: { version } })),
      unpublish: ({ id, version }: ReadRecord) =>
        cache(call(endpoints.unpublish, { params: { id }, body: { version } })),
      remove: async (id: string) => {
        await call(endpoints.remove, { params: { id } });
        invalidate();
      },
    };
  }

  return { listQuery, itemQuery, useCache, useMutations };
}
