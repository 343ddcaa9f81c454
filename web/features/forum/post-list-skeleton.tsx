import { Skeleton } from '../../ui/skeleton.tsx';

export function PostListSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-muted">Cargando publicaciones...</p>
      {['a', 'b', 'c', 'd'].map((key) => (
        <PostCardSkeleton key={key} />
      ))}
    </div>
  );
}

export function PostCardSkeleton() {
  return (
    <div className="space-y-3 rounded-card border border-border bg-card p-5">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
