import { CircleCheck, EyeOff, Lock, Pin } from 'lucide-react';
import type { ForumPostCard } from '#contract/forum/forum.contract.ts';
import { Badge } from '../../ui/badge.tsx';

type BadgeFlags = Pick<ForumPostCard, 'isPinned' | 'isClosed' | 'isPublished' | 'solutionId'>;

/** Status badges of a post; an ordinary one has none. */
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
