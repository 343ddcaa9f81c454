import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { SearchGroup } from '#contract/search/search.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { ApproximateNote } from '../../ui/approximate-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { LoadingShapes } from '../../ui/skeleton.tsx';
import { FactLine } from './fact-line.tsx';
import { NoResults } from './no-results.tsx';
import { type ResultGroup, type ResultItem, resultGroups } from './result-groups.ts';
import { fullSearchQuery } from './search.api.ts';

function ResultCard({ item }: { item: ResultItem }) {
  return (
    <Card as="article" className="relative p-4 hover:border-input-border">
      <h3 dir="auto" className="text-base leading-snug wrap-anywhere">
        <Link href={item.href} className="after:absolute after:inset-0 after:rounded-card hover:underline">
          <Highlight text={item.title} ranges={item.titleMarks} />
        </Link>
      </h3>
      {item.role ? <AdminBadge role={item.role} /> : null}
      {item.text ? (
        <p dir="auto" className="mt-1 line-clamp-3 text-sm text-muted wrap-anywhere">
          <Highlight text={item.text} ranges={item.textMarks ?? []} />
        </p>
      ) : null}
      {item.facts || item.instant ? (
        <p className="mt-1 text-sm text-muted">
          {item.facts ? <FactLine facts={item.facts} /> : null}
          {item.instant ? <RelativeTime instant={item.instant} /> : null}
        </p>
      ) : null}
    </Card>
  );
}

interface ResultSectionProps {
  group: ResultGroup;
  text: string;
  isAlone: boolean;
}

function ResultSection({ group: { group, label, total, hasMore, items }, text, isAlone }: ResultSectionProps) {
  const headingId = `resultados-${group}`;
  return (
    <section aria-labelledby={headingId} className="mb-10 break-inside-avoid">
      <h2 id={headingId} className="mb-3 text-xl">
        {label} <span className="text-muted tabular-nums">({total})</span>
      </h2>
      <ul className={classNames('grid gap-3', isAlone && 'lg:grid-cols-2')}>
        {items.map((item) => (
          <li key={item.id}>
            <ResultCard item={item} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <p className="text-sm text-muted">
            Se muestran {items.length} de {total}.
          </p>
          {group === 'posts' ? (
            <ButtonLink href={`/forum?${new URLSearchParams({ buscar: text })}`} variant="outline" size="sm">
              Ver todas en el foro
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

interface SearchResultsProps {
  text: string;
  group: string;
  onGroup: (group: SearchGroup | '') => void;
}

export function SearchResults({ text, group, onGroup }: SearchResultsProps) {
  const { data, isError, isFetching, error, refetch } = useQuery(fullSearchQuery(text));
  useRedirectIfLoggedOut(error);
  if (!data) {
    if (!isError) return <LoadingShapes label="Buscando..." isShown count={3} isFramed bars={['h-5 w-1/2', 'h-4']} />;
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
      <div className={shown.length > 1 ? 'gap-x-8 lg:columns-2' : undefined}>
        {shown.map((each) => (
          <ResultSection key={each.group} group={each} text={text} isAlone={shown.length === 1} />
        ))}
      </div>
    </>
  );
}
