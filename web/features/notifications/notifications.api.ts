import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { notificationsContract } from '#contract/notifications/notifications.contract.ts';
import { callApi } from '../../lib/api-client.ts';

const LIST_KEY = '/api/notifications';

export function notificationsQuery(query: QueryOf<typeof notificationsContract.listNotifications>) {
  return queryOptions({
    queryKey: [LIST_KEY, query],
    queryFn: ({ signal }) => callApi(notificationsContract.listNotifications, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function invalidateNotifications(queryClient: QueryClient): void {
  queryClient.invalidateQueries({ queryKey: [LIST_KEY] });
}

/** Marks the given ids as read, or all. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => callApi(notificationsContract.markRead, { body: ids ? { ids } : {} }),
    onSuccess: () => invalidateNotifications(queryClient),
  });
}
