import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { NOTIFICATION_GROUPS, type NotificationGroup } from '#contract/notifications/notification-groups.ts';
import type { NotificationPreference } from '#contract/notifications/notifications.contract.ts';
import { preferencesContract } from '#contract/notifications/notifications.contract.ts';
import { apiQuery, revalidate } from '../../lib/api-queries.ts';
import { useCall } from '../../lib/use-call.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';

const preferencesQuery = apiQuery(preferencesContract.listPreferences, {}, revalidate);

const useSetPreference = () =>
  useCall(preferencesContract.setPreference, {
    onSuccess: (kept, _input, _before, { client }) =>
      client.setQueryData(preferencesQuery.queryKey, (known) => ({
        preferences: known?.preferences.map((each) => (each.group === kept.group ? kept : each)) ?? [],
      })),
  });

const notificationGroups: Record<NotificationGroup, { name: string; text: string }> = {
  events: { name: 'Eventos', text: 'Tus inscripciones y propuestas, los cambios y el recordatorio de un día antes.' },
  network: { name: 'Red de contactos', text: 'Solicitudes de conexión que recibes y las que te aceptan.' },
  messages: {
    name: 'Mensajes',
    text: 'Un correo si alguien te escribe y no lo lees en unos minutos. En el sitio, el número de mensajes sin leer siempre está a la vista.',
  },
  forum: { name: 'Foro', text: 'Comentarios en tus publicaciones y respuestas a lo que comentas.' },
  system: {
    name: 'Oficina y cuenta',
    text: 'Lo que la oficina te comunica a ti. En el sitio aparece siempre.',
  },
};

interface PreferenceCardProps {
  preference: NotificationPreference;
  onChange: (changed: NotificationPreference) => void;
  children?: ReactNode;
}

function PreferenceCard({ preference, onChange, children }: PreferenceCardProps) {
  const { name, text } = notificationGroups[preference.group];
  return (
    <Card className="p-5">
      <fieldset className="min-w-0">
        <legend className="contents">
          <span className="text-lg font-bold">{name}</span>
        </legend>
        <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>
        <div className="mt-2 flex flex-wrap gap-x-8">
          {preference.siteIsFixed ? null : (
            <CheckboxField
              label="En el sitio"
              checked={preference.site}
              onChange={({ target }) => onChange({ ...preference, site: target.checked })}
            />
          )}
          <CheckboxField
            label="Por correo"
            checked={preference.mail}
            onChange={({ target }) => onChange({ ...preference, mail: target.checked })}
          />
        </div>
      </fieldset>
      {children}
    </Card>
  );
}

function usePreferences() {
  const query = useQuery(preferencesQuery);
  const { mutateAsync } = useSetPreference();
  const [changing, setChanging] = useState<Partial<Record<NotificationGroup, NotificationPreference>>>({});

  async function change(changed: NotificationPreference) {
    setChanging((others) => ({ ...others, [changed.group]: changed }));
    try {
      const { group, site, mail } = changed;
      await mutateAsync({ params: { group }, body: { site, mail } });
      const { name } = notificationGroups[group];
      toast({ title: 'Preferencias guardadas', description: `Actualizamos tus notificaciones de ${name}.` });
    } catch (error) {
      toastFailure('No se pudieron guardar las preferencias', error);
    }
    setChanging((others) => (others[changed.group] === changed ? { ...others, [changed.group]: undefined } : others));
  }

  return { query, change, shown: (kept: NotificationPreference) => changing[kept.group] ?? kept };
}

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
