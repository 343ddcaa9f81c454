import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  /** One way on: clear the filters, create the first… */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, description, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border border-dashed border-input-border px-6 py-12 text-center',
        className,
      )}
    >
      <p className="text-lg font-semibold">{title}</p>
      {description ? <p className="max-w-prose text-muted">{description}</p> : null}
      {action}
    </div>
  );
}
