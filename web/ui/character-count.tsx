import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { countOf } from '../lib/numbers.ts';
import { useDebouncedValue } from '../lib/use-debounce.ts';

/** Share of the limit from which screen readers hear the remaining length, debounced. */
const WARN_FROM = 0.9;
const DEBOUNCE_MS = 1000;

export function CharacterCount({ length, max }: { length: number; max: number }) {
  const debounced = useDebouncedValue(length, DEBOUNCE_MS);
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'shrink-0 text-sm tabular-nums',
          length > max ? 'font-semibold text-destructive' : 'text-muted',
        )}
      >
        {length}/{max}
      </span>
      <span role="status" className="sr-only">
        {debounced >= max * WARN_FROM ? remaining(max - debounced) : ''}
      </span>
    </>
  );
}

function remaining(left: number): string {
  const verb = left < 0 ? 'Sobra' : 'Queda';
  const count = Math.abs(left);
  return `${verb}${count === 1 ? '' : 'n'} ${countOf(count, 'carácter', 'caracteres')}`;
}

export function LengthHelp({ length, max, children }: { length: number; max: number; children: ReactNode }) {
  return (
    <span className="flex justify-between gap-4">
      <span>{children}</span>
      <CharacterCount length={length} max={max} />
    </span>
  );
}
