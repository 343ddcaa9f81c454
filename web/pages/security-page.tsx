import { useSearch } from 'wouter';
import type { LinkOutcome } from '#contract/account/external-login.contract.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { FactorsSection, MissingFactor } from '../features/account/factors-section.tsx';
import { IdentitiesSection } from '../features/account/identities-section.tsx';
import { OwnDataSection } from '../features/account/own-data-section.tsx';
import { SecurityEventList } from '../features/account/security-event-list.tsx';
import { SessionList } from '../features/account/session-list.tsx';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageHead } from '../lib/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CardSection } from '../ui/card-section.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const linkOutcomes: Record<LinkOutcome, string> = {
  enlazada: 'Tu cuenta externa quedó enlazada: con ella también entras a la tuya.',
  rechazado: 'No diste permiso en tu cuenta externa, y no quedó enlazada.',
  fallo: 'No se pudo enlazar tu cuenta externa. Inténtalo de nuevo.',
  'no-disponible': 'Tu cuenta externa no responde en este momento. Inténtalo más tarde.',
  'sin-confirmar': 'Antes de enlazarla tienes que confirmar que eres tú. Inténtalo de nuevo.',
  'otro-correo': 'Esa cuenta externa no tiene verificado el mismo correo que tu cuenta de este portal.',
  'de-otra-cuenta': 'Esa cuenta externa ya abre otra cuenta de este portal.',
  mantenimiento: 'El portal está en mantenimiento y por ahora no enlaza cuentas. Inténtalo más tarde.',
};

/** Code-split; the placeholder is as high as the form. */
const ChangePasswordForm = lazyPart(
  async () => (await import('../features/account/change-password-form.tsx')).ChangePasswordForm,
  <Skeleton className="h-67 max-w-xl" />,
);

export function head(): PageHead {
  return { title: 'Seguridad y datos', hidden: true };
}

export default function SecurityPage() {
  const { user } = useCurrentUser();
  const { externalLogin } = useSiteSettings();
  const query = new URLSearchParams(useSearch());
  const linkOutcome = Object.entries(linkOutcomes).find(([code]) => code === query.get('externo'))?.[1];
  if (!user) return null;
  return (
    <PageFrame
      trail={[{ label: 'Mi perfil', href: '/profile' }]}
      title="Seguridad y datos"
      intro="Cómo entras, dónde tienes la sesión abierta y qué guardamos de ti."
    >
      <div className="grid gap-6">
        {user.needsSecondFactor ? <MissingFactor /> : null}
        <CardSection heading="Contraseña">
          {user.authProvider === 'local' ? (
            <ChangePasswordForm />
          ) : (
            <div className="grid gap-4">
              <p>Entras con una cuenta externa. Si quieres, elige también una contraseña para este portal.</p>
              <ButtonLink href="/olvide-mi-contrasena" variant="outline" className="justify-self-start">
                Elegir una contraseña
              </ButtonLink>
            </div>
          )}
        </CardSection>
        <FactorsSection />
        <IdentitiesSection hasExternalLogin={externalLogin} outcome={linkOutcome} />
        <CardSection heading="Sesiones abiertas">
          <SessionList />
        </CardSection>
        <CardSection heading="Actividad de tu cuenta">
          <SecurityEventList />
        </CardSection>
        <OwnDataSection user={user} />
      </div>
    </PageFrame>
  );
}
