import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlClass } from './control-class.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(controlClass, className)} />;
}
