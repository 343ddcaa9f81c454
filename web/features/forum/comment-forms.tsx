import { ImageUp, Lock } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { commentLimits, type ForumComment } from '#contract/forum/comments.contract.ts';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import type { Image } from '#contract/media/media.contract.ts';
import { commentAnchor } from '#contract/paths.ts';
import { markdownHint } from '../../content/forum.ts';
import { readDraft, useDraftText } from '../../lib/drafts.ts';
import { fullName } from '../../lib/people.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LengthHelp } from '../../ui/character-count.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/form-controls.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { useTextCheck } from '../../ui/use-text-check.ts';
import { useCreateComment, useUpdateComment } from './comments.api.ts';
import { imageFields } from './image-grid.tsx';

const ImageAttachments = lazyPart(async () => (await import('./image-attachments.tsx')).ImageAttachments);

/** Creates a comment and navigates to its anchor, whichever page it is on. */
function useSendComment(postId: string, parentId: string | null) {
  const creation = useCreateComment(postId);
  const [, navigate] = useLocation();

  async function send(content: string, images: Image[]) {
    try {
      const { id } = await creation.mutateAsync({ content, parentId, ...imageFields(images) });
      navigate(`${location.pathname}${location.search}#${commentAnchor(id)}`, { replace: true });
    } catch (error) {
      toastFailure('Error al comentar', error);
      throw error;
    }
  }

  return { send, isSending: creation.isPending };
}

interface CommentFormProps {
  /** Id of the textarea. */
  id?: string;
  label: string;
  draftKey: string;
  initial?: string;
  /** Of the comment that is edited. */
  initialImages?: Image[];
  labels: { submit: string; busy: string };
  /** Rejects on failure, after showing its own toast. */
  send: (content: string, images: Image[]) => Promise<unknown>;
  isSending: boolean;
  /** Pictures may be added. */
  takesImages?: boolean;
  autoFocus?: boolean;
  /** The draft is kept, and restored when the form opens again. */
  onCancel?: () => void;
}

const loadSchema = async () => (await import('#contract/forum/comments.contract.ts')).commentBody;

/** Form for a comment, a reply or an edit. The text is kept as a draft until it has been saved. */
function CommentForm(props: CommentFormProps) {
  const { id, label, draftKey, initial, initialImages = [], labels, send, isSending, takesImages } = props;
  const { autoFocus, onCancel } = props;
  /** Undefined until somebody wants to add some. */
  const [images, setImages] = useState(takesImages && initialImages.length > 0 ? initialImages : undefined);
  const { text, change, clear, isRestored } = useDraftText(draftKey, initial);
  const { problem, check } = useTextCheck(loadSchema, 'content');
  const box = useRef<HTMLTextAreaElement>(null);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isSending) return;
    if (!(await check(text))) return box.current?.focus();
    await send(text, images ?? []).then(
      () => {
        clear();
        setImages(undefined);
      },
      () => undefined,
    );
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
        error={problem}
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
      {images ? (
        <ImageAttachments images={images} onChange={(change) => setImages((current = []) => change(current))} />
      ) : null}
      <div className="action-row">
        {takesImages && !images ? (
          <Button variant="ghost" className="mr-auto" onClick={() => setImages([])}>
            <ImageUp aria-hidden="true" className="size-5" />
            Agregar imágenes
          </Button>
        ) : null}
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

interface CommentComposerProps {
  post: ForumPost;
  userId: string;
}

export function CommentComposer({ post, userId }: CommentComposerProps) {
  const { send, isSending } = useSendComment(post.id, null);
  if (!post.can.comment) {
    return (
      <p className="mt-6 flex items-center gap-3 rounded-card bg-subtle px-4 py-3">
        <Lock aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {post.isPublished
          ? 'Esta publicación está cerrada a nuevos comentarios.'
          : 'Esta publicación fue retirada y no admite comentarios.'}
      </p>
    );
  }
  return (
    <Card className="mt-6 p-4 sm:p-5">
      {post.isClosed ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          Está cerrada para los miembros; tú todavía puedes comentar.
        </p>
      ) : null}
      <CommentForm
        id="comentar"
        label="Escribe un comentario"
        draftKey={`forum-comment:${userId}:${post.id}`}
        labels={{ submit: 'Comentar', busy: 'Publicando...' }}
        send={send}
        isSending={isSending}
        takesImages
      />
    </Card>
  );
}

export const replyDraftKey = (userId: string, commentId: string) => `forum-reply:${userId}:${commentId}`;

interface ReplyFormProps {
  comment: ForumComment;
  userId: string;
  onSent: () => void;
  onCancel: () => void;
}

export function ReplyForm({ comment, userId, onSent, onCancel }: ReplyFormProps) {
  const { send, isSending } = useSendComment(comment.postId, comment.id);
  const draftKey = replyDraftKey(userId, comment.id);
  // A form restored from a draft after a reload does not take the focus.
  const [isAskedFor] = useState(() => readDraft(draftKey) === null);
  return (
    <CommentForm
      label={comment.author ? `Responder a ${fullName(comment.author)}` : 'Responder'}
      draftKey={draftKey}
      labels={{ submit: 'Responder', busy: 'Publicando...' }}
      send={(content, images) => send(content, images).then(onSent)}
      isSending={isSending}
      takesImages
      autoFocus={isAskedFor}
      onCancel={onCancel}
    />
  );
}

interface EditCommentFormProps {
  comment: ForumComment;
  userId: string;
  onDone: () => void;
}

export function EditCommentForm({ comment, userId, onDone }: EditCommentFormProps) {
  const update = useUpdateComment(comment.id);
  const isOwn = comment.author?.id === userId;

  async function send(content: string, images: Image[]) {
    try {
      await update.mutateAsync({ content, ...(isOwn && imageFields(images)) });
    } catch (error) {
      toastFailure('Error al guardar los cambios', error);
      throw error;
    }
    onDone();
  }

  return (
    <CommentForm
      label="Editar comentario"
      draftKey={`forum-comment-edit:${userId}:${comment.id}`}
      initial={comment.content ?? ''}
      initialImages={comment.images}
      labels={{ submit: 'Guardar Cambios', busy: 'Guardando...' }}
      send={send}
      isSending={update.isPending}
      takesImages={isOwn}
      autoFocus
      onCancel={onDone}
    />
  );
}
