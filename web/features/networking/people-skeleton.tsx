import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const PLACES = ['a', 'b', 'c', 'd'];

export function PeopleSkeleton({ label, className = 'grid gap-3' }: { label: string; className?: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className={className}>
        {PLACES.map((place) => (
          <Card key={place} className="flex gap-3 p-4">
            <Skeleton className="size-14 shrink-0 rounded-full" />
            <div className="flex-1 space-y-2 pt-1">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
