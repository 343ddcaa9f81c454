import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { NoResults } from './no-results.tsx';
import { SearchOptions } from './search-options.tsx';
import type { SearchBoxState } from './use-search-box.ts';

interface SearchPanelProps {
  id: string;
  box: SearchBoxState;
}

/** The live region is always in the page: screen readers announce what changes inside one, not one that appears. */
export function SearchPanel({ id, box }: SearchPanelProps) {
  const { isOpen, groups } = box;
  const hasOptions = groups.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing an option must not take the focus from the box
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        isOpen
          ? 'absolute inset-x-0 top-full z-35 mt-1 flex max-h-[70dvh] flex-col rounded-card border border-border bg-card shadow-lg'
          : 'sr-only',
      )}
    >
      <div role="status" className={hasOptions ? 'sr-only' : 'p-4 empty:hidden'}>
        {isOpen ? <PanelStatus box={box} /> : null}
      </div>
      {hasOptions ? <SearchOptions id={id} box={box} /> : null}
    </div>
  );
}

function PanelStatus({ box: { search, results, groups, text } }: { box: SearchBoxState }) {
  if (groups.length > 0) {
    const count = groups.reduce((sum, { items }) => sum + items.length, 0);
    return <>{countOf(count, 'resultado', 'resultados')}, usa las flechas para recorrerlos</>;
  }
  if (results) return <NoResults text={text} />;
  if (!search.isError) return <p className="text-muted">Buscando...</p>;
  return (
    <>
      <p className="font-semibold">No se pudo buscar</p>
      <p className="text-sm text-muted">
        <span lang="en">Search failed</span>. Revisa tu conexión e inténtalo de nuevo.
      </p>
      <Button variant="outline" size="sm" className="mt-2" busy={search.isFetching} onClick={() => search.refetch()}>
        Reintentar
      </Button>
    </>
  );
}
