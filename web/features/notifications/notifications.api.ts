import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import {
  type NotificationPreference,
  notificationsContract,
  preferencesContract,
} from '#contract/notifications/notifications.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['/api/notifications/preferences'],
  queryFn: ({ signal }) => callApi(preferencesContract.listPreferences, { signal }),
  refetchOnMount: 'always',
});

export function useSetPreference() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ group, site, mail }: NotificationPreference) =>
      callApi(preferencesContract.setPreference, { params: { group }, body: { site, mail } }),
    onSuccess: (kept) =>
      queryClient.setQueryData(preferencesQuery.queryKey, (known) => ({
        preferences: known?.preferences.map((each) => (each.group === kept.group ? kept : each)) ?? [],
      })),
  });
}

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
