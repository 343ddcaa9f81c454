import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Input } from '../../ui/input.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { SearchPanel } from './search-panel.tsx';
import { useSearchBox } from './use-search-box.ts';

/** Search-as-you-type; Enter opens the page with all results. */
export function SearchBox() {
  const box = useSearchBox();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
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
