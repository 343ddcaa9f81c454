import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

const controlClass =
  'block w-full min-h-11 rounded-input border border-input-border bg-card px-3 py-2 text-base text-text aria-invalid:border-destructive aria-invalid:border-2 disabled:opacity-60';

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(controlClass, className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(controlClass, 'field-sizing-content', className)} />;
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(controlClass, className)} />;
}
