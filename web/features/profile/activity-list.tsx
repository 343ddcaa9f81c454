import {
  Briefcase,
  CalendarCheck,
  CalendarDays,
  CircleDot,
  FileText,
  Heart,
  type LucideIcon,
  MessageCircle,
  Users,
} from 'lucide-react';
import { Link } from 'wouter';
import type { ActivityItem } from '#contract/profile/activity.contract.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';

const icons: Record<string, LucideIcon> = {
  'file-text': FileText,
  'message-circle': MessageCircle,
  heart: Heart,
  calendar: CalendarDays,
  'calendar-check': CalendarCheck,
  briefcase: Briefcase,
  users: Users,
};

export function ActivityEntry({ item: { icon, title, href, createdAt } }: { item: ActivityItem }) {
  const Icon = icons[icon] ?? CircleDot;
  return (
    <div className="flex items-start gap-3">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-subtle text-muted">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <p className="min-w-0 leading-snug">
        <Link href={href} dir="auto" className="inline-block py-0.5 font-semibold wrap-anywhere hover:underline">
          {title}
        </Link>
        <RelativeTime instant={createdAt} className="block text-sm text-muted" />
      </p>
    </div>
  );
}

export function ActivityList({ items }: { items: readonly ActivityItem[] }) {
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <li key={item.id}>
          <ActivityEntry item={item} />
        </li>
      ))}
    </ul>
  );
}
