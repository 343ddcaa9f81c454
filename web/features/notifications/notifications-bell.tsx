import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { countOf } from '../../lib/numbers.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Popover } from '../../ui/popover.tsx';

const NotificationsPanel = lazyPart(async () => (await import('./notifications-panel.tsx')).NotificationsPanel);

export function NotificationsBell({ unread, buttonClass }: { unread: number; buttonClass: string }) {
  useEffect(NotificationsPanel.preload, []);
  return (
    <Popover
      label={unread === 0 ? 'Notificaciones' : `Notificaciones: ${countOf(unread, 'sin leer', 'sin leer')}`}
      buttonClass={buttonClass}
      button={
        <>
          <Bell aria-hidden="true" className="size-6" />
          <CountBadge count={unread} className="absolute top-0 right-0" />
        </>
      }
      // As wide as a phone allows, wherever the bell is.
      panelClass="right-0 max-sm:fixed max-sm:inset-x-2 max-sm:top-16 sm:w-96"
    >
      {(close) => <NotificationsPanel onLeave={close} />}
    </Popover>
  );
}
