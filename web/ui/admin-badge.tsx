import { ShieldCheck } from 'lucide-react';
import type { Role } from '#contract/account/roles.ts';
import { Badge } from './badge.tsx';

export const hasBadge = (role: Role) => role === 'admin' || role === 'moderator';

/** Other roles do not speak for the portal. */
export function AdminBadge({ role }: { role: Role }) {
  if (!hasBadge(role)) return null;
  return (
    <Badge tone="blue" className="align-middle whitespace-nowrap">
      <ShieldCheck aria-hidden="true" className="size-3.5" />
      {role === 'admin' ? 'Administración' : 'Moderación'}
    </Badge>
  );
}
