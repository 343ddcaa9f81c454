import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlClass } from './control-class.ts';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(controlClass, 'field-sizing-content', className)} />;
}
