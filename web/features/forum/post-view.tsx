import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { CardSkeleton, ShapeSkeleton } from '../../ui/skeleton.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { PostArticle } from './post-article.tsx';
import { PostAside } from './post-aside.tsx';

/** Code-split: the post is readable before its comments arrive. */
export const CommentsSection = lazyPart(
  async () => (await import('./comments-section.tsx')).CommentsSection,
  <CommentsSkeleton />,
);

export function PostSkeleton() {
  return (
    <div role="status" className="page-container grid gap-8 pt-16 pb-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <span className="sr-only">Cargando publicación...</span>
      <ShapeSkeleton
        isFramed
        className="sm:p-8"
        bars={['h-4 w-32', 'h-9 w-4/5', 'h-10 w-48', 'h-5', 'h-5', 'h-5 w-2/3']}
      />
      <CardSkeleton lines={2} className="self-start max-lg:hidden" />
    </div>
  );
}

export function PostView({ post, userId }: { post: ForumPost; userId: string }) {
  return (
    <div className="page-container grid grid-cols-1 gap-6 pt-4 pb-12 md:pt-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <PostArticle post={post} userId={userId} />
      <div className="min-w-0 lg:col-start-1">
        <CommentsSection post={post} userId={userId} />
      </div>
      <PostAside post={post} />
    </div>
  );
}
