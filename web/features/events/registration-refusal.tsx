import { useId } from 'react';
import type { RegistrationState } from '#contract/events/events.contract.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonSize } from '../../ui/button-class.ts';
import { refusalTexts } from './registration-refusals.ts';

interface RegistrationRefusalProps {
  state: Exclude<RegistrationState, 'open'>;
  label: string;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** Why registration is unavailable; before it opens, its button is shown disabled. */
export function RegistrationRefusal({ state, label, size, className }: RegistrationRefusalProps) {
  const reasonId = useId();
  const text = refusalTexts[state];
  return (
    <>
      {state === 'not-open' ? (
        <Button disabled size={size} aria-describedby={reasonId} className={className}>
          {label}
        </Button>
      ) : (
        <p className={state === 'cancelled' ? 'font-semibold text-destructive' : 'font-semibold'}>{text.label}</p>
      )}
      <p id={reasonId} className="w-full text-sm text-muted">
        {text.reason}
      </p>
    </>
  );
}
