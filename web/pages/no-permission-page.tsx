import type { PageHead } from '../lib/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function head(): PageHead {
  return { title: 'Sin permiso', hidden: true };
}

export default function NoPermissionPage() {
  return (
    <Notice title="No tienes permiso" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
      <p>Esta página es para quienes administran el portal. Si te toca entrar, pídele el acceso a la oficina.</p>
    </Notice>
  );
}
