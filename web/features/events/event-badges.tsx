import { GraduationCap, Hammer, Handshake, type LucideIcon, MessagesSquare, Presentation } from 'lucide-react';
import type { EventPublication, EventType, PortalEvent } from '#contract/events/events.contract.ts';
import { publicationLabels, statusLabel, typeLabels } from '../../copy/events.ts';
import { Badge } from '../../ui/badge.tsx';

const icons: Record<EventType, LucideIcon> = {
  conference: Presentation,
  workshop: Hammer,
  networking: Handshake,
  roundtable: MessagesSquare,
  seminar: GraduationCap,
};

export function EventTypeIcon({ type, className = 'size-4' }: { type: EventType; className?: string }) {
  const Icon = icons[type] ?? Presentation;
  return <Icon aria-hidden="true" className={className} />;
}

export function EventStatusBadge({ status }: { status: string }) {
  const { label, tone } = statusLabel(status);
  return <Badge tone={tone}>{label}</Badge>;
}

export function TopicList({ topics }: { topics: string[] }) {
  if (topics.length === 0) return null;
  return (
    <ul aria-label="Temas" className="flex flex-wrap gap-2">
      {topics.map((topic) => (
        <li key={topic} className="rounded-full border border-border bg-subtle px-3 py-0.5 text-sm">
          {topic}
        </li>
      ))}
    </ul>
  );
}

export function EventBadges({ event }: { event: PortalEvent & { publication?: EventPublication } }) {
  const { publication = 'published' } = event;
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge>
        <EventTypeIcon type={event.type} className="size-3.5" />
        {typeLabels[event.type].one}
      </Badge>
      {publication === 'published' ? (
        <EventStatusBadge status={event.status} />
      ) : (
        <Badge tone={publicationLabels[publication].tone}>{publicationLabels[publication].label}</Badge>
      )}
    </p>
  );
}
