import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { CommentsSection } from './comments-section.tsx';
import { PostArticle } from './post-article.tsx';
import { PostAside } from './post-aside.tsx';

interface PostViewProps {
  post: ForumPost;
  userId: string;
}

export function PostView({ post, userId }: PostViewProps) {
  return (
    <div className="page-container grid grid-cols-1 gap-6 pt-4 pb-12 md:pt-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <PostArticle post={post} userId={userId} />
      <CommentsSection post={post} userId={userId} />
      <PostAside post={post} />
    </div>
  );
}
