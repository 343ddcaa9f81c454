import { classNames } from '../lib/class-names.ts';

/** Hidden from screen readers: its parent announces the loading once. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton animate-pulse', className)} />;
}

export function CardSkeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={classNames('rounded-card border border-border bg-card p-5 sm:p-6', className)}>
      <Skeleton className="mb-5 h-6 w-2/5 max-w-48" />
      <LinesSkeleton lines={lines} />
    </div>
  );
}

export function LinesSkeleton({ lines }: { lines: number }) {
  return (
    <div className="space-y-3">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={String(index)} className={classNames('h-4', index === lines - 1 && 'w-3/5')} />
      ))}
    </div>
  );
}
