import { Lock } from 'lucide-react';
import { memberPageInvitations } from '../../content/landing.ts';
import { withNext } from '../../lib/with-next.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

interface MembersOnlyNoticeProps {
  path: string;
  /** Return path of the login. */
  next: string;
}

/** Explains why a link to a members' page shows a visitor the landing. */
export function MembersOnlyNotice({ path, next }: MembersOnlyNoticeProps) {
  const invitation = memberPageInvitations[path];
  if (!invitation) return null;
  return (
    <section aria-label="Aviso" className="border-b border-border bg-yellow-ground text-yellow-text">
      <div className="page-container flex flex-col gap-3 py-4 sm:flex-row sm:items-center">
        <Lock aria-hidden="true" className="hidden size-5 shrink-0 sm:block" />
        <p className="flex-1">
          <strong>{invitation.title}.</strong> {invitation.text}
        </p>
        <ButtonLink href={withNext('/login', next)} className="shrink-0">
          Iniciar Sesión
        </ButtonLink>
      </div>
    </section>
  );
}
