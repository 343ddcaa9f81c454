import type { ComponentProps } from 'react';
import { formatShortDate } from '../../lib/dates.ts';

export interface ChoosableItem {
  id: string;
  title: string;
  date: string;
}

interface ItemChoiceProps {
  legend: string;
  help: string;
  error: string | undefined;
  /** Of the first box, where the error summary leads to. */
  id: string;
  items: ChoosableItem[];
  empty: string;
  register: Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'>;
}

/** Boxes to tick: which news, or which events, the issue tells of. */
export function ItemChoice({ legend, help, error, id, items, empty, register }: ItemChoiceProps) {
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  return (
    <fieldset aria-describedby={error ? `${errorId} ${helpId}` : helpId} className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <p id={helpId} className="text-sm text-muted">
        {items.length > 0 ? help : empty}
      </p>
      {error ? (
        <p id={errorId} className="text-sm font-semibold text-destructive">
          {error}
        </p>
      ) : null}
      <ul className="mt-2 max-h-72 overflow-y-auto rounded-card border border-border empty:hidden">
        {items.map(({ id: itemId, title, date }, index) => (
          <li key={itemId} className="border-b border-border last:border-b-0">
            <label className="flex min-h-11 items-start gap-3 px-3 py-2 hover:bg-subtle">
              <input
                {...register}
                id={index === 0 ? id : undefined}
                type="checkbox"
                value={itemId}
                className="mt-0.5 size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 wrap-anywhere">
                {title} <span className="text-sm whitespace-nowrap text-muted">{formatShortDate(date)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
