import { ImageUp } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { commentLimits, type ForumComment } from '#contract/forum/comments.contract.ts';
import { forumLimits } from '#contract/forum/forum.contract.ts';
import type { Image } from '#contract/media/media.contract.ts';
import { markdownHint } from '../../copy/forum.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { Button } from '../../ui/button.tsx';
import { LengthHelp } from '../../ui/character-count.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/form-controls.tsx';
import { SubmissionNotice } from '../../ui/submission-notice.tsx';
import { type SubmissionFormOptions, useSubmissionForm } from '../../ui/use-submission-form.ts';
import { ImageAttachments, useImageUploads } from './image-attachments.tsx';
import { imageFields } from './image-grid.tsx';

export interface CommentValues {
  content: string;
  /** Absent without the permission to change them. */
  images?: Image[];
}

const toBody = ({ content, images }: CommentValues) => ({ content, ...(images && imageFields(images)) });
type CommentBody = ReturnType<typeof toBody>;

interface CommentFormProps
  extends Pick<SubmissionFormOptions<CommentValues, ForumComment, 'send'>, 'name' | 'onSent' | 'onFailure'> {
  id?: string;
  label: string;
  initial: CommentValues;
  labels: { submit: string; busy: string };
  send: (body: CommentBody, key: string) => Promise<ForumComment>;
  correct?: (arrived: ForumComment, body: CommentBody) => Promise<ForumComment>;
  autoFocus?: boolean;
  /** Cancelling keeps the draft. */
  onCancel?: () => void;
}

const loadSchema = async () => (await import('#contract/forum/comments.contract.ts')).commentBody;

export function CommentForm(props: CommentFormProps) {
  const { id = 'content', label, name, initial, labels, send, correct, onSent, onFailure, autoFocus, onCancel } = props;
  const uploads = useImageUploads({
    owner: name,
    onUploaded: (image) => change((images) => [...images, image]),
    attached: () => form.getValues('images')?.length ?? 0,
  });
  const { form, field, submit, sending, notice, isLocked, summary } = useSubmissionForm<CommentValues, ForumComment>({
    name,
    initial,
    saved: initial.content || undefined,
    validate: (values) => schemaProblems(loadSchema, toBody(values)),
    keep: (values) => {
      const isEmpty = values.content.trim() === '' && !values.images?.length;
      return isEmpty || JSON.stringify(values) === JSON.stringify(initial) ? null : values;
    },
    send: (values, key) => send(toBody(values), key),
    ...(correct && { correct: (arrived: ForumComment, values: CommentValues) => correct(arrived, toBody(values)) }),
    onSent: (comment, outcome) => {
      if (outcome.isOpen) form.reset(initial);
      setAttaching(false);
      onSent(comment, outcome);
    },
    onFailure,
    // The toast reports the failure.
    describeFailure: () => undefined,
    uploads,
  });
  const [isAttaching, setAttaching] = useState(false);
  const [text, images] = form.watch(['content', 'images']);
  const showsImages = isAttaching || uploads.transfers.length > 0 || Boolean(images?.length);
  const { error } = field('content');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each attempt
  useEffect(() => {
    if (error) form.setFocus('content');
  }, [summary.attempt]);
  useEffect(() => {
    if (autoFocus) form.setFocus('content');
  }, [autoFocus, form]);

  function change(next: (images: Image[]) => Image[]) {
    form.setValue('images', next(form.getValues('images') ?? []).slice(0, forumLimits.images));
  }

  function onSubmit(event?: FormEvent) {
    event?.preventDefault();
    submit('send');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit('send');
  }

  return (
    <form noValidate onSubmit={onSubmit} className="mt-3 grid gap-3">
      <SubmissionNotice {...notice} />
      <ErrorSummary {...summary} problems={summary.problems.filter(({ fieldId }) => !fieldId)} />
      <fieldset disabled={isLocked} className="contents">
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
              {...form.register('content')}
              rows={3}
              required
              onKeyDown={onKeyDown}
              className="max-h-96 min-h-24"
            />
          )}
        </Field>
        {images && showsImages ? <ImageAttachments images={images} onChange={change} uploads={uploads} /> : null}
      </fieldset>
      <div className="action-row">
        {images && !showsImages ? (
          <Button variant="ghost" className="mr-auto" onClick={() => setAttaching(true)}>
            <ImageUp aria-hidden="true" className="size-5" />
            Agregar imágenes
          </Button>
        ) : null}
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            Cancelar
          </Button>
        ) : null}
        <Button type="submit" busy={sending !== null || isLocked} busyLabel={uploads.busyLabel ?? labels.busy}>
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
