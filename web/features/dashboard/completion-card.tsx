import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { type CompletionStep, completionPercent, completionSteps } from './profile-completion.ts';

interface CompletionCardProps {
  user: CurrentUser;
  /** Undefined while loading: the card stays hidden instead of changing under the finger. */
  skillCount: number | undefined;
}

/** Renders nothing once the profile is complete. */
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
      <Link href={href} className="py-1 font-semibold hover:underline">
        {label}
      </Link>
    </>
  );
}
