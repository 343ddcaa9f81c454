import type { PageHead } from '../lib/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function head(): PageHead {
  return { title: 'Agrega un segundo factor', hidden: true };
}

/** Replaces every page of the administration until a factor is added. */
export default function SecondFactorRequiredPage() {
  return (
    <Notice
      title="Agrega un segundo factor"
      actions={<ButtonLink href="/profile/seguridad">Agregar un segundo factor</ButtonLink>}
    >
      <p>
        Para trabajar en la administración del portal hace falta algo más que una contraseña: una llave de acceso o una
        aplicación de códigos. Se agrega en un minuto.
      </p>
    </Notice>
  );
}
