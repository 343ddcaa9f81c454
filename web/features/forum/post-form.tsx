import { type FormEvent, type KeyboardEvent, useEffect } from 'react';
import { type ForumCategory, forumLimits } from '#contract/forum/forum.contract.ts';
import { Button } from '../../ui/button.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { LengthHelp } from '../../ui/length-help.tsx';
import { Select } from '../../ui/select.tsx';
import { ContentField } from './content-field.tsx';
import { SimilarPosts } from './similar-posts.tsx';
import { type PostValues, usePostForm } from './use-post-form.ts';

interface PostFormProps {
  categories: ForumCategory[];
  initial: PostValues;
  draftKey: string;
  send: (values: PostValues) => Promise<unknown>;
  labels: { submit: string; busy: string };
  /** Suggests similar posts while the title is typed, against duplicates. */
  suggestSimilar?: boolean;
  onCancel: () => void;
}

export function PostForm({ categories, initial, draftKey, send, labels, suggestSimilar, onCancel }: PostFormProps) {
  const { form, field, submit, sending, isRestored, discardDraft, summary } = usePostForm({ initial, draftKey, send });
  const [titleText, contentText] = form.watch(['title', 'content']);
  // A lazily loaded form mounts after the dialog's own autofocus.
  useEffect(() => form.setFocus('title'), [form]);
  // An archived category takes no new posts, but the post may stay in its own.
  const open = categories.filter(({ id, isArchived }) => !isArchived || id === initial.categoryId);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit('send');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit('send');
  }

  return (
    <form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} className="flex flex-col gap-5">
      {isRestored ? <DraftNotice onDiscard={discardDraft} /> : null}
      <ErrorSummary {...summary} />
      <Field
        label="Título"
        {...field('title')}
        help={
          <LengthHelp length={titleText.length} max={forumLimits.titleMax}>
            Al menos {forumLimits.titleMin} caracteres.
          </LengthHelp>
        }
      >
        {(control) => <Input {...control} {...form.register('title')} data-autofocus autoComplete="off" required />}
      </Field>
      {suggestSimilar ? <SimilarPosts title={titleText} /> : null}
      <Field label="Categoría" {...field('categoryId')}>
        {(control) => (
          <Select {...control} {...form.register('categoryId')} required>
            <option value="">Selecciona una categoría</option>
            {open.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ContentField registration={form.register('content')} text={contentText} error={field('content').error} />
      <div className="action-row">
        <p className="mr-auto text-xs text-muted pointer-coarse:hidden">Ctrl + Enter también envía</p>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={sending !== null} busyLabel={labels.busy}>
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
