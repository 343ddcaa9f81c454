import { Badge } from '../../ui/badge.tsx';
import { statusLabel } from './event-labels.ts';

export function EventStatusBadge({ status }: { status: string }) {
  const { label, tone } = statusLabel(status);
  return <Badge tone={tone}>{label}</Badge>;
}
