import { Heart, type LucideIcon, MessageCircle, PenLine, Trophy } from 'lucide-react';
import { formatCount } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';
import { ShapeList } from '../../ui/skeleton.tsx';

const icons: LucideIcon[] = [PenLine, MessageCircle, Heart, Trophy];
const grid =
  'grid gap-3 max-sm:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] sm:grid-cols-2 sm:gap-4 lg:grid-cols-4';

export function StatTiles({ figures }: { figures: ReadonlyArray<{ label: string; value: number }> }) {
  return (
    <dl className={grid}>
      {figures.map(({ label, value }, index) => {
        const Icon = icons[index] ?? Trophy;
        return (
          <Card key={label} className="flex flex-col-reverse justify-end p-4 sm:p-5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="flex items-center justify-between gap-2 text-3xl font-bold tabular-nums">
              {formatCount(value)}
              <Icon aria-hidden="true" className="size-5 text-larimar" />
            </dd>
          </Card>
        );
      })}
    </dl>
  );
}

export function StatTilesSkeleton() {
  return <ShapeList count={icons.length} grid={grid} isFramed bars={['h-7 w-12', 'h-4 w-24']} />;
}
