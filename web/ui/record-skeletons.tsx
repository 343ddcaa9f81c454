import { classNames } from '../lib/class-names.ts';
import { Skeleton } from './skeleton.tsx';

export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className="grid gap-5">
      {Array.from({ length: count }, (_, index) => (
        <RowSkeleton key={String(index)} />
      ))}
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="flex gap-3">
      <Skeleton className="size-10 shrink-0 rounded-full" />
      <div className="flex-1 space-y-2 py-1">
        <Skeleton className="h-4 w-4/5 max-w-md" />
        <Skeleton className="h-3.5 w-28" />
      </div>
    </div>
  );
}

interface RecordListSkeletonProps {
  label: string;
  hasAvatars?: boolean | undefined;
}

export function RecordListSkeleton({ label, hasAvatars }: RecordListSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <RecordRowsSkeleton hasAvatars={hasAvatars} />
    </div>
  );
}

export function RecordRowsSkeleton({ hasAvatars = false }: Pick<RecordListSkeletonProps, 'hasAvatars'>) {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="rounded-card border border-border bg-card p-4">
          {hasAvatars ? (
            <RowSkeleton />
          ) : (
            <div className="space-y-2.5">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-6 w-3/4 max-w-md" />
              <Skeleton className="h-4 w-1/2 max-w-sm" />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

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
