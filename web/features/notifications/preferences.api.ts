import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type NotificationPreference, preferencesContract } from '#contract/notifications/notifications.contract.ts';
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
