import type { ForumPostCard } from '#contract/forum/forum.contract.ts';
import { postPath } from '#contract/paths.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';
import { fullName } from '../../lib/people.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { PostCounts } from '../../ui/post-counts.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { Shape } from '../../ui/skeleton.tsx';
import { CategoryLabel, PostBadges } from './post-labels.tsx';

export const postShape: Shape = { isFramed: true, bars: ['h-4 w-32', 'h-6 w-3/4', 'h-4', 'h-4 w-1/2'] };

export function PostCard({ post }: { post: ForumPostCard }) {
  return (
    <Card as="article" className="relative overflow-hidden p-4 pl-5 hover:border-input-border sm:p-5 sm:pl-6">
      <span
        aria-hidden="true"
        style={{ backgroundColor: post.category.color }}
        className="absolute inset-y-0 left-0 w-[3px]"
      />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CategoryLabel category={post.category} />
        <PostBadges post={post} />
      </p>
      <CardTitle href={postPath(post)} dir="auto" className="mt-1 text-lg leading-snug wrap-anywhere">
        {post.title}
      </CardTitle>
      <p dir="auto" className="mt-1 line-clamp-2 text-sm text-muted wrap-anywhere">
        {stripMarkdown(post.excerpt)}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
        <p className="flex min-w-0 items-center gap-2">
          <Avatar {...post.author} imageUrl={post.author.profileImageUrl} className="size-7 text-xs" />
          <span className="min-w-0">
            <bdi className="font-semibold text-text">{fullName(post.author)}</bdi>{' '}
            <AdminBadge role={post.author.role} />
            <span aria-hidden="true"> · </span>
            <RelativeTime instant={post.createdAt} className="whitespace-nowrap" />
          </span>
        </p>
        <PostCounts post={post} />
      </div>
    </Card>
  );
}
