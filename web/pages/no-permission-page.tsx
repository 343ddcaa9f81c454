import type { PageHead } from '../lib/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function head(): PageHead {
  return { title: 'Sin permiso', hidden: true };
}

export default function NoPermissionPage() {
  return (
    <Notice title="No tienes permiso" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
      <p>
        Tu cuenta no tiene el rol que pide esta página. Si crees que deberías tener acceso, pídeselo a un administrador
        del portal.
      </p>
    </Notice>
  );
}
