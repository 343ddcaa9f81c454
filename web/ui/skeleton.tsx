import { classNames } from '../lib/class-names.ts';

/** Hidden from screen readers: its parent announces the loading once. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames('skeleton animate-pulse', className)} />;
}

export interface Shape {
  /** Bars from top to bottom, by their classes. */
  bars: readonly string[];
  /** Picture above all. */
  cover?: string;
  /** Photo or date to the left of the bars. */
  beside?: string;
  /** Bars in full width below both. */
  below?: readonly string[];
  isFramed?: boolean;
  className?: string;
}

const FRAME = 'overflow-hidden rounded-card border border-border bg-card';

function Bars({ bars }: { bars: readonly string[] }) {
  return bars.map((bar, index) => <Skeleton key={String(index)} className={bar} />);
}

export function ShapeSkeleton({ bars, cover, beside, below = [], isFramed, className }: Shape) {
  return (
    <div className={isFramed ? FRAME : undefined}>
      {cover ? <Skeleton className={`rounded-none ${cover}`} /> : null}
      <div className={classNames('space-y-3', isFramed && 'p-5', className)}>
        <div className="flex gap-3">
          {beside ? <Skeleton className={`shrink-0 ${beside}`} /> : null}
          <div className="min-w-0 flex-1 space-y-2.5 py-0.5">
            <Bars bars={bars} />
          </div>
        </div>
        <Bars bars={below} />
      </div>
    </div>
  );
}

interface ShapeListProps extends Shape {
  count: number;
  grid?: string;
}

export function ShapeList({ count, grid = 'grid gap-3', ...shape }: ShapeListProps) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, index) => (
        <ShapeSkeleton key={String(index)} {...shape} />
      ))}
    </div>
  );
}

/** With its announcement, which `isShown` shows to everybody. */
export function LoadingShapes({ label, isShown, ...list }: ShapeListProps & { label: string; isShown?: boolean }) {
  return (
    <div role="status">
      <p className={isShown ? 'mb-3 text-muted' : 'sr-only'}>{label}</p>
      <ShapeList {...list} />
    </div>
  );
}

export function RowsSkeleton({ count }: { count: number }) {
  return <ShapeList count={count} grid="grid gap-5" {...rowShape} />;
}

const rowShape: Shape = { beside: 'size-10 rounded-full', bars: ['h-4 w-4/5 max-w-md', 'h-3.5 w-28'] };
const recordShape: Shape = { bars: ['h-5 w-28', 'h-6 w-3/4 max-w-md', 'h-4 w-1/2 max-w-sm'] };

export function RecordRowsSkeleton({ hasAvatars = false }: { hasAvatars?: boolean | undefined }) {
  return <ShapeList count={5} isFramed {...(hasAvatars ? rowShape : recordShape)} />;
}

export function RecordListSkeleton({ label, hasAvatars }: { label: string; hasAvatars?: boolean | undefined }) {
  return <LoadingShapes label={label} count={5} isFramed {...(hasAvatars ? rowShape : recordShape)} />;
}

const lineBars = (lines: number) => [...Array<string>(lines - 1).fill('h-4'), 'h-4 w-3/5'];

export function LinesSkeleton({ lines }: { lines: number }) {
  return <ShapeSkeleton bars={lineBars(lines)} />;
}

export function CardSkeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={className}>
      <ShapeSkeleton isFramed bars={['mb-5 h-6 w-2/5 max-w-48', ...lineBars(lines)]} />
    </div>
  );
}

export function FormSkeleton({ fields = 5, className }: { fields?: number; className?: string }) {
  return (
    <div className={classNames('grid gap-6 p-4 sm:p-6', FRAME, className)}>
      {Array.from({ length: fields }, (_, index) => (
        <ShapeSkeleton key={String(index)} bars={['h-4 w-28', index === 1 ? 'h-24' : 'h-11']} />
      ))}
    </div>
  );
}
