import { useQueryClient } from '@tanstack/react-query';
import type { AnyEndpoint, BodyOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { type CallInput, callGeneric as call } from './api-client.ts';
import { conflictingRecord } from './api-error.ts';
import { listQuery, recordQuery, revalidate } from './api-queries.ts';
import { invalidatePaths } from './use-call.ts';

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

/**
 * The endpoints come from a `*.api.ts` file, where the build drops their schemas. `alsoStale`: keys of other caches
 * that show the resource.
 */
export function publishableResource<E extends ResourceEndpoints>(endpoints: E, alsoStale: readonly string[]) {
  type Item = ResponseOf<E['get']>;

  function useCache() {
    const queryClient = useQueryClient();

    function invalidate(): void {
      invalidatePaths(queryClient, [endpoints.list.path, ...alsoStale]);
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

  return {
    listQuery: (query: QueryOf<E['list']>) =>
      listQuery<E['list']>(endpoints.list, { query } as CallInput<E['list']>, revalidate),
    itemQuery: (id: string) =>
      recordQuery<E['get']>(endpoints.get, { params: { id } } as CallInput<E['get']>, revalidate),
    useCache,
    useMutations,
  };
}
