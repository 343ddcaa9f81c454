import type { ReactNode } from 'react';
import { forumIntro } from '../../content/forum.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Horizon } from '../../ui/horizon.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The forum is disabled in the settings; the API refuses it too. */
export function ForumUnavailable() {
  return (
    <Notice title="Foro" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
      <p>El foro no está disponible en este momento.</p>
    </Notice>
  );
}

interface ForumHeaderProps {
  search: ReactNode;
  action: ReactNode;
}

export function ForumHeader({ search, action }: ForumHeaderProps) {
  return (
    <header className="ground-navy">
      <div className="page-container grid grid-cols-[1fr_auto] gap-x-6 pt-6 pb-4 md:pt-12">
        <h1 className="self-center text-3xl md:text-display">{forumIntro.title}</h1>
        <div className="md:row-span-2 md:self-end">{action}</div>
        <p className="mt-2 max-w-prose text-navy-muted max-md:col-span-2 md:text-lg">{forumIntro.text}</p>
        <div className="col-span-2 mt-5 max-w-2xl md:mt-6">{search}</div>
      </div>
      <Horizon />
    </header>
  );
}
