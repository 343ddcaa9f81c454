import { Skeleton } from '../../ui/skeleton.tsx';

export function NewsSkeleton() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2 lg:grid-rows-2 lg:gap-6">
      <span className="sr-only">Cargando noticias...</span>
      <Skeleton className="h-96 rounded-card lg:row-span-2" />
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  );
}
