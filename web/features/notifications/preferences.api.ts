import { preferencesContract } from '#contract/notifications/notifications.contract.ts';
import { apiQuery, revalidate } from '../../lib/api-queries.ts';
import { useCall } from '../../lib/use-call.ts';

export const preferencesQuery = apiQuery(preferencesContract.listPreferences, {}, revalidate);

export const useSetPreference = () =>
  useCall(preferencesContract.setPreference, {
    onSuccess: (kept, _input, _before, { client }) =>
      client.setQueryData(preferencesQuery.queryKey, (known) => ({
        preferences: known?.preferences.map((each) => (each.group === kept.group ? kept : each)) ?? [],
      })),
  });
