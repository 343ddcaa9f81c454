import type { PageHead } from '../lib/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function head(): PageHead {
  return { title: 'Página no encontrada', notFound: true };
}

export default function NotFoundPage() {
  return (
    <Notice
      title="404 Page Not Found"
      titleLang="en"
      actions={
        <>
          <ButtonLink href="/">Volver al inicio</ButtonLink>
          <ButtonLink href="/events" variant="outline">
            Ver eventos
          </ButtonLink>
        </>
      }
    >
      <p>La página que buscas no existe o cambió de lugar.</p>
    </Notice>
  );
}
