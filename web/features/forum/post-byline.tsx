import { Link } from 'wouter';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { fullName } from '../../lib/full-name.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';

export function PostByline({ post: { author, createdAt } }: { post: ForumPost }) {
  return (
    <div className="mt-4 flex items-center gap-3">
      <Avatar {...author} imageUrl={author.profileImageUrl} />
      <p className="min-w-0 leading-snug">
        <Link href={memberPath(author)} className="inline-link font-semibold">
          <bdi>{fullName(author)}</bdi>
        </Link>{' '}
        <AdminBadge role={author.role} />
        <br />
        <RelativeTime instant={createdAt} className="text-sm text-muted" />
      </p>
    </div>
  );
}
