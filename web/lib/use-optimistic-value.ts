import { useState } from 'react';

/**
 * For a control whose value is in the URL: shows what was chosen at once, before the page has changed to it. Any change
 * of `value`, such as Back, replaces it.
 */
export function useOptimisticValue<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [shown, setShown] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    setShown(value);
  }

  function choose(next: Value) {
    setShown(next);
    onChange(next);
  }

  return [shown, choose];
}
