import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useHistoryLayer } from '../lib/history-layers.ts';
import { menuKeyTarget, typeAheadTarget } from './menu-key-target.ts';

export interface MenuItem {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
  destructive?: boolean;
}

/** WAI-ARIA menu button. */
export function Menu({ label, items }: { label: string; items: MenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return;
    list.current?.querySelector('button')?.focus();
    // Scrolls where there is no room below, or under a phone's bottom bar.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  /** Focuses the trigger first, so that a dialog opened from here returns the focus to it. */
  function closeAnd(action?: () => void) {
    setOpen(false);
    trigger.current?.focus();
    action?.();
  }

  useHistoryLayer(isOpen, () => closeAnd());

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    const labels = items.map((item) => item.label);
    const target = menuKeyTarget(event.key, index, buttons.length) ?? typeAheadTarget(event.key, index, labels);
    if (event.key === 'Escape') closeAnd();
    else if (target !== undefined) buttons[target]?.focus();
    else return;
    event.preventDefault();
  }

  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks whether the focus left
    <div
      className="relative"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      // Safari does not focus a pressed button: the blur would close the menu before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="grid size-11 place-items-center rounded-input text-muted hover:bg-subtle hover:text-text"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </button>
      {isOpen ? (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          className="absolute right-0 z-20 min-w-56 rounded-card border border-border bg-card py-1 shadow-lg"
        >
          {items.map(({ label: text, icon: Icon, onSelect, destructive }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => closeAnd(onSelect)}
              className={classNames(
                'flex min-h-11 w-full items-center gap-3 px-4 text-left text-sm hover:bg-subtle focus-visible:-outline-offset-2',
                destructive && 'text-destructive',
              )}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {text}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
