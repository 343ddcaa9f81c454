import { Link } from 'wouter';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { categoryPath } from '#contract/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { CategoryLabel } from './category-label.tsx';
import { EditedLabel } from './edited-label.tsx';
import { PostActions } from './post-actions.tsx';
import { PostBadges } from './post-badges.tsx';
import { PostByline } from './post-byline.tsx';
import { SolvedNotice } from './solved-notice.tsx';
import { TakenDownNotice } from './taken-down-notice.tsx';

interface PostArticleProps {
  post: ForumPost;
  userId: string;
}

export function PostArticle({ post, userId }: PostArticleProps) {
  return (
    <article className="min-w-0">
      <BackLink href="/forum" className="text-muted">
        Volver al foro
      </BackLink>
      <TakenDownNotice post={post} />
      <Card className="relative mt-2 overflow-hidden p-5 sm:p-8">
        <span
          aria-hidden="true"
          style={{ backgroundColor: post.category.color }}
          className="absolute inset-x-0 top-0 h-[3px]"
        />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link href={categoryPath(post.category)} className="inline-flex min-h-9 items-center hover:underline">
            <CategoryLabel category={post.category} />
          </Link>
          <PostBadges post={post} />
        </p>
        <h1 dir="auto" className="mt-1 text-2xl wrap-anywhere sm:text-3xl">
          {post.title}
        </h1>
        <PostByline post={post} />
        <Markdown author="member" text={post.content} className="mt-6 max-w-prose" />
        <EditedLabel editedAt={post.editedAt} className="mt-4 block text-sm" />
        <SolvedNotice solutionId={post.solutionId} />
        <PostActions post={post} userId={userId} />
      </Card>
    </article>
  );
}
