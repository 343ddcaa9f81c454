import type { CurrentUser } from '#contract/account/account.contract.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** Signing in and out are page loads: the server, or another site, takes over. */
export function SessionLinks({ user }: { user: CurrentUser | null }) {
  if (!user) {
    return (
      <a href="/api/login" className={buttonClass('primary', 'md')}>
        Iniciar Sesión
      </a>
    );
  }
  return (
    <>
      <p className="max-w-64 truncate">Bienvenido, {user.firstName}</p>
      <a href="/api/logout" className={buttonClass('outline', 'md')}>
        Cerrar Sesión
      </a>
    </>
  );
}
