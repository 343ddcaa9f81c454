import { useLocation } from 'wouter';
import { loginHref, withNext } from '../lib/login-redirect.ts';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { useReturnPath } from '../lib/use-return-path.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Wording of the spec (section 2). */
function wording(path: string) {
  if (path.startsWith('/networking')) {
    return { page: 'Mi Red de Contactos', title: 'Debes iniciar sesión para acceder al networking', text: '' };
  }
  return { page: 'Miembros', title: 'Acceso Requerido', text: 'Inicia sesión para ver el directorio de miembros' };
}

export function head({ path }: PageContext): PageHead {
  return { title: wording(path).page, hidden: true };
}

export default function SignInRequiredPage({ params }: PageProps) {
  const [path] = useLocation();
  const { title, text } = wording(path);
  const here = useReturnPath(params);
  return (
    <Notice
      title={title}
      actions={
        <>
          <ButtonLink href={loginHref(here)}>Iniciar Sesión</ButtonLink>
          <ButtonLink href={withNext('/register', here)} variant="outline">
            Crear Cuenta
          </ButtonLink>
        </>
      }
    >
      {text ? <p>{text}</p> : null}
    </Notice>
  );
}
