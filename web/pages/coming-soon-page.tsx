import { useLocation } from 'wouter';
import type { PageContext, PageHead } from '../lib/page-module.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';

/** Names by the first part of the path. A section leaves this list when its own page takes over its row. */
const sections: Record<string, string> = {
  home: 'Panel de miembro',
  profile: 'Mi perfil',
  contact: 'Contacto',
  admin: 'Panel de Control Administrativo',
  members: 'Miembros',
  networking: 'Red de Contactos',
  mensajes: 'Mensajes',
};

function sectionName(path: string): string {
  return sections[path.split('/')[1] ?? ''] ?? 'Próximamente';
}

export function head({ path }: PageContext): PageHead {
  return { title: sectionName(path), hidden: true };
}

export default function ComingSoonPage() {
  const [path] = useLocation();
  return (
    <Notice
      title={sectionName(path)}
      actions={
        <>
          <ButtonLink href="/">Volver al inicio</ButtonLink>
          <ButtonLink href="/events" variant="outline">
            Ver eventos
          </ButtonLink>
        </>
      }
    >
      <p className="text-lg font-semibold text-text">Esta sección abre pronto</p>
      <p>Todavía la estamos preparando. Mientras tanto, puedes ver los próximos eventos.</p>
    </Notice>
  );
}
