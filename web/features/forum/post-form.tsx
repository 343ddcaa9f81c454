import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type ForumCategory, type ForumPost, forumLimits } from '#contract/forum/forum.contract.ts';
import type { Image } from '#contract/media/media.contract.ts';
import { postPath } from '#contract/paths.ts';
import { markdownHint } from '../../copy/forum.ts';
import { countOf } from '../../lib/numbers.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { useDebouncedValue } from '../../lib/use-debounce.ts';
import { Button } from '../../ui/button.tsx';
import { LengthHelp } from '../../ui/character-count.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { CheckboxField, Field } from '../../ui/field.tsx';
import { Input, Select, Textarea } from '../../ui/form-controls.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { SubmissionNotice } from '../../ui/submission-notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type SubmissionFormOptions, useSubmissionForm } from '../../ui/use-submission-form.ts';
import type { Uploads } from '../../ui/use-uploads.ts';
import { type PostBody, similarPostsQuery } from './forum.api.ts';
import { ImageAttachments, useImageUploads } from './image-attachments.tsx';
import { imageFields } from './image-grid.tsx';

export interface PostValues {
  title: string;
  content: string;
  categoryId: string;
  /** Absent while another person's post is corrected. */
  sharesTitle?: boolean;
  /** Absent without the permission to change them. */
  images?: Image[];
}

const toBody = ({ images, ...post }: PostValues): PostBody => ({ ...post, ...(images && imageFields(images)) });

interface PostFormOptions
  extends Pick<SubmissionFormOptions<PostValues, ForumPost, 'send'>, 'name' | 'onSent' | 'onFailure'> {
  initial: PostValues;
  send: (body: PostBody, key: string) => Promise<ForumPost>;
  correct?: (arrived: ForumPost, body: PostBody) => Promise<ForumPost>;
}

const loadSchema = async () => (await import('#contract/forum/forum.contract.ts')).forumPostBody;

function usePostForm({ initial, send, correct, ...options }: PostFormOptions & { uploads: Uploads }) {
  const { title, content, images = [] } = initial;
  const before = JSON.stringify([title, content, images]);
  return useSubmissionForm<PostValues, ForumPost>({
    ...options,
    initial,
    saved: content ? `${title}\n\n${content}` : undefined,
    send: (values, key) => send(toBody(values), key),
    ...(correct && { correct: (arrived: ForumPost, values: PostValues) => correct(arrived, toBody(values)) }),
    // The category may be preselected, so it alone is not a draft.
    keep: (values) => {
      const isEmpty = (values.title + values.content).trim() === '' && !values.images?.length;
      const isSame = JSON.stringify([values.title, values.content, values.images ?? []]) === before;
      return isEmpty || isSame ? null : values;
    },
    validate: (values) => schemaProblems(loadSchema, toBody(values)),
  });
}

const views = [
  { value: 'write', label: 'Escribir' },
  { value: 'preview', label: 'Vista previa' },
] as const;

interface ContentFieldProps {
  registration: UseFormRegisterReturn;
  text: string;
  error: string | undefined;
}

/** Markdown textarea with a preview tab. It stays mounted, which keeps its text and selection. */
export function ContentField({ registration, text, error }: ContentFieldProps) {
  const [view, setView] = useState<(typeof views)[number]['value']>('write');
  return (
    <Field
      label="Contenido"
      id="content"
      error={error}
      help={
        <LengthHelp length={text.length} max={forumLimits.contentMax}>
          Al menos {forumLimits.contentMin} caracteres. {markdownHint}
        </LengthHelp>
      }
    >
      {(control) => (
        <>
          <Tabs label="Vista del contenido" id="content-view" tabs={views} value={view} onChange={setView} />
          <div
            role="tabpanel"
            id="content-view-write"
            aria-labelledby="content-view-write-tab"
            hidden={view !== 'write'}
          >
            <Textarea {...control} {...registration} rows={8} required className="max-h-96 min-h-48" />
          </div>
          <div
            role="tabpanel"
            id="content-view-preview"
            aria-labelledby="content-view-preview-tab"
            hidden={view !== 'preview'}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls has to be reachable to be read
            tabIndex={0}
            className="max-h-96 min-h-48 overflow-y-auto rounded-input border border-border bg-background px-3 py-2"
          >
            {view === 'preview' && text.trim() ? (
              <Markdown author="member" text={text} />
            ) : (
              <p className="text-muted">Nada que mostrar aún.</p>
            )}
          </div>
        </>
      )}
    </Field>
  );
}

const DEBOUNCE_MS = 400;
const MAX_SHOWN = 3;

/** Similar existing posts, against duplicates. Links open in a new tab, so that the form is kept. */
export function SimilarPosts({ title }: { title: string }) {
  const settled = useDebouncedValue(title.trim(), DEBOUNCE_MS);
  const enabled = settled.length >= forumLimits.titleMin && settled.length <= forumLimits.titleMax;
  const { data } = useQuery({ ...similarPostsQuery(settled), enabled });
  const posts = enabled ? (data ?? []).slice(0, MAX_SHOWN) : [];
  return (
    <div role="status" className="empty:hidden">
      {posts.length > 0 ? (
        <>
          <p className="text-sm font-semibold">¿Es alguna de estas? Ya hay publicaciones parecidas:</p>
          <ul className="mt-1 text-sm">
            {posts.map((post) => (
              <li key={post.id}>
                <a href={postPath(post)} target="_blank" rel="noopener" className="inline-link inline-block py-1">
                  <bdi>{post.title}</bdi>
                  <span className="sr-only"> (se abre en otra pestaña)</span>
                </a>{' '}
                <span className="whitespace-nowrap text-muted">
                  {post.isSolved ? 'Resuelta · ' : ''}
                  {countOf(post.commentsCount, 'comentario', 'comentarios')}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

export interface PostFormProps extends PostFormOptions {
  categories: ForumCategory[];
  labels: { submit: string; busy: string };
  suggestSimilar?: boolean;
  onCancel: () => void;
}

export function PostForm({ categories, labels, suggestSimilar, onCancel, ...options }: PostFormProps) {
  const { initial, name } = options;
  const add = (image: Image) => change((images) => [...images, image]);
  const attached = () => form.getValues('images')?.length ?? 0;
  const uploads = useImageUploads({ owner: name, onUploaded: add, attached });
  const { form, field, submit, sending, notice, isLocked, summary } = usePostForm({ ...options, uploads });
  const [titleText, contentText, images] = form.watch(['title', 'content', 'images']);
  // A lazily loaded form mounts after the dialog's own autofocus.
  useEffect(() => form.setFocus('title'), [form]);
  // An archived category takes no new posts, but the post may stay in its own.
  const open = categories.filter(({ id, isArchived }) => !isArchived || id === initial.categoryId);

  function change(next: (images: Image[]) => Image[]) {
    form.setValue('images', next(form.getValues('images') ?? []).slice(0, forumLimits.images));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit('send');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit('send');
  }

  return (
    <form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} className="flex flex-col gap-5">
      <SubmissionNotice {...notice} />
      <ErrorSummary {...summary} />
      <fieldset disabled={isLocked} className="contents">
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
        {images ? <ImageAttachments images={images} onChange={change} uploads={uploads} /> : null}
        {images ? (
          <CheckboxField
            label="Mostrar de qué trata a quien reciba el enlace sin tener cuenta"
            help="Si no, el enlace dice solo «Pregunta en el foro» y la categoría."
            {...form.register('sharesTitle')}
          />
        ) : null}
      </fieldset>
      <div className="action-row">
        <p className="mr-auto text-xs text-muted pointer-coarse:hidden">Ctrl + Enter también envía</p>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={sending !== null || isLocked} busyLabel={uploads.busyLabel ?? labels.busy}>
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
