import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
  className?: string;
}

export function EmptyState({ title, description, action, compact = false, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border border-dashed border-input-border px-6 text-center',
        compact ? 'py-8' : 'py-12',
        className,
      )}
    >
      <p className="text-lg font-semibold text-balance">{title}</p>
      {description ? <p className="max-w-prose text-muted">{description}</p> : null}
      {action}
    </div>
  );
}
