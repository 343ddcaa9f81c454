import { useQuery } from '@tanstack/react-query';
import type { SearchGroup } from '#contract/search/search.contract.ts';
import { countOf } from '../../lib/numbers.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApproximateNote } from './approximate-note.tsx';
import { NoResults } from './no-results.tsx';
import { resultGroups } from './result-groups.ts';
import { ResultSection } from './result-section.tsx';
import { fullSearchQuery } from './search.api.ts';

interface SearchResultsProps {
  text: string;
  /** The one group to show; empty for all. */
  group: string;
  onGroup: (group: SearchGroup | '') => void;
}

export function SearchResults({ text, group, onGroup }: SearchResultsProps) {
  const { data, isError, isFetching, error, refetch } = useQuery(fullSearchQuery(text));
  useRedirectIfLoggedOut(error);
  if (!data) {
    if (!isError) return <Searching />;
    return <ErrorState title="No se pudo buscar" detail="Search failed" onRetry={refetch} retrying={isFetching} />;
  }
  const groups = resultGroups(data);
  const chosen = groups.find((each) => each.group === group);
  const shown = chosen ? [chosen] : groups;
  return (
    <>
      <div role="status">
        {groups.length === 0 ? (
          <div className="space-y-3 rounded-card border border-dashed border-input-border px-6 py-12 text-center *:first:text-lg *:first:text-balance">
            <NoResults text={text} />
          </div>
        ) : (
          <p className="sr-only">
            {countOf(
              shown.reduce((sum, { items }) => sum + items.length, 0),
              'resultado en pantalla',
              'resultados en pantalla',
            )}
          </p>
        )}
        {data.isApproximate && groups.length > 0 ? <ApproximateNote text={text} className="mb-4" /> : null}
      </div>
      {groups.length > 1 ? (
        <FilterChips<SearchGroup | ''>
          label="Filtrar los resultados"
          options={[
            { value: '', label: 'Todo' },
            ...groups.map(({ group: value, label, total }) => ({ value, label: `${label} (${total})` })),
          ]}
          value={chosen?.group ?? ''}
          onChange={onGroup}
          className="mb-8"
        />
      ) : null}
      {shown.map((each) => (
        <ResultSection key={each.group} group={each} text={text} />
      ))}
    </>
  );
}

function Searching() {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-muted">Buscando...</p>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="space-y-2 rounded-card border border-border bg-card p-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
