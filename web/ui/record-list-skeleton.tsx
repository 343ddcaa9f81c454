import { Skeleton } from './skeleton.tsx';

export function RecordListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="space-y-2.5 rounded-card border border-border bg-card p-4">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-6 w-3/4 max-w-md" />
          <Skeleton className="h-4 w-1/2 max-w-sm" />
        </div>
      ))}
    </div>
  );
}
