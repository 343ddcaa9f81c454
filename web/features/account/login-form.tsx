import { Link, useLocation } from 'wouter';
import { accountFields } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { isSecondFactorRequired, useLogin } from './sign-in.api.ts';

const fields = {
  email: { ...accountFields.username, label: 'Email' },
  password: { ...accountFields.password, label: 'Contraseña' },
};

export function LoginForm({ secondFactorPath }: { secondFactorPath: string }) {
  const login = useLogin();
  const [, navigate] = useLocation();
  return (
    <AccountForm
      schema={async () => (await import('#contract/account/account.contract.ts')).loginBody}
      fields={fields}
      send={async (body) => {
        try {
          return await login.mutateAsync({ body });
        } catch (error) {
          if (!isSecondFactorRequired(error)) throw error;
          navigate(secondFactorPath);
          return false;
        }
      }}
      success={{ title: '¡Bienvenido!', description: 'Has iniciado sesión correctamente.' }}
      failure={{
        toast: 'Error al iniciar sesión',
        description: 'Email o contraseña incorrectos.',
        heading: 'No pudimos iniciar tu sesión',
        hint: 'Revisa lo que escribiste e inténtalo de nuevo.',
      }}
      submit={{ label: 'Iniciar Sesión', busy: 'Iniciando sesión...' }}
    >
      <Link href="/olvide-mi-contrasena" className="inline-link inline-flex min-h-11 items-center self-start">
        ¿Olvidaste tu contraseña?
      </Link>
    </AccountForm>
  );
}
