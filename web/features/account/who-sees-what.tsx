import { Link } from 'wouter';
import type { CurrentUser, Visibility } from '#contract/account/account.contract.ts';
import { legalPaths } from '#contract/legal/legal-documents.ts';

const reach: Record<Visibility, string> = {
  members: 'todos los miembros',
  connections: 'solo tus conexiones',
  nobody: 'nadie más que tú',
};

/** The rules of the server in a few words, with what the person chose. */
export function WhoSeesWhat({ user }: { user: CurrentUser }) {
  const rows = [
    ['Visitantes sin cuenta', 'Nada de tu perfil ni de lo que escribes.'],
    [
      'Miembros',
      'Tu nombre, foto, empresa, cargo, ubicación, sitio web, biografía y habilidades, y lo que publicas en el foro. A quien bloqueas, nada de tu perfil.',
    ],
    ['Tus conexiones', 'Lo mismo, y los mensajes que les escribes.'],
    [
      'La administración',
      'Todo lo anterior, tu correo y tu teléfono, tus inscripciones y lo que escribes al Consejo. Tus mensajes privados, solo si quien los recibe los reporta. Cuando consulta o descarga datos de contacto, queda registrado.',
    ],
  ] as const;
  return (
    <>
      <dl className="grid gap-3">
        {rows.map(([who, what]) => (
          <div key={who}>
            <dt className="font-semibold">{who}</dt>
            <dd className="max-w-prose text-muted">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose">
        Tu correo es para <strong>{reach[user.emailVisibility]}</strong> y tu teléfono, para{' '}
        <strong>{reach[user.phoneVisibility]}</strong>. Lo cambias en{' '}
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
