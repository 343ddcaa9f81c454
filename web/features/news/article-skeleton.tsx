import { HeadSkeleton } from '../../ui/head-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function ArticleSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando noticia...</span>
      <HeadSkeleton className="max-w-4xl" />
      <div className="page-container max-w-4xl space-y-4 py-8">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    </div>
  );
}
