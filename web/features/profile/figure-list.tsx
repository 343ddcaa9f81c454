import { formatCount } from '../../lib/numbers.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface Figure {
  label: string;
  value: number;
}

/** Numbers above their labels. */
export function FigureList({ figures, className }: { figures: readonly Figure[]; className: string }) {
  return (
    <dl className={`grid gap-4 ${className}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-bold tabular-nums">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FigureSkeleton({ count, className }: { count: number; className: string }) {
  return (
    <div className={`grid gap-4 ${className}`}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={String(index)} className="h-14" />
      ))}
    </div>
  );
}
