import { Heart, type LucideIcon, MessageCircle } from 'lucide-react';
import { countOf, formatCount } from '../lib/numbers.ts';

export function PostCounts({ post }: { post: { likes: number; commentsCount: number } }) {
  return (
    <span className="inline-flex gap-4">
      <IconCount icon={Heart} count={post.likes} label={countOf(post.likes, 'me gusta', 'me gusta')} />
      <IconCount
        icon={MessageCircle}
        count={post.commentsCount}
        label={countOf(post.commentsCount, 'comentario', 'comentarios')}
      />
    </span>
  );
}

interface IconCountProps {
  icon: LucideIcon;
  count: number;
  /** For screen readers: "3 comentarios". */
  label: string;
}

function IconCount({ icon: Icon, count, label }: IconCountProps) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Icon aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
