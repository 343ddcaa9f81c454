import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

interface PasswordFieldProps {
  label: string;
  id: string;
  error: string | undefined;
  className?: string;
  register: ComponentProps<'input'>;
}

export function PasswordField({ register, ...field }: PasswordFieldProps) {
  return (
    <Field {...field}>
      {(control) => <PasswordInput {...control} {...register} autoComplete="current-password" required />}
    </Field>
  );
}
