import { Skeleton } from '../../ui/skeleton.tsx';

export function ProjectSkeleton() {
  return (
    <div role="status" className="page-container grid gap-8 py-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <span className="sr-only">Cargando proyecto...</span>
      <div className="space-y-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
