import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { categoryPath, commentAnchor, memberPath } from '#contract/paths.ts';
import { fullName } from '../../lib/people.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ImageGrid } from './image-grid.tsx';
import { PostActions } from './post-actions.tsx';
import { CategoryLabel, EditedLabel, PostBadges } from './post-labels.tsx';

function PostByline({ post: { author, createdAt } }: { post: ForumPost }) {
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

function SolvedNotice({ solutionId }: { solutionId: string | null }) {
  if (!solutionId) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 rounded-card bg-green-ground px-4 py-1 text-green-text">
      <strong className="flex items-center gap-2 max-sm:pt-2">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        Esta publicación está resuelta.
      </strong>
      <a href={`#${commentAnchor(solutionId)}`} className="inline-flex min-h-11 items-center underline">
        Ver la respuesta que la resolvió
      </a>
    </p>
  );
}

/** Only the author and administrators can see a post that was taken down. */
function TakenDownNotice({ post }: { post: ForumPost }) {
  if (post.isPublished) return null;
  return (
    <div role="note" className="my-2 rounded-card bg-red-ground px-4 py-3 text-red-text">
      <p>
        <strong>Esta publicación fue retirada.</strong> Solo la ven quien la escribió y la oficina.
      </p>
      {post.takenDownReason ? (
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          Motivo: {post.takenDownReason}
        </p>
      ) : null}
      <Link href="/forum?estado=retiradas" className="mt-1 inline-block py-1 text-sm underline">
        Ver las publicaciones retiradas
      </Link>
    </div>
  );
}

export function PostArticle({ post, userId }: { post: ForumPost; userId: string }) {
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
        <ImageGrid images={post.images} />
        <EditedLabel editedAt={post.editedAt} className="mt-4 block text-sm" />
        <SolvedNotice solutionId={post.solutionId} />
        <PostActions post={post} userId={userId} />
      </Card>
    </article>
  );
}
