import { useQuery } from '@tanstack/react-query';
import type { ActivityScope } from '#contract/profile/activity.contract.ts';
import { parsePage } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { activityQuery } from './activity.api.ts';
import { ActivityEntry } from './activity-list.tsx';

export const activityFilters = [
  { value: '', label: 'Todo' },
  { value: 'foro', label: 'Foro' },
  { value: 'eventos', label: 'Eventos' },
  { value: 'proyectos', label: 'Proyectos' },
  { value: 'red', label: 'Red de contactos' },
] as const;
type ActivityFilter = (typeof activityFilters)[number]['value'];

const scopes: Record<Exclude<ActivityFilter, ''>, ActivityScope> = {
  foro: 'forum',
  eventos: 'events',
  proyectos: 'projects',
  red: 'network',
};

export function readActivityFilter(params: URLSearchParams): ActivityFilter {
  const asked = params.get('tipo') ?? '';
  return activityFilters.find(({ value }) => value === asked)?.value ?? '';
}

export const scopeOf = (filter: ActivityFilter): ActivityScope | undefined => (filter ? scopes[filter] : undefined);

const PAGE_SIZE = 20;

export function ActivityHistory() {
  const [params, change] = useSearchParams();
  const filter = readActivityFilter(params);
  const scope = scopeOf(filter);
  const query = useQuery(activityQuery({ page: parsePage(params), limit: PAGE_SIZE, ...(scope && { scope }) }));
  const showAll = () => change({ tipo: null, pagina: null });

  return (
    <>
      <FilterChips
        label="Filtrar la actividad"
        options={activityFilters}
        value={filter}
        onChange={(tipo) => change({ tipo, pagina: null })}
        className="mb-6"
      />
      <PagedList
        hasAvatars
        query={query}
        items={query.data?.activity}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={(page) => change({ pagina: page })}
        heading={activityFilters.find(({ value }) => value === filter)?.label ?? ''}
        texts={{
          one: 'actividad',
          many: 'actividades',
          loading: 'Cargando actividad...',
          failed: 'No se pudo cargar la actividad',
        }}
        empty={
          filter
            ? {
                title: 'Aquí no hay actividad todavía',
                action: (
                  <Button variant="outline" onClick={showAll}>
                    Limpiar filtros
                  </Button>
                ),
              }
            : {
                title: 'Aún no hay actividad',
                description: 'Lo que publiques, comentes y las actividades a las que asistas aparecerán aquí.',
              }
        }
      >
        {(item) => (
          <Card className="p-4">
            <ActivityEntry item={item} />
          </Card>
        )}
      </PagedList>
    </>
  );
}
