import { RowSkeleton } from './rows-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';

interface RecordListSkeletonProps {
  label: string;
  /** Rows begin with an avatar or a round icon. */
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
