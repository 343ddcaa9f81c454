import { Link, useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { EmailField } from './email-field.tsx';
import { isSecondFactorRequired, useLogin } from './sign-in.api.ts';
import { useAccountForm } from './use-account-form.ts';

export function LoginForm({ secondFactorPath }: { secondFactorPath: string }) {
  const login = useLogin();
  const [, navigate] = useLocation();
  const { submit, field, register, summary } = useAccountForm({
    schema: async () => (await import('#contract/account/account.contract.ts')).loginBody,
    fields: ['email', 'password'],
    send: async (body) => {
      try {
        return await login.mutateAsync({ body });
      } catch (error) {
        if (!isSecondFactorRequired(error)) throw error;
        navigate(secondFactorPath);
        return false;
      }
    },
    success: { title: '¡Bienvenido!', description: 'Has iniciado sesión correctamente.' },
    failure: {
      toast: 'Error al iniciar sesión',
      description: 'Email o contraseña incorrectos.',
      heading: 'No pudimos iniciar tu sesión',
      hint: 'Revisa lo que escribiste e inténtalo de nuevo.',
    },
  });
  return (
    // `post`: a submission before hydration must not put the password into the URL.
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ErrorSummary {...summary} />
      <EmailField label="Email" {...field('email')} register={register('email')} autoComplete="username" />
      <Field label="Contraseña" {...field('password')}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" required />}
      </Field>
      <Link href="/olvide-mi-contrasena" className="inline-link inline-flex min-h-11 items-center self-start">
        ¿Olvidaste tu contraseña?
      </Link>
      <Button type="submit" busy={login.isPending} busyLabel="Iniciando sesión...">
        Iniciar Sesión
      </Button>
    </form>
  );
}
