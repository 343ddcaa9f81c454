import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import type { FieldConflict } from './conflict-notice.tsx';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';
import { formGrid } from './field.tsx';
import { LazyConflictNotice, LazySubmissionNotice } from './lazy-notices.ts';
import type { SubmissionNoticeProps } from './submission-notice.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

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

function SaveBar<Intent extends string>({ choices, sending, onSave, backHref }: SaveBarProps<Intent>) {
  const bar = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  // The publish button disappears once the record is published.
  useFocusFallback(bar, first, choices.length);
  return (
    <div ref={bar} className="action-row border-t border-border pt-5">
      <ButtonLink href={backHref} variant="ghost">
        Volver
      </ButtonLink>
      {choices.map(({ intent, label, busyLabel }, index) => {
        const isFirst = index === 0;
        return (
          <Button
            key={intent}
            ref={isFirst ? first : undefined}
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

interface EditorFormFrameProps<Intent extends string> {
  form: {
    summary: { problems: FieldProblem[]; attempt: number };
    sending: Intent | null;
    notice: SubmissionNoticeProps;
    submit: (intent: Intent) => Promise<void>;
    conflicts?: readonly FieldConflict[];
  };
  /** Enter triggers the first, so that nothing is published by mistake. */
  choices: readonly [SaveChoice<Intent>, ...SaveChoice<Intent>[]];
  backHref: string;
  children: ReactNode;
}

export function EditorFormFrame<Intent extends string>(props: EditorFormFrameProps<Intent>) {
  const { form, choices, backHref, children } = props;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit(choices[0].intent);
  }

  return (
    <div className="max-w-3xl">
      <LazyConflictNotice conflicts={form.conflicts ?? []} attempt={form.summary.attempt} />
      <form noValidate onSubmit={onSubmit}>
        <Card className={`p-4 sm:p-6 ${formGrid}`}>
          <p className="text-sm text-muted">Los campos con * son obligatorios.</p>
          <LazySubmissionNotice {...form.notice} />
          <ErrorSummary {...form.summary} />
          {children}
          <SaveBar choices={choices} sending={form.sending} onSave={form.submit} backHref={backHref} />
        </Card>
      </form>
    </div>
  );
}
