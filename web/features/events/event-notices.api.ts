import { useMutation } from '@tanstack/react-query';
import { registrationContract } from '#contract/events/registration.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/api-queries.ts';
import { invalidatePaths } from '../../lib/use-call.ts';

/** Its path is a key of its own: `/api/events` is invalidated with every registration. */
export const eventNoticesQuery = apiQuery(registrationContract.getEventNotices, {});

export const useSwitchEventNotices = () =>
  useMutation({
    mutationFn: (enabled: boolean) =>
      callApi(enabled ? registrationContract.enableEventNotices : registrationContract.disableEventNotices),
    onSuccess: (state, _enabled, _before, { client }) => {
      client.setQueryData(eventNoticesQuery.queryKey, state);
      // Enabling them restores both channels of the notification group.
      invalidatePaths(client, ['/api/notifications/preferences']);
    },
  });
