import { Flag, Heart, MessageCircle, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { postPath } from '#contract/paths.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatCount } from '../../lib/numbers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReportDialog } from '../../ui/report-dialog.tsx';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { ShareButtons } from '../../ui/share-buttons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDeletePost, useLikePost, usePostMutations } from './forum.api.ts';
import { CategoriesBoundary, LazyPostForm } from './lazy-post-form.tsx';

function LikeButton({ post }: { post: ForumPost }) {
  const like = useLikePost(post.id);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={post.liked}
      disabled={!post.can.like}
      onClick={() => like.mutate(!post.liked)}
      className="min-h-11"
    >
      <Heart
        aria-hidden="true"
        className={classNames('size-5', post.liked ? 'fill-current text-destructive' : 'fill-transparent')}
      />
      Me gusta
      <span className="tabular-nums">{formatCount(post.likes)}</span>
    </Button>
  );
}

interface EditPostDialogProps {
  post: ForumPost;
  userId: string;
  open: boolean;
  onClose: () => void;
}

function EditPostDialog({ post, userId, open, onClose }: EditPostDialogProps) {
  const { update } = usePostMutations();
  const { title, content, category, author, images, sharesTitle } = post;

  function onSent(_: ForumPost, { isOpen }: { isOpen: boolean }) {
    if (isOpen) onClose();
    toast({ title: 'Publicación actualizada', description: 'Tus cambios ya se ven en el foro.' });
  }

  return (
    <Dialog open={open} onClose={onClose} title="Editar publicación" size="lg">
      <CategoriesBoundary>
        {(categories) => (
          <LazyPostForm
            categories={categories}
            name={`forum-edit:${userId}:${post.id}`}
            initial={{ title, content, categoryId: category.id, ...(author.id === userId && { images, sharesTitle }) }}
            send={(body) => update(post, body)}
            onSent={onSent}
            onFailure={redirectIfLoggedOut}
            labels={{ submit: 'Guardar Cambios', busy: 'Guardando...' }}
            onCancel={onClose}
          />
        )}
      </CategoriesBoundary>
    </Dialog>
  );
}

function DeletePostDialog({ post, open, onClose }: { post: ForumPost; open: boolean; onClose: () => void }) {
  const deletion = useDeletePost();
  const [, navigate] = useLocation();

  function confirm() {
    deletion.mutate(post.id, {
      onSuccess: () => {
        onClose();
        navigate('/forum', { replace: true });
        toast({ title: 'Publicación eliminada', description: `«${post.title}» ya no está en el foro.` });
      },
    });
  }

  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          ¿Eliminar «<bdi>{post.title}</bdi>»?
        </>
      }
      confirmLabel="Eliminar"
      busyLabel="Eliminando..."
      busy={deletion.isPending}
      destructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Se borra con todos sus comentarios y no se puede deshacer.</p>
    </ConfirmDialog>
  );
}

export function PostActions({ post, userId }: { post: ForumPost; userId: string }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'report' | 'share' | null>(null);
  const close = () => setDialog(null);
  return (
    <div data-print="hide" className="mt-6 border-t border-border pt-3">
      {/* The negative margin aligns the labels of the ghost buttons with the text of the post. */}
      <div className="-mx-3 flex flex-wrap items-center gap-1">
        <LikeButton post={post} />
        {post.can.comment ? (
          <ButtonLink href="#comentar" variant="ghost" size="sm" className="min-h-11">
            <MessageCircle aria-hidden="true" className="size-4" />
            Comentar
          </ButtonLink>
        ) : null}
        <Button variant="ghost" size="sm" className="min-h-11 lg:hidden" onClick={() => setDialog('share')}>
          <Share2 aria-hidden="true" className="size-4" />
          Compartir
        </Button>
        {post.can.edit ? (
          <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setDialog('edit')}>
            <Pencil aria-hidden="true" className="size-4" />
            Editar
          </Button>
        ) : null}
        {post.can.delete ? (
          <Button variant="ghost" size="sm" className="min-h-11 text-destructive" onClick={() => setDialog('delete')}>
            <Trash2 aria-hidden="true" className="size-4" />
            Eliminar
          </Button>
        ) : null}
        {post.can.report ? (
          <Button variant="ghost" size="sm" className="min-h-11 sm:ml-auto" onClick={() => setDialog('report')}>
            <Flag aria-hidden="true" className="size-4" />
            Reportar
          </Button>
        ) : null}
      </div>
      <Dialog open={dialog === 'share'} onClose={close} title="Compartir">
        <ShareButtons title={post.title} url={location.origin + postPath(post)} />
      </Dialog>
      <EditPostDialog post={post} userId={userId} open={dialog === 'edit'} onClose={close} />
      <DeletePostDialog post={post} open={dialog === 'delete'} onClose={close} />
      <ReportDialog
        userId={userId}
        kind="post"
        id={post.id}
        title={
          <>
            Reportar «<bdi>{post.title}</bdi>»
          </>
        }
        open={dialog === 'report'}
        onClose={close}
      />
    </div>
  );
}
