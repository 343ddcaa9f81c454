import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

export interface SaveChoice<Intent extends string> {
  intent: Intent;
  label: string;
  busyLabel: string;
}

interface SaveBarProps<Intent extends string> {
  /** Enter triggers the first; the last is the primary button. */
  choices: ReadonlyArray<SaveChoice<Intent>>;
  sending: Intent | null;
  onSave: (intent: Intent) => void;
  backHref: string;
}

/** Buttons at the end of an editor form. */
export function SaveBar<Intent extends string>({ choices, sending, onSave, backHref }: SaveBarProps<Intent>) {
  return (
    <div className="action-row border-t border-border pt-5">
      <ButtonLink href={backHref} variant="ghost">
        Volver
      </ButtonLink>
      {choices.map(({ intent, label, busyLabel }, index) => {
        const isFirst = index === 0;
        return (
          <Button
            key={intent}
            type={isFirst ? 'submit' : 'button'}
            variant={index === choices.length - 1 ? 'primary' : 'outline'}
            busy={sending === intent}
            busyLabel={busyLabel}
            disabled={sending !== null}
            onClick={isFirst ? undefined : () => onSave(intent)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
