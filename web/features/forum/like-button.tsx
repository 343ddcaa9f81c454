import { Heart } from 'lucide-react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatCount } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { useLikePost } from './like.api.ts';

export function LikeButton({ post }: { post: ForumPost }) {
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
