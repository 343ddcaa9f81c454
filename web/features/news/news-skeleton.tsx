import { Card } from '../../ui/card.tsx';
import { CardSkeleton, LinesSkeleton } from '../../ui/card-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function NewsSkeleton() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <span className="sr-only">Cargando noticias...</span>
      <Card className="flex flex-col overflow-hidden lg:row-span-2">
        <Skeleton className="h-36 rounded-none lg:h-auto lg:min-h-40 lg:flex-1" />
        <div className="space-y-4 p-5 sm:p-6">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-8 w-4/5" />
          <LinesSkeleton lines={3} />
        </div>
      </Card>
      <CardSkeleton lines={4} />
      <CardSkeleton lines={4} />
    </div>
  );
}
