import { classNames } from '../lib/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'destructive';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const base =
  'inline-flex items-center justify-center gap-2 rounded-input font-semibold text-center text-balance no-underline select-none transition-colors duration-150 disabled:opacity-60 forced-colors:border';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-primary-foreground enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover',
  secondary: 'bg-subtle text-text enabled:hover:bg-border [a]:hover:bg-border',
  // Inherits the text colour, so that it also works on the navy background.
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

/** Classes of a button, for elements that are not one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string): string {
  return classNames(base, variants[variant], sizes[size], className);
}
