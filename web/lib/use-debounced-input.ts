import { useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from './use-debounced-value.ts';

const DEBOUNCE_MS = 300;

/**
 * Text of a box that applies by itself when the typing pauses. What else changes the value, such as the back button,
 * changes the box; its own changes, which come back late, do not.
 */
export function useDebouncedInput(value: string, apply: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const debounced = useDebouncedValue(text, DEBOUNCE_MS).trim();
  const applied = useRef(value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in the typing applies it
  useEffect(() => {
    if (debounced === applied.current) return;
    applied.current = debounced;
    apply(debounced);
  }, [debounced]);

  useEffect(() => {
    if (value === applied.current) return;
    applied.current = value;
    setText(value);
  }, [value]);

  return [text, setText];
}
