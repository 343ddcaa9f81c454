import { useCallback, useState } from 'react';

/** Shows a choice at once, before the URL has changed. Any change of `value`, such as Back, replaces it. */
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

  // Stable identity for memoized components.
  const choose = useCallback(
    (next: Value) => {
      setShown(next);
      onChange(next);
    },
    [onChange],
  );

  return [shown, choose];
}
