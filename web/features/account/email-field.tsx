import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface EmailFieldProps {
  label: string;
  id: string;
  error: string | undefined;
  register: ComponentProps<'input'>;
  /** The address as a way to sign in, or as one to write to. */
  autoComplete: 'username' | 'email';
  className?: string;
}

export function EmailField({ register, autoComplete, ...field }: EmailFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          {...register}
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          placeholder="tu@email.com"
          required
        />
      )}
    </Field>
  );
}
