import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';

interface EmailFieldProps {
  label: string;
  id: string;
  error: string | undefined;
  help?: ReactNode;
  register: ComponentProps<'input'>;
  /** `username` for sign-in, `email` for contact data. */
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
