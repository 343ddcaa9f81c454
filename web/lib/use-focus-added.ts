import { useEffect, useRef, useState } from 'react';

/**
 * For a list that grows by a button below it: the button moves away as the list grows, so the first new item takes the
 * focus, once.
 */
export function useFocusAdded(count: number) {
  const list = useRef<HTMLUListElement>(null);
  /** Index of the first item that the last press of the button added; 0 before any. */
  const [addedFrom, setAddedFrom] = useState(0);
  const focusPending = useRef(false);
  const added = addedFrom > 0 ? count - addedFrom : 0;

  useEffect(() => {
    if (!focusPending.current || added <= 0) return;
    focusPending.current = false;
    list.current?.children[addedFrom]?.querySelector('a')?.focus();
  }, [added, addedFrom]);

  /** To be called when more is asked for. */
  function expectMore() {
    focusPending.current = true;
    setAddedFrom(count);
  }

  return { list, added, expectMore };
}
