import type { ComponentProps } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';

type ConsentFieldProps = Pick<ComponentProps<'input'>, 'checked' | 'onChange'> & { plural?: boolean };

/** The law requires prior consent (Ley 172-13); the administrator who ticks the box vouches for it. */
export function ConsentField({ plural = false, ...input }: ConsentFieldProps) {
  return (
    <CheckboxField
      {...input}
      label={plural ? 'Ya dieron su consentimiento' : 'Ya dio su consentimiento'}
      help={
        plural
          ? 'Sin marcarlo, cada persona recibe un correo para confirmar antes de que se le envíe nada.'
          : 'Sin marcarlo, recibe un correo para confirmar antes de que se le envíe nada.'
      }
    />
  );
}
