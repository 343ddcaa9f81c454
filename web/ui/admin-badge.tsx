import { ShieldCheck } from 'lucide-react';
import { Badge } from './badge.tsx';

/** Beside the name of whoever speaks for the portal; absent for everybody else. */
export function AdminBadge({ role }: { role: 'member' | 'admin' }) {
  if (role !== 'admin') return null;
  return (
    <Badge tone="blue" className="align-middle whitespace-nowrap">
      <ShieldCheck aria-hidden="true" className="size-3.5" />
      Administración
    </Badge>
  );
}
