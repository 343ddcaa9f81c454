import type { FormEvent, ReactNode } from 'react';
import { Card } from './card.tsx';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';
import { formGrid } from './form-grid.ts';
import { SaveBar, type SaveChoice } from './save-bar.tsx';

interface EditorFormFrameProps<Intent extends string> {
  form: {
    summary: { problems: FieldProblem[]; attempt: number };
    sending: Intent | null;
    submit: (intent: Intent) => Promise<void>;
  };
  /** Enter triggers the first, so that nothing is published by mistake. */
  choices: readonly [SaveChoice<Intent>, ...SaveChoice<Intent>[]];
  backHref: string;
  children: ReactNode;
}

/** Frame of an editor form: error summary, fields and save bar. */
export function EditorFormFrame<Intent extends string>(props: EditorFormFrameProps<Intent>) {
  const { form, choices, backHref, children } = props;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit(choices[0].intent);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="max-w-3xl">
      <Card className={`p-4 sm:p-6 ${formGrid}`}>
        <p className="text-sm text-muted">Los campos con * son obligatorios.</p>
        <ErrorSummary {...form.summary} />
        {children}
        <SaveBar choices={choices} sending={form.sending} onSave={form.submit} backHref={backHref} />
      </Card>
    </form>
  );
}
