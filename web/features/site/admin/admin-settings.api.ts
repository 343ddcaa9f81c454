import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { adminSettingsContract } from '#contract/site/admin/admin-settings.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { apiQuery, revalidate } from '../../../lib/api-queries.ts';

export const savedSettingsQuery = apiQuery(adminSettingsContract.getSavedSettings, {}, revalidate);

/** Prefixes of the caches that depend on the feature switches. */
const DEPENDS_ON_SWITCHES = ['/api/forum', '/api/projects', '/api/search', '/api/users', '/api/admin/moderation'];

export function useEditSettings() {
  const queryClient = useQueryClient();
  return async (body: BodyOf<typeof adminSettingsContract.editSettings>) => {
    const settings = await callApi(adminSettingsContract.editSettings, { body });
    queryClient.setQueryData(savedSettingsQuery.queryKey, settings);
    queryClient.setQueryData(['/api/settings'], (shown: object | undefined) => shown && { ...shown, ...settings });
    // The answer names the logos by id; their addresses and sizes come with the public settings.
    void queryClient.invalidateQueries({ queryKey: ['/api/settings'], exact: true });
    queryClient.removeQueries({
      predicate: ({ queryKey: [path] }) => DEPENDS_ON_SWITCHES.some((start) => String(path).startsWith(start)),
      type: 'inactive',
    });
    return settings;
  };
}
