import { GraduationCap, Hammer, Handshake, type LucideIcon, MessagesSquare, Presentation } from 'lucide-react';
import type { EventType } from '#contract/events/events.contract.ts';

const icons: Record<EventType, LucideIcon> = {
  conference: Presentation,
  workshop: Hammer,
  networking: Handshake,
  roundtable: MessagesSquare,
  seminar: GraduationCap,
};

interface EventTypeIconProps {
  type: EventType;
  className?: string;
}

export function EventTypeIcon({ type, className = 'size-4' }: EventTypeIconProps) {
  const Icon = icons[type] ?? Presentation;
  return <Icon aria-hidden="true" className={className} />;
}
