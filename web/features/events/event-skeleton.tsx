import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { HeadSkeleton } from '../../ui/head-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function EventSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando evento...</span>
      <HeadSkeleton />
      <div className="page-container grid gap-8 py-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="space-y-4 max-lg:order-1">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
        <CardSkeleton lines={7} className="self-start" />
      </div>
    </div>
  );
}
