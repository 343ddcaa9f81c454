import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { commentBody, commentLimits } from '#contract/forum/comments.contract.ts';
import { markdownHint } from '../../content/forum.ts';
import { useDraftText } from '../../lib/use-draft-text.ts';
import { Button } from '../../ui/button.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { Field } from '../../ui/field.tsx';
import { LengthHelp } from '../../ui/length-help.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface CommentFormProps {
  /** Id of the textarea. */
  id?: string;
  label: string;
  draftKey: string;
  initial?: string;
  labels: { submit: string; busy: string };
  /** Rejects on failure, after showing its own toast. */
  send: (content: string) => Promise<unknown>;
  isSending: boolean;
  autoFocus?: boolean;
  /** The draft is kept, and restored when the form opens again. */
  onCancel?: () => void;
}

/** Form for a comment, a reply or an edit. The text is kept as a draft until it has been saved. */
export function CommentForm(props: CommentFormProps) {
  const { id, label, draftKey, initial, labels, send, isSending, autoFocus, onCancel } = props;
  const { text, change, clear, isRestored } = useDraftText(draftKey, initial);
  const [error, setError] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isSending) return;
    const problem = commentBody.shape.content.safeParse(text).error?.issues[0]?.message;
    setError(problem);
    if (problem) return box.current?.focus();
    await send(text).then(clear, () => undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-3">
      {isRestored ? <DraftNotice onDiscard={clear} /> : null}
      <Field
        label={label}
        id={id}
        error={error}
        help={
          <LengthHelp length={text.length} max={commentLimits.contentMax}>
            {markdownHint}
          </LengthHelp>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            autoFocus={autoFocus}
            rows={3}
            required
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            className="max-h-96 min-h-24"
          />
        )}
      </Field>
      <div className="action-row">
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            Cancelar
          </Button>
        ) : null}
        <Button type="submit" busy={isSending} busyLabel={labels.busy}>
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
