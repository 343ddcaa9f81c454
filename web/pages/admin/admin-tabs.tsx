import { type ReactNode, useRef } from 'react';
import { changeParams } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Tabs } from '../../ui/tabs.tsx';

interface AdminTab {
  value: string;
  label: string;
  content: () => ReactNode;
}

/** Visited tabs stay mounted, which keeps unsaved input. */
export function AdminTabs({ tabs }: { tabs: readonly [AdminTab, ...AdminTab[]] }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('pestana');
  const shown = tabs.find(({ value }) => value === asked)?.value ?? tabs[0].value;
  const opened = useRef(new Set<string>());
  opened.current.add(shown);

  function show(value: string) {
    const pestana = value === tabs[0].value ? null : value;
    setParams((current) => changeParams(current, { pestana, pagina: null }));
  }

  return (
    <>
      <Tabs label="Panel de administración" id="panel" tabs={tabs} value={shown} onChange={show} />
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`panel-${value}`}
          aria-labelledby={`panel-${value}-tab`}
          hidden={value !== shown}
          className="pt-6"
        >
          {opened.current.has(value) ? content() : null}
        </div>
      ))}
    </>
  );
}
