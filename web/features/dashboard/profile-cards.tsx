import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { fullName } from '../../lib/people.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';

interface CompletionStep {
  label: string;
  isDone: boolean;
  href: string;
}

const EDIT = '/profile?editar=1';
const ENOUGH_SKILLS = 3;

export function completionSteps(user: CurrentUser, skillCount: number): CompletionStep[] {
  return [
    { label: 'Sube tu foto', isDone: user.profileImageUrl !== null, href: '/profile?foto=1' },
    { label: 'Escribe tu biografía', isDone: user.bio !== null, href: EDIT },
    { label: 'Agrega tu empresa y tu cargo', isDone: user.company !== null && user.position !== null, href: EDIT },
    { label: 'Agrega tu teléfono', isDone: user.phone !== null, href: EDIT },
    { label: 'Agrega tu municipio', isDone: user.location !== null, href: EDIT },
    {
      label: `Agrega ${ENOUGH_SKILLS} habilidades`,
      isDone: skillCount >= ENOUGH_SKILLS,
      href: '/profile?editar=habilidades',
    },
    { label: 'Confirma tu correo con el enlace que te enviamos', isDone: user.isEmailVerified, href: '/profile' },
  ];
}

export function completionPercent(steps: readonly CompletionStep[]): number {
  return Math.round((steps.filter(({ isDone }) => isDone).length / steps.length) * 100);
}

export function MemberCard({ user, year }: { user: CurrentUser; year: number }) {
  return (
    <CardSection heading="Tu perfil">
      <div className="flex items-center gap-4">
        <Avatar {...user} imageUrl={user.profileImageUrl} className="size-16 text-xl" />
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">
            <Link href="/profile" className="hover:underline">
              <bdi>{fullName(user)}</bdi>
            </Link>
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            <EmailText email={user.email} />
          </p>
          <p className="text-sm text-muted">Miembro desde {year}</p>
        </div>
      </div>
      <ButtonLink href="/profile?editar=1" variant="outline" className="mt-5 w-full">
        Editar Perfil
      </ButtonLink>
    </CardSection>
  );
}

interface CompletionCardProps {
  user: CurrentUser;
  /** Undefined while loading: the card stays hidden to avoid a layout shift. */
  skillCount: number | undefined;
}

export function CompletionCard({ user, skillCount }: CompletionCardProps) {
  if (skillCount === undefined) return null;
  const steps = completionSteps(user, skillCount);
  const percent = completionPercent(steps);
  if (percent === 100) return null;
  return (
    <CardSection heading="Completa tu perfil" action={<span className="font-semibold tabular-nums">{percent} %</span>}>
      <ProgressLine label="Perfil completado" value={percent} max={100} />
      <ul className="mt-3">
        {steps.map((step) => (
          <li key={step.label} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
            <Step step={step} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function Step({ step: { label, isDone, href } }: { step: CompletionStep }) {
  if (isDone) {
    return (
      <>
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-bar-green" />
        <span className="text-muted">
          {label}
          <span className="sr-only"> (hecho)</span>
        </span>
      </>
    );
  }
  return (
    <>
      <Circle aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <Link href={href} className="py-1 font-semibold hover:underline pointer-coarse:py-2.5">
        {label}
      </Link>
    </>
  );
}
