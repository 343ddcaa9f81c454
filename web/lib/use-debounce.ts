import { useEffect, useRef, useState } from 'react';

export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

const DEBOUNCE_MS = 300;

/**
 * Applied when typing pauses. External changes, such as Back, replace the text; the input's own late changes do not.
 */
export function useDebouncedInput(value: string, apply: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const debounced = useDebouncedValue(text, DEBOUNCE_MS).trim();
  const applied = useRef(value);
  /** False after an external change, which must not be applied again. */
  const isTyped = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in the typing applies it
  useEffect(() => {
    if (!isTyped.current || debounced === applied.current) return;
    applied.current = debounced;
    apply(debounced);
  }, [debounced]);

  useEffect(() => {
    if (value === applied.current) return;
    applied.current = value;
    isTyped.current = false;
    setText(value);
  }, [value]);

  function type(next: string) {
    isTyped.current = true;
    setText(next);
  }

  return [text, type];
}
