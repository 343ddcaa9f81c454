import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EventFactProps {
  icon: LucideIcon;
  /** Screen-reader label in place of the icon. */
  label: string;
  children: ReactNode;
}

export function EventFact({ icon: Icon, label, children }: EventFactProps) {
  return (
    <div className="flex items-start gap-2">
      <dt>
        <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-larimar" />
        <span className="sr-only">{label}:</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
