import { Link } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { legalPaths } from '#contract/legal/legal-documents.ts';
import { contactReach, whoSeesWhat } from '../../content/who-sees-what.ts';

/** The server's visibility rules in short, with the member's own choices. */
export function VisibilitySummary({ user }: { user: CurrentUser }) {
  return (
    <>
      <dl className="grid gap-3">
        {whoSeesWhat.map(({ who, what }) => (
          <div key={who}>
            <dt className="font-semibold">{who}</dt>
            <dd className="max-w-prose text-muted">{what.join(' ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose">
        Tu correo es para <strong>{contactReach[user.emailVisibility]}</strong> y tu teléfono, para{' '}
        <strong>{contactReach[user.phoneVisibility]}</strong>. Lo cambias en{' '}
        <Link href="/profile?editar=1" className="inline-link">
          tu perfil
        </Link>
        . El detalle está en la{' '}
        <Link href={legalPaths.privacy} className="inline-link">
          política de privacidad
        </Link>
        .
      </p>
    </>
  );
}
