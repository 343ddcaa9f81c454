import { useId } from 'react';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { loginInvitation } from '../../content/landing.ts';
import { withNext } from '../../lib/with-next.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CaneField } from './cane-field.tsx';

interface LoginInvitationProps {
  settings: SiteSettings;
  /** Return path of the login. */
  next: string;
}

/** Invites a visitor to log in or register. */
export function LoginInvitation({ settings, next }: LoginInvitationProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="page-container">
      <div className="ground-navy relative overflow-hidden rounded-card border border-border px-6 py-10 md:px-12 md:py-14">
        <CaneField className="absolute inset-y-0 right-0 hidden h-full w-2/5 md:block" />
        <div className="relative max-w-lg md:max-lg:max-w-[55%]">
          <h2 id={headingId} className="text-3xl">
            {loginInvitation.title}
          </h2>
          <p className="mt-3 text-navy-muted">{loginInvitation.textFor(settings)}</p>
          <p className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
            <ButtonLink href={withNext('/login', next)}>Iniciar Sesión</ButtonLink>
            <ButtonLink href={withNext('/register', next)} variant="outline">
              Crear Cuenta
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
