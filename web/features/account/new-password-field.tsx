import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { accountLimits } from '#contract/account/account.contract.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { passwordAdvice } from './password-advice.ts';

interface NewPasswordFieldProps {
  label: string;
  id: string;
  error: string | undefined;
  register: ComponentProps<'input'>;
  className?: string;
}

export function NewPasswordField({ register, ...field }: NewPasswordFieldProps) {
  const [advice, setAdvice] = useState<string>();

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    register.onChange?.(event);
    setAdvice(passwordAdvice(event.target.value));
  }

  return (
    <Field
      {...field}
      help={
        <>
          Al menos {accountLimits.passwordMin} caracteres; una frase larga protege mejor.
          <span role="status" className="block text-yellow-text">
            {advice}
          </span>
        </>
      }
    >
      {(control) => (
        <PasswordInput {...control} {...register} onChange={onChange} autoComplete="new-password" required />
      )}
    </Field>
  );
}
