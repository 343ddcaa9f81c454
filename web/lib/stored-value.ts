import { useState } from 'react';

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

export function useStoredValue<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => read<Value>(key) ?? initial);

  function store(next: Value) {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is full or blocked: the value lasts until the page is left.
    }
  }

  return [value, store];
}
