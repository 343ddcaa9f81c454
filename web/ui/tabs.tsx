import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useOptimisticValue } from '../lib/use-optimistic-value.ts';

interface TabsProps<Value extends string> {
  label: string;
  /** Ids: `{id}-{value}-tab` for tabs, `{id}-{value}` for their panels. */
  id: string;
  tabs: ReadonlyArray<{ value: Value; label: string }>;
  value: Value;
  onChange: (value: Value) => void;
}

/** WAI-ARIA tabs with a roving tabindex. */
export function Tabs<Value extends string>({ label, id, tabs, value, onChange }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const [shown, choose] = useOptimisticValue(value, onChange);

  // Scrolls the selected tab of an overflowing row into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another one was chosen
  useLayoutEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !chosen) return;
    const start = chosen.offsetLeft - list.offsetLeft;
    list.scrollLeft = Math.min(Math.max(list.scrollLeft, start + chosen.offsetWidth - list.clientWidth), start);
  }, [shown]);

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.value === shown);
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowLeft: index === 0 ? last : index - 1,
      ArrowRight: index === last ? 0 : index + 1,
      Home: 0,
      End: last,
    };
    const target = tabs[targets[event.key] ?? -1];
    if (!target) return;
    event.preventDefault();
    choose(target.value);
    document.getElementById(`${id}-${target.value}-tab`)?.focus();
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-border"
    >
      {tabs.map((tab) => {
        const selected = tab.value === shown;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-selected={selected}
            aria-controls={selected ? `${id}-${tab.value}` : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => choose(tab.value)}
            onKeyDown={onKeyDown}
            className={classNames(
              '-mb-px min-h-11 shrink-0 border-b-2 px-2 text-sm sm:px-3 font-semibold focus-visible:-outline-offset-2',
              selected ? 'border-primary text-text' : 'border-transparent text-muted hover:text-text',
            )}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}
