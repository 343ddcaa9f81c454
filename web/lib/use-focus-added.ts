import { useEffect, useRef, useState } from 'react';

/** A growing list moves its button away, so the first new item takes the focus, once. */
export function useFocusAdded(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [addedFrom, setAddedFrom] = useState(0);
  const focusPending = useRef(false);
  const added = addedFrom > 0 ? count - addedFrom : 0;

  useEffect(() => {
    if (!focusPending.current || added <= 0) return;
    focusPending.current = false;
    list.current?.children[addedFrom]?.querySelector('a')?.focus();
  }, [added, addedFrom]);

  function expectMore() {
    focusPending.current = true;
    setAddedFrom(count);
  }

  return { list, added, expectMore };
}
