import { Skeleton } from '../../ui/skeleton.tsx';

export function ArticleSkeleton() {
  return (
    <div role="status" className="page-container max-w-4xl space-y-4 py-12">
      <span className="sr-only">Cargando noticia...</span>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  );
}
