import type { ReactNode } from 'react';
import { NOTIFICATION_GROUPS, type NotificationGroup } from '#contract/notifications/notification-groups.ts';
import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { PreferenceCard } from './preference-card.tsx';
import { usePreferences } from './use-preferences.ts';

/** Channels of each notification group; each change is saved at once. */
export function Preferences({ extras }: { extras: Partial<Record<NotificationGroup, ReactNode>> }) {
  const { query, change, shown } = usePreferences();
  return (
    <QueryBoundary
      query={query}
      loading="Cargando preferencias..."
      failed="No se pudieron cargar las preferencias"
      skeleton={
        <div className="grid gap-4">
          {NOTIFICATION_GROUPS.map((group) => (
            <CardSkeleton key={group} lines={2} />
          ))}
        </div>
      }
    >
      {({ preferences }) => (
        <div className="grid gap-4">
          {preferences.map((preference) => (
            <PreferenceCard key={preference.group} preference={shown(preference)} onChange={change}>
              {extras[preference.group]}
            </PreferenceCard>
          ))}
        </div>
      )}
    </QueryBoundary>
  );
}
