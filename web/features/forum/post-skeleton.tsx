import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function PostSkeleton() {
  return (
    <div role="status" className="page-container grid gap-8 pt-16 pb-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <span className="sr-only">Cargando publicación...</span>
      <div className="space-y-4 rounded-card border border-border bg-card p-8">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-9 w-4/5" />
        <div className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-40" />
        </div>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </div>
      <CardSkeleton lines={2} className="self-start max-lg:hidden" />
    </div>
  );
}
