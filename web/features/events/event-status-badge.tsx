import { statusLabel } from '../../content/event-labels.ts';
import { Badge } from '../../ui/badge.tsx';

export function EventStatusBadge({ status }: { status: string }) {
  const { label, tone } = statusLabel(status);
  return <Badge tone={tone}>{label}</Badge>;
}
