import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { registrationContract } from '#contract/events/registration.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export const eventNoticesQuery = queryOptions({
  // A key of its own: `/api/events` is invalidated with every registration.
  queryKey: ['/api/events/notifications'],
  queryFn: ({ signal }) => callApi(registrationContract.getEventNotices, { signal }),
});

export function useSwitchEventNotices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) =>
      callApi(enabled ? registrationContract.enableEventNotices : registrationContract.disableEventNotices),
    onSuccess: (state) => {
      queryClient.setQueryData(eventNoticesQuery.queryKey, state);
      // Enabling them restores both channels of the notification group.
      queryClient.invalidateQueries({ queryKey: ['/api/notifications/preferences'] });
    },
  });
}
