import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { classNames } from '../lib/class-names.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'destructive';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const base =
  'inline-flex items-center justify-center gap-2 rounded-input font-semibold text-center text-balance no-underline select-none transition-colors duration-150 disabled:opacity-60 forced-colors:border';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-primary-foreground enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover',
  secondary: 'bg-subtle text-text enabled:hover:bg-border [a]:hover:bg-border',
  // Inherits the text colour, for the navy background.
  outline: 'border border-current bg-transparent enabled:hover:bg-current/10 [a]:hover:bg-current/10',
  ghost: 'bg-transparent enabled:hover:bg-current/10 [a]:hover:bg-current/10',
  destructive:
    'bg-destructive text-destructive-foreground enabled:hover:bg-destructive-hover [a]:hover:bg-destructive-hover',
};

/** Small sizes grow to 44 px for touch. */
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-12 px-6 py-2.5 text-base',
  icon: 'size-11 p-0',
};

export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string): string {
  return classNames(base, variants[variant], sizes[size], className);
}

interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Client-side navigation within the site; API paths, other sites and anchors are plain links. */
function isInnerPage(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !href.includes('#');
}

export function ButtonLink({ href, variant, size, className, ...rest }: ButtonLinkProps) {
  const look = buttonClass(variant, size, className);
  if (isInnerPage(href)) return <Link {...rest} href={href} className={look} />;
  return <a {...rest} href={href} className={look} />;
}

/** Both share one cell, so the wider one sets the width from the start. */
export function TwoLabels({ first, second, isSecond }: { first: ReactNode; second: string; isSecond: boolean }) {
  return (
    <span className="grid place-items-center">
      <span className={classNames('col-start-1 row-start-1 inline-flex items-center gap-2', isSecond && 'invisible')}>
        {first}
      </span>
      <span className={classNames('col-start-1 row-start-1', !isSecond && 'invisible')}>{second}</span>
    </span>
  );
}

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

  const pressed = useRef<HTMLButtonElement>(null);

  // Disabling drops the focus; it is restored unless it has moved elsewhere.
  useLayoutEffect(() => {
    if (busy) return;
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [busy]);

  return (
    <button
      {...rest}
      onClickCapture={(event) => {
        pressed.current = event.currentTarget;
      }}
      type={type}
      disabled={disabled || busy || !isHydrated}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, className)}
    >
      {busyLabel === undefined ? children : <TwoLabels first={children} second={busyLabel} isSecond={busy} />}
    </button>
  );
}
