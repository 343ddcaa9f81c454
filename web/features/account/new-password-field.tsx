import type { ComponentProps } from 'react';
import { accountLimits } from '#contract/account/account.contract.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

interface NewPasswordFieldProps {
  label: string;
  id: string;
  error: string | undefined;
  register: ComponentProps<'input'>;
  className?: string;
}

export function NewPasswordField({ register, ...field }: NewPasswordFieldProps) {
  return (
    <Field {...field} help={`Al menos ${accountLimits.passwordMin} caracteres; una frase larga protege mejor.`}>
      {(control) => <PasswordInput {...control} {...register} autoComplete="new-password" required />}
    </Field>
  );
}
