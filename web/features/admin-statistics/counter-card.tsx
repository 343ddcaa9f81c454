import { type LucideIcon, TrendingDown, TrendingUp } from 'lucide-react';
import { formatCount } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';

interface CounterCardProps {
  label: string;
  icon: LucideIcon;
  total: number;
  change: number | null;
}

/** Total with its change over the last 30 days. */
export function CounterCard({ label, icon: Icon, total, change }: CounterCardProps) {
  const Trend = (change ?? 0) < 0 ? TrendingDown : TrendingUp;
  return (
    <Card className="p-5">
      <dt className="flex items-center gap-2 text-sm font-semibold text-muted">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-larimar" />
        {label}
      </dt>
      <dd className="mt-2">
        <span className="block text-3xl font-bold tabular-nums">{formatCount(total)}</span>
        <span className="flex items-center gap-1.5 text-sm text-muted">
          {change === null ? (
            'Sin datos de hace 30 días'
          ) : (
            <>
              <Trend aria-hidden="true" className="size-4 shrink-0" />
              {`${change < 0 ? '−' : '+'}${Math.abs(change)} % en los últimos 30 días`}
            </>
          )}
        </span>
      </dd>
    </Card>
  );
}
