import { X } from 'lucide-react';
import type { MemberParams } from './use-member-params.ts';

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ params }: { params: MemberParams }) {
  const { filters, setSearch, setSkill, setLocation } = params;
  const active = [
    { name: 'Búsqueda', value: filters.search, remove: () => setSearch('') },
    { name: 'Habilidad', value: filters.skill, remove: () => setSkill('') },
    { name: 'Ubicación', value: filters.location, remove: () => setLocation('') },
  ].filter(({ value }) => value !== '');
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filtros activos" className="mt-4 flex flex-wrap gap-2">
      {active.map(({ name, value, remove }) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            onClick={remove}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-input-border bg-card px-3 py-1 text-left text-sm hover:bg-subtle pointer-coarse:min-h-11"
          >
            <span className="sr-only">Quitar el filtro: </span>
            <span className="min-w-0 wrap-anywhere">
              {name}: <bdi className="font-semibold">{value}</bdi>
            </span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
