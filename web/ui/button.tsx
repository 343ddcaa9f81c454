import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disables the button and shows `busyLabel`, without changing its width. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  // Disabled until hydration: a click would do nothing, or submit the form natively and lose the input.
  const isHydrated = useIsHydrated();
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy || !isHydrated}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, className)}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        // Both labels share one cell, so the wider of the two sets the width from the start.
        <span className="grid place-items-center">
          <span className={classNames('col-start-1 row-start-1 inline-flex items-center gap-2', busy && 'invisible')}>
            {children}
          </span>
          <span className={classNames('col-start-1 row-start-1', !busy && 'invisible')}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
}
