import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { memberGrid } from './member-grid.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function MembersSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando miembros...</span>
      <div className={memberGrid}>
        {PLACES.map((place) => (
          <Card key={place} className="flex flex-col gap-3 p-4">
            <div className="flex gap-3">
              <Skeleton className="size-14 shrink-0 rounded-full" />
              <div className="flex-1 space-y-2 pt-1">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-1/2" />
          </Card>
        ))}
      </div>
    </div>
  );
}
