import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { accountLimits } from '#contract/account/account.contract.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

/** The server's own list is far longer and enforced in production. */
const MOST_USED = new Set(
  'password contrasena clave secreto bienvenido dominicana santodomingo quisqueya tequiero teamo mariposa princesa estrella america futbol beisbol aguilas tigres licey qwerty asdfgh zxcvbn abcdef abcabc iloveyou admin administrador consejo portal empresa miclave'.split(
    ' ',
  ),
);

const SEQUENCES = '0123456789 9876543210 qwertyuiop asdfghjkl zxcvbnm abcdefghijklmnopqrstuvwxyz';

const ADVICE = 'Esa contraseña se adivina enseguida. Una frase larga protege mejor.';

/** Undefined for strong passwords, and while too short to judge. */
export function passwordAdvice(password: string): string | undefined {
  if (password.length < 6) return undefined;
  const word = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const bare = word.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const isGuessed =
    /^(.{1,4})\1+$/u.test(word) || /^\d+$/.test(word) || SEQUENCES.includes(word) || MOST_USED.has(bare);
  return isGuessed ? ADVICE : undefined;
}

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
