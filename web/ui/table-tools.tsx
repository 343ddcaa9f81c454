import { Bookmark, Columns3, type LucideIcon, Trash2, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { changeParams } from '../lib/search-params.ts';
import { useStoredValue } from '../lib/stored-value.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Button, buttonClass } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './form-controls.tsx';
import { Popover } from './popover.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';
import type { TableColumn } from './use-server-table.ts';

export const DEFAULT_PAGE_SIZE = 20;
const PAGE_SIZES = [DEFAULT_PAGE_SIZE, 50, 100];

interface SelectionAction {
  label: string;
  icon: LucideIcon;
  destructive?: boolean;
}

interface SelectionProps<Action extends SelectionAction> {
  /** "3 personas"; absent while nothing is selected. */
  count: string | undefined;
  actions: readonly Action[];
  onAction: (action: Action) => void;
  onClear: () => void;
}

/**
 * Sticky at the end of the list, so that nothing moves; always rendered, because an appearing live region would not be
 * announced.
 */
export function Selection<Action extends SelectionAction>({
  count,
  actions,
  onAction,
  onClear,
}: SelectionProps<Action>) {
  const bar = useRef<HTMLDivElement>(null);
  // Keeps the focus in place when the buttons are removed.
  useFocusFallback(bar, bar, count);
  return (
    <div ref={bar} tabIndex={-1} data-print="hide" className={count && 'selection-bar'}>
      <div className="flex items-center justify-between gap-2 max-sm:w-full">
        <p role="status" className="leading-tight font-semibold tabular-nums">
          {count && `Selección: ${count}`}
        </p>
        {count ? (
          <Button size="sm" variant="ghost" onClick={onClear} className="shrink-0">
            <X aria-hidden="true" className="size-4" />
            Deseleccionar
          </Button>
        ) : null}
      </div>
      {count
        ? actions.map((action) => {
            const { label, icon: Icon, destructive } = action;
            return (
              <Button
                key={label}
                size="sm"
                variant="outline"
                onClick={() => onAction(action)}
                className={classNames('max-sm:grow', destructive && 'text-destructive')}
              >
                <Icon aria-hidden="true" className="size-4" />
                {label}
              </Button>
            );
          })
        : null}
    </div>
  );
}

const panel = 'left-0 w-72 max-w-[calc(100vw-2rem)] p-4 text-sm';

interface ColumnChoiceProps<Item> {
  columns: readonly TableColumn<Item>[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  limit: number;
  onLimit: (limit: number) => void;
}

export function ColumnChoice<Item>({ columns, hidden, onChange, limit, onLimit }: ColumnChoiceProps<Item>) {
  const toggle = (key: string) =>
    onChange(hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key]);
  return (
    <Popover
      label="Columnas"
      buttonClass={buttonClass('outline', 'sm')}
      panelClass={panel}
      button={
        <>
          <Columns3 aria-hidden="true" className="size-4" />
          Columnas
        </>
      }
    >
      {() => (
        <>
          <fieldset>
            <legend className="mb-1 font-semibold">Columnas que se ven</legend>
            {columns
              .filter(({ isMain }) => !isMain)
              .map(({ key, label }) => (
                <label key={key} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    className="size-5 accent-primary"
                    checked={!hidden.includes(key)}
                    onChange={() => toggle(key)}
                  />
                  {label}
                </label>
              ))}
          </fieldset>
          <label className="mt-3 flex items-center justify-between gap-3">
            <span className="font-semibold">Filas por página</span>
            <select
              value={limit}
              onChange={(event) => onLimit(Number(event.target.value))}
              className="min-h-11 rounded-input border border-input-border bg-card px-2"
            >
              {PAGE_SIZES.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
        </>
      )}
    </Popover>
  );
}

interface SavedFilter {
  name: string;
  search: string;
}

const MAX_SAVED = 20;

/** In local storage per administrator, since filters may contain searched names. */
export function SavedFilters({ storageKey }: { storageKey: string }) {
  const [params, setParams] = useSearchParams();
  const [saved, setSaved] = useStoredValue<SavedFilter[]>(storageKey, []);
  const [name, setName] = useState('');
  const search = changeParams(params, { pagina: null }).toString();

  function save(event: FormEvent) {
    event.preventDefault();
    const label = name.trim();
    if (label === '') return;
    const others = saved.filter((each) => each.name !== label);
    setSaved([...others, { name: label, search }].slice(-MAX_SAVED));
    setName('');
  }

  return (
    <Popover
      label="Filtros guardados"
      buttonClass={buttonClass('outline', 'sm')}
      panelClass={panel}
      button={
        <>
          <Bookmark aria-hidden="true" className="size-4" />
          Filtros guardados
        </>
      }
    >
      {(close) => (
        <>
          {saved.length === 0 ? (
            <p className="mb-3 text-muted">
              Guarda la pestaña, la búsqueda y el orden que tienes ahora para volver a ellos con un clic.
            </p>
          ) : (
            <ul className="mb-3 grid gap-1">
              {saved.map((filter) => (
                <li key={filter.name} className="flex items-center gap-1">
                  <button
                    type="button"
                    aria-current={filter.search === search ? 'true' : undefined}
                    onClick={() => {
                      setParams(() => new URLSearchParams(filter.search));
                      close();
                    }}
                    className="min-h-11 min-w-0 grow rounded-input px-2 text-left wrap-anywhere hover:bg-subtle aria-[current]:font-semibold"
                  >
                    {filter.name}
                  </button>
                  <button
                    type="button"
                    aria-label={`Borrar el filtro ${filter.name}`}
                    onClick={() => setSaved(saved.filter((each) => each !== filter))}
                    className="grid size-11 shrink-0 place-items-center rounded-input text-muted hover:bg-subtle hover:text-destructive"
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <form onSubmit={save} className="flex items-end gap-2">
            <Field label="Guardar este filtro" className="min-w-0 grow">
              {(control) => (
                <Input {...control} value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
              )}
            </Field>
            <Button type="submit" size="sm" className="min-h-11">
              Guardar
            </Button>
          </form>
        </>
      )}
    </Popover>
  );
}
