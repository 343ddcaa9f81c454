import { Skeleton } from '../../ui/skeleton.tsx';

export function MemberSkeleton() {
  return (
    <div role="status" className="page-container py-10">
      <span className="sr-only">Cargando perfil...</span>
      <div className="flex items-center gap-5">
        <Skeleton className="size-24 shrink-0 rounded-full" />
        <div className="flex-1 space-y-3">
          <Skeleton className="h-9 w-2/3 max-w-md" />
          <Skeleton className="h-5 w-1/2 max-w-xs" />
        </div>
      </div>
      <div className="mt-10 grid gap-6 lg:grid-cols-[1fr_20rem]">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </div>
  );
}
