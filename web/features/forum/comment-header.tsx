import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { commentAnchor, memberPath } from '#contract/paths.ts';
import { fullName } from '../../lib/full-name.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EditedLabel } from './edited-label.tsx';

interface CommentHeaderProps {
  comment: ForumComment;
  isSolution: boolean;
  isNew: boolean;
}

export function CommentHeader({ comment: { id, author, createdAt, editedAt }, isSolution, isNew }: CommentHeaderProps) {
  if (!author) return null;
  return (
    <div className="flex items-center gap-3">
      <Avatar {...author} imageUrl={author.profileImageUrl} className="size-9 text-sm" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
        <Link href={memberPath(author)} className="inline-block min-w-0 py-1 font-semibold hover:underline">
          <bdi>{fullName(author)}</bdi>
        </Link>
        <AdminBadge role={author.role} />
        <a href={`#${commentAnchor(id)}`} className="inline-block py-1 text-muted hover:underline">
          <span className="sr-only">Enlace a este comentario, </span>
          <RelativeTime instant={createdAt} />
        </a>
        <EditedLabel editedAt={editedAt} />
        {isSolution ? (
          <Badge tone="green">
            <CircleCheck aria-hidden="true" className="size-3.5" />
            Solución
          </Badge>
        ) : null}
        {isNew ? <Badge tone="blue">Nuevo</Badge> : null}
      </div>
    </div>
  );
}
