import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { EmailField } from './email-field.tsx';
import { Outcome } from './outcome.tsx';
import { useForgottenPassword } from './security.api.ts';
import { useAccountForm } from './use-account-form.ts';

export function ForgottenPasswordForm() {
  const request = useForgottenPassword();
  const { submit, field, register, summary } = useAccountForm({
    schema: async () => (await import('#contract/account/security.contract.ts')).forgottenPasswordBody,
    fields: ['email'],
    send: (body) => request.mutateAsync({ body }),
    success: {
      title: 'Revisa tu correo',
      description: 'Te enviamos las instrucciones si hay una cuenta con ese correo.',
    },
    failure: {
      description: 'No se pudo enviar la solicitud. Inténtalo de nuevo.',
      heading: 'No pudimos enviar la solicitud',
    },
  });
  if (request.isSuccess) return <Outcome>{request.data.message}</Outcome>;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ErrorSummary {...summary} />
      <EmailField label="Correo" {...field('email')} register={register('email')} autoComplete="username" />
      <Button type="submit" busy={request.isPending} busyLabel="Enviando...">
        Enviarme un enlace
      </Button>
    </form>
  );
}
