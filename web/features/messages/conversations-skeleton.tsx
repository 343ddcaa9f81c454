import { Skeleton } from '../../ui/skeleton.tsx';

export function ConversationsSkeleton() {
  return (
    <div className="grid gap-5 p-4">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4" />
          </div>
        </div>
      ))}
    </div>
  );
}
