import type { ReactNode } from 'react';
import { forumIntro } from '../../copy/forum.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function ForumUnavailable() {
  return (
    <Notice title="Foro" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
      <p>El foro no está disponible en este momento.</p>
    </Notice>
  );
}

export function ForumHeader({ search, action }: { search: ReactNode; action: ReactNode }) {
  return (
    <PageHeader title={forumIntro.title} intro={forumIntro.text} actions={action} isSlim>
      <div className="mt-5 max-w-2xl max-sm:hidden">{search}</div>
    </PageHeader>
  );
}
