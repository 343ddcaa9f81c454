import { CalendarDays, Landmark, type LucideIcon, Mail, MessagesSquare, UserRoundPlus } from 'lucide-react';
import { groupOfKind, type NotificationGroup } from '#contract/notifications/notification-groups.ts';

const icons: Record<NotificationGroup, LucideIcon> = {
  events: CalendarDays,
  network: UserRoundPlus,
  messages: Mail,
  forum: MessagesSquare,
  system: Landmark,
};

export function NotificationIcon({ kind }: { kind: string }) {
  const Icon = icons[groupOfKind(kind)];
  return (
    <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center rounded-full bg-subtle text-larimar">
      <Icon className="size-5" />
    </span>
  );
}
