import { ShieldCheck } from 'lucide-react';
import { Badge } from './badge.tsx';

/** Badge beside the name of an administrator; renders nothing for members. */
export function AdminBadge({ role }: { role: 'member' | 'admin' }) {
  if (role !== 'admin') return null;
  return (
    <Badge tone="blue" className="align-middle whitespace-nowrap">
      <ShieldCheck aria-hidden="true" className="size-3.5" />
      Administración
    </Badge>
  );
}
