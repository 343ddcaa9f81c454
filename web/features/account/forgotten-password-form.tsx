import { type ReactNode, useEffect, useRef } from 'react';
import { accountFields } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { useForgottenPassword } from './security.api.ts';

/** Replaces a sent form and takes the focus from its unmounted button. */
function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);

  useEffect(() => text.current?.focus(), []);

  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  );
}

const fields = { email: accountFields.username };

export function ForgottenPasswordForm() {
  const request = useForgottenPassword();
  if (request.isSuccess) return <Outcome>{request.data.message}</Outcome>;
  return (
    <AccountForm
      schema={async () => (await import('#contract/account/security.contract.ts')).forgottenPasswordBody}
      fields={fields}
      send={(body) => request.mutateAsync({ body })}
      success={{
        title: 'Revisa tu correo',
        description: 'Te enviamos las instrucciones si hay una cuenta con ese correo.',
      }}
      failure={{
        description: 'No se pudo enviar la solicitud. Inténtalo de nuevo.',
        heading: 'No pudimos enviar la solicitud',
      }}
      submit={{ label: 'Enviarme un enlace', busy: 'Enviando...' }}
    />
  );
}
