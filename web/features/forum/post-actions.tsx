import { Flag, MessageCircle, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { postPath } from '#contract/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ShareButtons } from '../../ui/share-buttons.tsx';
import { DeletePostDialog } from './delete-post-dialog.tsx';
import { EditPostDialog } from './edit-post-dialog.tsx';
import { ForumReportDialog } from './forum-report-dialog.tsx';
import { LikeButton } from './like-button.tsx';

interface PostActionsProps {
  post: ForumPost;
  userId: string;
}

export function PostActions({ post, userId }: PostActionsProps) {
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
          <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setDialog('delete')}>
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
      <ForumReportDialog
        target={{ kind: 'post', id: post.id }}
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
