import type { Ref } from 'react';
import { Input, Select, Textarea } from '../form-controls.tsx';
import type { Control } from './field-specs.ts';

/** `field-sizing: content` ignores `rows`. */
const heights = {
  2: 'min-h-18',
  3: 'min-h-22',
  4: 'min-h-28',
  5: 'min-h-36',
  6: 'min-h-42',
  8: 'min-h-48',
  12: 'min-h-72',
  14: 'min-h-80',
} as const;
export type TextRows = keyof typeof heights;

interface Attributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-label'?: string;
  required?: boolean;
  name?: string;
  value?: string;
  onChange: (event: { target: { value: string } }) => void;
  ref?: Ref<never>;
}

/** Of a field (registered with its form) and of a cell (with its value). */
export function TextControl({ spec, ...control }: Attributes & { spec: Control }) {
  switch (spec.control) {
    case 'long':
    case 'markdown':
    case 'lines':
      return (
        <Textarea
          {...control}
          rows={spec.rows}
          maxLength={'max' in spec ? spec.max : undefined}
          className={heights[spec.rows]}
        />
      );
    case 'choice':
      return (
        <Select {...control}>
          {spec.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'date':
      return <Input {...control} type="date" min={spec.min} />;
    case 'time':
      return <Input {...control} type="time" />;
    case 'moment':
      return <Input {...control} type="datetime-local" />;
    case 'number':
      return <Input {...control} inputMode="numeric" autoComplete="off" />;
    case 'text':
      return <Input autoComplete="off" {...spec.input} {...control} maxLength={spec.max} data-autofocus={spec.first} />;
    default:
      return null;
  }
}
