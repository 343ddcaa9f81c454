import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import {
  type PeriodFigures,
  type PeriodMetric,
  STATISTICS_RANGES,
  type StatisticsRange,
} from '#contract/statistics/statistics.contract.ts';
import { changeParams } from '../../../lib/search-params.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Insights } from './insights.tsx';
import { PeriodChart } from './period-chart.tsx';
import { periodFile, periodQuery } from './statistics.api.ts';

const rangeLabels: Record<StatisticsRange, string> = { 7: '7 días', 30: '30 días', 90: '90 días', 365: 'Un año' };
const ranges = STATISTICS_RANGES.map((value) => ({ value, label: rangeLabels[value] }));
const DEFAULT_RANGE: StatisticsRange = '30';

interface Chart {
  metric: PeriodMetric;
  title: string;
}

const charts: Chart[] = [
  { metric: 'members', title: 'Miembros nuevos' },
  { metric: 'posts', title: 'Publicaciones del foro' },
  { metric: 'comments', title: 'Comentarios' },
  { metric: 'registrations', title: 'Inscripciones a eventos' },
  { metric: 'subscribers', title: 'Suscriptores nuevos' },
];

/** Metrics without changes share one line. */
function Charts({ data: { unit, periods } }: { data: { unit: 'day' | 'week'; periods: readonly PeriodFigures[] } }) {
  const hasMoved = ({ metric }: Chart) => periods.some((row) => row[metric] > 0);
  const shown = charts.filter(hasMoved);
  const still = charts.filter((chart) => !hasMoved(chart));
  if (shown.length === 0) {
    return (
      <EmptyState
        title="Todavía no hay movimiento"
        description="Aquí verás cuántos miembros llegan, lo que se publica y comenta en el foro, las inscripciones a eventos y los suscriptores del boletín."
      />
    );
  }
  return (
    <div className="grid gap-4">
      {shown.map(({ metric, title }) => (
        <PeriodChart
          key={metric}
          title={title}
          unit={unit}
          periods={periods.map((row) => ({ date: row.date, count: row[metric] }))}
        />
      ))}
      {still.length > 0 ? (
        <p className="text-sm text-muted">
          Sin movimiento en este tiempo: {still.map(({ title }) => title.toLowerCase()).join(', ')}.
        </p>
      ) : null}
    </div>
  );
}

export function PeriodCharts() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('dias');
  const range = STATISTICS_RANGES.find((value) => value === asked) ?? DEFAULT_RANGE;
  const query = useQuery(periodQuery(range));
  return (
    <section aria-labelledby="por-periodo" className="grid gap-8">
      <div>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <h2 id="por-periodo" className="text-xl">
            {range === '365' ? 'Por semana' : 'Por día'}
          </h2>
          <div className="flex flex-wrap items-center gap-3">
            <FilterChips
              label="De cuánto tiempo"
              options={ranges}
              value={range}
              onChange={(value) =>
                setParams((current) => changeParams(current, { dias: value === DEFAULT_RANGE ? null : value }), {
                  replace: true,
                })
              }
            />
            <ButtonLink href={periodFile(range)} variant="outline" size="sm" download="">
              <Download aria-hidden="true" className="size-4" />
              Descargar CSV
            </ButtonLink>
          </div>
        </div>
        <QueryBoundary
          query={query}
          skeleton={
            <div className="grid gap-4">
              {charts.map(({ metric }) => (
                <Skeleton key={metric} className="h-72 rounded-card" />
              ))}
            </div>
          }
          loading="Cargando cifras..."
          failed="No se pudieron cargar las cifras"
        >
          {(data) => <Charts data={data} />}
        </QueryBoundary>
      </div>
      <Insights range={range} label={rangeLabels[range].toLowerCase()} />
    </section>
  );
}
