import type { LucideIcon } from 'lucide-react';
import { formatCount } from '../lib/numbers.ts';

interface IconCountProps {
  icon: LucideIcon;
  count: number;
  /** The same in words, for those who do not see the icon: "3 comentarios". */
  label: string;
}

export function IconCount({ icon: Icon, count, label }: IconCountProps) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Icon aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
