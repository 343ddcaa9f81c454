import { useCallback, useState } from 'react';

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

  // Stable, so that what is memoized does not render with the control.
  const choose = useCallback(
    (next: Value) => {
      setShown(next);
      onChange(next);
    },
    [onChange],
  );

  return [shown, choose];
}
