import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '../features/account/account.api.ts';
import { postQuery } from '../features/forum/forum.api.ts';
import { ForumUnavailable } from '../features/forum/forum-header.tsx';
import { CommentsSection, PostNotFound, PostSkeleton, PostView } from '../features/forum/post-view.tsx';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { parsePage } from '../lib/search-params.ts';
import { ErrorPage } from '../ui/error-page.tsx';
import { useRedirectIfLoggedOut } from '../ui/request-failure.ts';

export async function prefetch({ queryClient, params, search }: PageContext): Promise<void> {
  const id = params.id ?? '';
  CommentsSection.preload();
  const post = queryClient.prefetchQuery(postQuery(id));
  const { commentsQuery } = await import('../features/forum/comments.api.ts');
  await Promise.all([post, queryClient.prefetchQuery(commentsQuery(id, { page: parsePage(search) }))]);
}

export function head({ queryClient, params }: PageContext): PageHead {
  const post = queryClient.getQueryData(postQuery(params.id ?? '').queryKey);
  if (post === null) return { title: 'Publicación no encontrada', hidden: true };
  return { title: post?.title ?? 'Publicación', hidden: true };
}

export default function PostPage({ params }: PageProps) {
  const { enableForum } = useSiteSettings();
  const { user } = useCurrentUser();
  const query = useQuery(postQuery(params.id ?? ''));
  const { data: post } = query;
  useRedirectIfLoggedOut(query.error);
  // Loads in parallel with the post.
  useEffect(CommentsSection.preload, []);
  if (!enableForum) return <ForumUnavailable />;
  if (post === null) return <PostNotFound />;
  if (post) return <PostView post={post} userId={user?.id ?? ''} />;
  if (!query.isError) return <PostSkeleton />;
  return (
    <ErrorPage
      heading="Publicación"
      title="No se pudo cargar la publicación"
      query={query}
      back={{ label: 'Volver al foro', href: '/forum' }}
    />
  );
}
