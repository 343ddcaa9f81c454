import type { ActivityScope } from '#contract/profile/activity.contract.ts';

/** Values of `tipo` in the URL, with their labels. Empty means everything. */
export const activityFilters = [
  { value: '', label: 'Todo' },
  { value: 'foro', label: 'Foro' },
  { value: 'eventos', label: 'Eventos' },
  { value: 'proyectos', label: 'Proyectos' },
  { value: 'red', label: 'Red de contactos' },
] as const;
export type ActivityFilter = (typeof activityFilters)[number]['value'];

const scopes: Record<Exclude<ActivityFilter, ''>, ActivityScope> = {
  foro: 'forum',
  eventos: 'events',
  proyectos: 'projects',
  red: 'network',
};

/** Unknown values mean no filter. */
export function readActivityFilter(params: URLSearchParams): ActivityFilter {
  const asked = params.get('tipo') ?? '';
  return activityFilters.find(({ value }) => value === asked)?.value ?? '';
}

export const scopeOf = (filter: ActivityFilter): ActivityScope | undefined => (filter ? scopes[filter] : undefined);
