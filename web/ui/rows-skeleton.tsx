import { Skeleton } from './skeleton.tsx';

/** Placeholder rows with an avatar or a round icon. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className="grid gap-5">
      {Array.from({ length: count }, (_, index) => (
        <RowSkeleton key={String(index)} />
      ))}
    </div>
  );
}

export function RowSkeleton() {
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
