import type { ActivityScope } from '#contract/profile/activity.contract.ts';

/** `tipo` in the address, and the word for it. Empty: everything. */
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

/** Anything odd counts as not said. */
export function readActivityFilter(params: URLSearchParams): ActivityFilter {
  const asked = params.get('tipo') ?? '';
  return activityFilters.find(({ value }) => value === asked)?.value ?? '';
}

export const scopeOf = (filter: ActivityFilter): ActivityScope | undefined => (filter ? scopes[filter] : undefined);
