import { type ReactNode, useRef } from 'react';
import { changeParams } from '../lib/search-params.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Tabs } from './tabs.tsx';

export interface TabPanel {
  value: string;
  label: string;
  content: () => ReactNode;
}

interface TabPanelsProps {
  label: string;
  id: string;
  /** In the URL; absent for the first. */
  param: string;
  panels: readonly [TabPanel, ...TabPanel[]];
  /** What stays mounted, which keeps unsaved input. */
  keeps: 'first' | 'visited';
  className: string;
}

export function TabPanels({ label, id, param, panels, keeps, className }: TabPanelsProps) {
  const [params, setParams] = useSearchParams();
  const first = panels[0].value;
  const asked = params.get(param);
  const shown = panels.find(({ value }) => value === asked)?.value ?? first;
  const visited = useRef(new Set<string>());
  visited.current.add(shown);
  const isMounted = (value: string) =>
    keeps === 'visited' ? visited.current.has(value) : value === shown || value === first;

  function show(value: string) {
    const values = { [param]: value === first ? null : value, pagina: null };
    setParams((current) => changeParams(current, values), { replace: keeps === 'first' });
  }

  return (
    <>
      <Tabs label={label} id={id} tabs={panels} value={shown} onChange={show} />
      {panels.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}`}
          aria-labelledby={`${id}-${value}-tab`}
          hidden={value !== shown}
          className={className}
        >
          {isMounted(value) ? content() : null}
        </div>
      ))}
    </>
  );
}
