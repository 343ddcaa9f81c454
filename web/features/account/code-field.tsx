import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';

interface CodeFieldProps {
  /** Without an app, the only codes are the recovery codes saved with a passkey. */
  hasApp: boolean;
  id: string;
  error: string | undefined;
  register: ComponentProps<'input'>;
}

export function CodeField({ hasApp, register, ...field }: CodeFieldProps) {
  return (
    <Field
      label={hasApp ? 'Código' : 'Código de recuperación'}
      help={
        hasApp
          ? 'Los seis números de tu aplicación de códigos, o uno de tus códigos de recuperación.'
          : 'Uno de los que guardaste cuando agregaste tu llave de acceso.'
      }
      {...field}
    >
      {(control) => (
        <Input
          {...control}
          {...register}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
