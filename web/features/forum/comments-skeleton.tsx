import { Skeleton } from '../../ui/skeleton.tsx';

export function CommentsSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Cargando comentarios...</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="flex gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
