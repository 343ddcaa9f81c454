import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { HeadSkeleton } from '../../ui/head-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function MemberSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando perfil...</span>
      <HeadSkeleton>
        <div className="flex items-center gap-5">
          <Skeleton className="size-20 shrink-0 rounded-full sm:size-28" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-9 w-2/3 max-w-md" />
            <Skeleton className="h-5 w-1/2 max-w-xs" />
            <Skeleton className="h-6 w-32" />
          </div>
        </div>
      </HeadSkeleton>
      <div className="page-container grid gap-6 py-6 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-6">
          <CardSkeleton lines={3} />
          <CardSkeleton lines={2} />
        </div>
        <CardSkeleton lines={4} className="self-start" />
      </div>
    </div>
  );
}
