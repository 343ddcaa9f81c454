import { HeadSkeleton } from '../../ui/head-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function ProjectSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando proyecto...</span>
      <HeadSkeleton />
      <div className="page-container grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="space-y-4">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}
