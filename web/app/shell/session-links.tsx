import type { CurrentUser } from '#contract/account/account.contract.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** Plain links: sign-in and sign-out are full page loads, by the server or by another site. */
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
