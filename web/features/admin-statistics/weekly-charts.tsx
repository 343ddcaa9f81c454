import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'wouter';
import type { WeeklyMetric } from '#contract/admin/statistics.contract.ts';
import { changeParams } from '../../lib/search-params.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { weeklyFile, weeklyQuery } from './statistics.api.ts';
import { WeeklyChart } from './weekly-chart.tsx';

const ranges = [
  { value: '12', label: '12 semanas' },
  { value: '26', label: '26 semanas' },
  { value: '52', label: '52 semanas' },
];

const charts: { metric: WeeklyMetric; title: string }[] = [
  { metric: 'members', title: 'Miembros nuevos' },
  { metric: 'posts', title: 'Publicaciones del foro' },
  { metric: 'comments', title: 'Comentarios' },
  { metric: 'registrations', title: 'Inscripciones a eventos' },
  { metric: 'subscribers', title: 'Suscriptores nuevos' },
];

/** Weekly figures of the site (`semanas` in the URL). */
export function WeeklyCharts() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('semanas');
  const range = ranges.find(({ value }) => value === asked)?.value ?? '12';
  const { data, error, isError, isFetching, refetch } = useQuery(weeklyQuery(Number(range)));
  useRedirectIfLoggedOut(error);
  return (
    <section aria-labelledby="por-semana">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="por-semana" className="text-xl">
          Por semana
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <FilterChips
            label="Cuántas semanas"
            options={ranges}
            value={range}
            onChange={(value) =>
              setParams((current) => changeParams(current, { semanas: value === '12' ? null : value }), {
                replace: true,
              })
            }
          />
          <ButtonLink href={weeklyFile(Number(range))} variant="outline" size="sm" download="">
            <Download aria-hidden="true" className="size-4" />
            Descargar CSV
          </ButtonLink>
        </div>
      </div>
      {!data && isError ? (
        <ErrorState title="No se pudieron cargar las cifras por semana" onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">Cargando cifras...</span>
          {charts.map(({ metric }) => (
            <Skeleton key={metric} className="h-72 rounded-card" />
          ))}
        </div>
      )}
      <div className="grid gap-4">
        {data
          ? charts.map(({ metric, title }) => (
              <WeeklyChart
                key={metric}
                title={title}
                weeks={data.weeks.map((row) => ({ week: row.week, count: row[metric] }))}
              />
            ))
          : null}
      </div>
    </section>
  );
}
