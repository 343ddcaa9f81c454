import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NotificationGroup } from '#contract/notifications/notification-groups.ts';
import type { NotificationPreference } from '#contract/notifications/preferences.contract.ts';
import { notificationGroups } from '../../content/notifications.ts';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { preferencesQuery, useSetPreference } from './preferences.api.ts';

/** Preferences with optimistic changes, rolled back on failure. */
export function usePreferences() {
  const query = useQuery(preferencesQuery);
  const { mutateAsync } = useSetPreference();
  const [changing, setChanging] = useState<Partial<Record<NotificationGroup, NotificationPreference>>>({});

  async function change(changed: NotificationPreference) {
    setChanging((others) => ({ ...others, [changed.group]: changed }));
    try {
      await mutateAsync(changed);
      const { name } = notificationGroups[changed.group];
      toast({ title: 'Preferencias guardadas', description: `Actualizamos tus avisos de ${name}.` });
    } catch (error) {
      toastFailure('No se pudieron guardar las preferencias', error);
    }
    setChanging((others) => (others[changed.group] === changed ? { ...others, [changed.group]: undefined } : others));
  }

  return { query, change, shown: (kept: NotificationPreference) => changing[kept.group] ?? kept };
}
