import { classNames } from '../lib/class-names.ts';
import { Skeleton } from './skeleton.tsx';

/** Placeholder of a form: labels above boxes. */
export function FormSkeleton({ fields = 5, className }: { fields?: number; className?: string }) {
  return (
    <div className={classNames('grid gap-6 rounded-card border border-border bg-card p-4 sm:p-6', className)}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={String(index)} className="space-y-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className={index === 1 ? 'h-24' : 'h-11'} />
        </div>
      ))}
    </div>
  );
}
