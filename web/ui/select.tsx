import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlClass } from './control-class.ts';

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(controlClass, className)} />;
}
