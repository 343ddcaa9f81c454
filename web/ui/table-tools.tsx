import { Columns3, type LucideIcon, X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Button, buttonClass } from './button.tsx';
import type { TableColumn } from './data-table.tsx';
import { Popover } from './popover.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

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
