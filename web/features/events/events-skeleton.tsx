import { Skeleton } from '../../ui/skeleton.tsx';

interface EventsSkeletonProps {
  count: number;
  className?: string;
}

export function EventsSkeleton({ count, className = 'lg:grid-cols-2 lg:gap-6' }: EventsSkeletonProps) {
  return (
    <div role="status" className={`grid gap-4 ${className}`}>
      <span className="sr-only">Cargando eventos...</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={String(index)} className="flex h-64 gap-4 rounded-card border border-border bg-card p-5">
          <Skeleton className="h-24 w-16 shrink-0" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}
