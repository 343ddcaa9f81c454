import { CalendarDays, Landmark, type LucideIcon, Mail, MessagesSquare, UserRoundPlus } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';
import { groupOfKind, type NotificationGroup } from '#contract/notifications/notification-groups.ts';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { useMarkRead } from './notifications.api.ts';

export function UnreadList({ notifications }: { notifications: readonly Notification[] }) {
  const { read } = useMarkAsRead();
  if (notifications.length === 0) return null;
  return (
    <ul className="-mx-5 mt-3 -mb-5 divide-y divide-border border-t border-border sm:-mx-6 sm:-mb-6">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationRow notification={notification} onOpen={() => read([notification.id])} />
        </li>
      ))}
    </ul>
  );
}

const icons: Record<NotificationGroup, LucideIcon> = {
  events: CalendarDays,
  network: UserRoundPlus,
  messages: Mail,
  forum: MessagesSquare,
  system: Landmark,
};

function NotificationIcon({ kind }: { kind: string }) {
  const Icon = icons[groupOfKind(kind)];
  return (
    <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center rounded-full bg-subtle text-larimar">
      <Icon className="size-5" />
    </span>
  );
}

export function useMarkAsRead() {
  const { mutate, isPending, variables } = useMarkRead();

  /** All without ids. */
  function read(ids?: string[]) {
    mutate(
      { body: ids ? { ids } : {} },
      { onError: (error) => toastFailure('No se pudieron marcar las notificaciones', error) },
    );
  }

  return { read, isReadingAll: isPending && !variables?.body?.ids };
}

/** The whole row is the link; unread ones also have hidden text. */
export function NotificationRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { kind, title, body, href, readAt, createdAt } = notification;
  const isUnread = readAt === null;
  return (
    <Target href={href} onClick={onOpen}>
      <NotificationIcon kind={kind} />
      <span className="min-w-0 flex-1">
        <span className={classNames('block', isUnread ? 'font-bold' : 'font-medium')}>
          {isUnread ? <span className="sr-only">Sin leer: </span> : null}
          {title}
        </span>
        <span className="block text-sm wrap-anywhere text-muted">{body}</span>
        <RelativeTime instant={createdAt} className="text-xs text-muted" />
      </span>
      {isUnread ? <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-primary" /> : null}
    </Target>
  );
}

const targetClass =
  'flex w-full min-w-0 items-start gap-3 px-4 py-3 text-left hover:bg-subtle focus-visible:-outline-offset-2';

function Target({ href, onClick, children }: { href: string | null; onClick: MouseEventHandler; children: ReactNode }) {
  if (href) {
    return (
      <Link href={href} onClick={onClick} className={targetClass}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onClick} className={targetClass}>
      {children}
    </button>
  );
}
