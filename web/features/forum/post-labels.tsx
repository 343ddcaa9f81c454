import { CircleCheck, EyeOff, Lock, Pin } from 'lucide-react';
import type { ForumPostCard } from '#contract/forum/forum.contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';

/** The colour is only a dot: as text it could lack contrast. */
export function CategoryLabel({ category }: { category: ForumPostCard['category'] }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold">
      <span aria-hidden="true" style={{ backgroundColor: category.color }} className="size-2.5 shrink-0 rounded-full" />
      {category.name}
    </span>
  );
}

export function EditedLabel({ editedAt, className }: { editedAt: string | null; className?: string }) {
  if (!editedAt) return null;
  return (
    <span className={className}>
      <span className="text-muted italic">
        editado <RelativeTime instant={editedAt} />
      </span>
    </span>
  );
}

type BadgeFlags = Pick<ForumPostCard, 'isPinned' | 'isClosed' | 'isPublished' | 'solutionId'>;

export function PostBadges({ post }: { post: BadgeFlags }) {
  return (
    <>
      {post.isPinned ? (
        <Badge tone="blue">
          <Pin aria-hidden="true" className="size-3.5" />
          Fijada
        </Badge>
      ) : null}
      {post.solutionId ? (
        <Badge tone="green">
          <CircleCheck aria-hidden="true" className="size-3.5" />
          Resuelta
        </Badge>
      ) : null}
      {post.isClosed ? (
        <Badge>
          <Lock aria-hidden="true" className="size-3.5" />
          Cerrada
        </Badge>
      ) : null}
      {post.isPublished ? null : (
        <Badge tone="red">
          <EyeOff aria-hidden="true" className="size-3.5" />
          Retirada
        </Badge>
      )}
    </>
  );
}
