import { Link } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { announceLogout } from '../../lib/logout-channel.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Plain links: sign-in and sign-out are full page loads, by the server or by another site. */
export function SessionLinks({ user }: { user: CurrentUser | null }) {
  if (!user) {
    return (
      <>
        <Link href="/register" className={buttonClass('outline')}>
          Crear Cuenta
        </Link>
        <a href="/api/login" className={buttonClass()}>
          Iniciar Sesión
        </a>
      </>
    );
  }
  return (
    <>
      <p className="max-w-64 truncate">Bienvenido, {user.firstName}</p>
      <a href="/api/logout" onClick={announceLogout} className={buttonClass('outline', 'md')}>
        Cerrar Sesión
      </a>
    </>
  );
}
