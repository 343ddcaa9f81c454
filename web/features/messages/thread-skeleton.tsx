import { Skeleton } from '../../ui/skeleton.tsx';

export function ThreadSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6 p-4">
      <span className="sr-only">Cargando la conversación...</span>
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-10 w-1/2 self-end" />
      <Skeleton className="h-20 w-3/5" />
      <Skeleton className="h-10 w-2/5 self-end" />
    </div>
  );
}
