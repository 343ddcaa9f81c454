import { EventSubscriptionToggle } from '../features/events/event-subscription-toggle.tsx';
import { NotificationsTabs } from '../features/notifications/notifications-tabs.tsx';
import { Preferences } from '../features/notifications/preferences.tsx';
import type { PageHead } from '../lib/page-module.ts';
import { PageFrame } from '../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Preferencias de notificaciones', hidden: true };
}

export default function NotificationPreferencesPage() {
  return (
    <PageFrame
      title="Preferencias de notificaciones"
      intro="Elige qué quieres saber y dónde. Los cambios se guardan al momento."
    >
      <NotificationsTabs />
      <div className="max-w-3xl">
        <Preferences extras={{ events: <NewEvents /> }} />
      </div>
    </PageFrame>
  );
}

/** Same setting as on the events page. */
function NewEvents() {
  return (
    <div className="mt-4 border-t border-border pt-4">
      <h2 className="text-base">Eventos nuevos</h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        Que te avisemos cuando se publique un evento nuevo en el calendario.
      </p>
      <div className="max-w-sm">
        <EventSubscriptionToggle />
      </div>
    </div>
  );
}
