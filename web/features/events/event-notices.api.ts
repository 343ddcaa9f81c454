import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { registrationContract } from '#contract/events/registration.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export const eventNoticesQuery = queryOptions({
  // Not under the events themselves, which are asked for again with every registration.
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
      // Switching them on brings both channels of the group back.
      queryClient.invalidateQueries({ queryKey: ['/api/notifications/preferences'] });
    },
  });
}
