import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useDebouncedValue } from '../../lib/use-debounce.ts';
import { menuKeyTarget } from '../../ui/menu-key-target.ts';
import { resultGroups } from './result-groups.ts';
import { quickSearchQuery } from './search.api.ts';
import { isLongEnough, searchPath, searchText } from './search-text.ts';

const DEBOUNCE_MS = 250;

/** WAI-ARIA combobox: the focus stays in the box, one option is active. */
export function useSearchBox() {
  const [typed, setTyped] = useState('');
  const [wantsOpen, setWantsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [, navigate] = useLocation();

  const text = searchText(typed);
  const settled = useDebouncedValue(text, DEBOUNCE_MS);
  const isOpen = wantsOpen && isLongEnough(text);
  const isSettled = settled === text;
  const search = useQuery({ ...quickSearchQuery(settled), enabled: isOpen && isSettled });
  const results = isSettled ? search.data : undefined;
  const groups = isOpen && results ? resultGroups(results) : [];
  const hrefs = groups.flatMap(({ items }) => items.map(({ href }) => href));
  if (hrefs.length > 0) hrefs.push(searchPath(text));

  function type(next: string) {
    setTyped(next);
    setWantsOpen(true);
    setActive(-1);
  }

  function close() {
    setWantsOpen(false);
    setActive(-1);
  }

  function finish() {
    setTyped('');
    close();
  }

  function submit() {
    const href = hrefs[active] ?? (isLongEnough(text) ? searchPath(text) : null);
    if (!href) return;
    finish();
    navigate(href);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (isOpen) close();
      else setTyped('');
    } else if (event.key === 'ArrowDown' && !isOpen) {
      setWantsOpen(true);
    } else {
      const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      const target = isVertical && hrefs.length > 0 ? menuKeyTarget(event.key, active, hrefs.length) : undefined;
      if (target === undefined) return;
      setActive(target);
    }
    event.preventDefault();
  }

  return { typed, text, isOpen, active, groups, results, search, type, close, finish, submit, onKeyDown, setWantsOpen };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;
