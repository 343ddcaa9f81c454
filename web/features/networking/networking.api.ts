import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { blocksContract } from '#contract/networking/blocks.contract.ts';
import { connectionsContract } from '#contract/networking/connections.contract.ts';
import { callApi } from '../../lib/api-client.ts';

/** Stale-while-revalidate: others send and answer requests meanwhile. */
const shared = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const;

export function connectionsQuery(query: QueryOf<typeof connectionsContract.listConnections>) {
  return queryOptions({
    queryKey: ['/api/connections', 'my', query],
    queryFn: ({ signal }) => callApi(connectionsContract.listConnections, { query, signal }),
    ...shared,
  });
}

export function receivedQuery(page: number) {
  return queryOptions({
    queryKey: ['/api/connections', 'pending', page],
    queryFn: ({ signal }) => callApi(connectionsContract.listReceived, { query: { page }, signal }),
    ...shared,
  });
}

export function sentQuery(page: number) {
  return queryOptions({
    queryKey: ['/api/connections', 'sent', page],
    queryFn: ({ signal }) => callApi(connectionsContract.listSent, { query: { page }, signal }),
    ...shared,
  });
}

export function blockedQuery(page: number) {
  return queryOptions({
    queryKey: ['/api/members', 'blocked', page],
    queryFn: ({ signal }) => callApi(blocksContract.listBlocked, { query: { page }, signal }),
    ...shared,
  });
}
