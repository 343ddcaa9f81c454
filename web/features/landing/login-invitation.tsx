import { Lock } from 'lucide-react';
import { useId } from 'react';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { withNext } from '../../lib/login-redirect.ts';
import { ButtonLink } from '../../ui/button.tsx';

const loginInvitation = {
  title: 'Tu próximo socio ya está aquí',
  textFor: ({ enableForum, enableProjects }: { enableForum: boolean; enableProjects: boolean }) =>
    `Entra para ${enableForum ? 'participar en el foro, ' : ''}${enableProjects ? 'seguir los proyectos, ' : ''}inscribirte en los eventos y encontrar a los empresarios de la región en el directorio.`,
};

const memberPageInvitations: Record<string, { title: string; text: string }> = {
  '/forum': {
    title: 'El foro es de los miembros',
    text: 'Inicia sesión para leer las conversaciones, preguntar y responder. Si aún no tienes cuenta, crearla toma un minuto.',
  },
  '/projects': {
    title: 'Los proyectos son de los miembros',
    text: 'Inicia sesión para ver en qué trabajamos y sumarte. Si aún no tienes cuenta, crearla toma un minuto.',
  },
};

/** Ends of the rows in perspective, converging on the horizon. */
const rows = [-420, -300, -200, -115, -40, 30, 100, 170, 240, 315, 400, 500, 620, 760];

function CaneField({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
      fill="none"
      strokeLinecap="round"
    >
      <circle cx="270" cy="92" r="58" className="fill-sun" opacity="0.15" />
      <circle cx="270" cy="92" r="36" className="fill-sun" />
      <path d="M-60 96C80 84 300 80 460 92V210H-60Z" className="fill-navy" />
      <g stroke="currentColor" opacity="0.2" strokeWidth="1.5">
        {rows.map((end) => (
          <path key={end} d={`M270 86Q${(270 + end) / 2} 122 ${end} 210`} />
        ))}
      </g>
      <path d="M-60 96C80 84 300 80 460 92" className="stroke-horizon" strokeWidth="1.5" />
    </svg>
  );
}

function AccountLinks({ next }: { next: string }) {
  return (
    <p className="flex flex-wrap gap-3 max-sm:*:grow">
      <ButtonLink href={withNext('/login', next)}>Iniciar Sesión</ButtonLink>
      <ButtonLink href={withNext('/register', next)} variant="outline">
        Crear Cuenta
      </ButtonLink>
    </p>
  );
}

export function MembersOnlyNotice({ path, next }: { path: string; next: string }) {
  const invitation = memberPageInvitations[path];
  if (!invitation) return null;
  return (
    <section aria-label="Aviso" className="border-b border-border bg-yellow-ground text-yellow-text">
      <div className="page-container flex flex-col gap-3 py-4 sm:flex-row sm:items-center">
        <Lock aria-hidden="true" className="hidden size-5 shrink-0 sm:block" />
        <p className="flex-1">
          <strong>{invitation.title}.</strong> {invitation.text}
        </p>
        <AccountLinks next={next} />
      </div>
    </section>
  );
}

export function LoginInvitation({ settings, next }: { settings: SiteSettings; next: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="ground-navy relative overflow-hidden border-y border-border">
      <CaneField className="absolute inset-y-0 right-0 hidden h-full w-2/5 md:block" />
      <div className="page-container relative py-12 md:py-16">
        <div className="max-w-lg md:max-lg:max-w-[55%]">
          <h2 id={headingId} className="text-3xl">
            {loginInvitation.title}
          </h2>
          <p className="mt-3 text-navy-muted">{loginInvitation.textFor(settings)}</p>
          <div className="mt-6">
            <AccountLinks next={next} />
          </div>
        </div>
      </div>
    </section>
  );
}
