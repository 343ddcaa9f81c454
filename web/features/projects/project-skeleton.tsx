import { CardSkeleton, LinesSkeleton } from '../../ui/card-skeleton.tsx';
import { HeadSkeleton } from '../../ui/head-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function ProjectSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando proyecto...</span>
      <HeadSkeleton />
      <div className="page-container grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="self-start overflow-hidden rounded-card border border-border bg-card">
          <Skeleton className="h-44 rounded-none sm:h-56" />
          <div className="p-5 sm:p-6">
            <LinesSkeleton lines={5} />
          </div>
        </div>
        <div className="grid content-start gap-4">
          <CardSkeleton lines={2} />
          <CardSkeleton lines={5} />
        </div>
      </div>
    </div>
  );
}
