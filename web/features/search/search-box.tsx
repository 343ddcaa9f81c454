import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { NoResults } from './no-results.tsx';
import { SearchOptions } from './search-options.tsx';
import { type SearchBoxState, useSearchBox } from './use-search-box.ts';

/** The live region is always in the page: screen readers announce what changes inside one, not one that appears. */
function SearchPanel({ id, box }: { id: string; box: SearchBoxState }) {
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

export function SearchBox({ hasFocus = false }: { hasFocus?: boolean }) {
  const box = useSearchBox();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const hasOptions = box.groups.length > 0;
  useRedirectIfLoggedOut(box.search.error);

  const onPress = useEffectEvent((event: PointerEvent) => {
    if (!root.current?.contains(event.target as Node)) box.close();
  });
  useEffect(() => {
    if (!box.isOpen) return;
    const listener = (event: PointerEvent) => onPress(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [box.isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks whether the focus left
    <div
      ref={root}
      className="relative text-text"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || box.close()}
    >
      <search aria-label="Portal">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            box.submit();
          }}
        >
          <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
          <Input
            ref={input}
            role="combobox"
            aria-label="Buscar en el portal"
            aria-autocomplete="list"
            aria-expanded={hasOptions}
            aria-controls={hasOptions ? `${id}-options` : undefined}
            aria-activedescendant={box.active >= 0 ? `${id}-option-${box.active}` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Buscar publicaciones, proyectos..."
            value={box.typed}
            onChange={(event) => box.type(event.target.value)}
            onFocus={() => box.setWantsOpen(true)}
            onKeyDown={box.onKeyDown}
            className="min-h-12 pl-11"
          />
        </form>
      </search>
      <SearchPanel id={id} box={box} />
    </div>
  );
}
