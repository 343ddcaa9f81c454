import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '../features/account/account.api.ts';
import { postQuery } from '../features/forum/forum.api.ts';
import { ForumUnavailable } from '../features/forum/forum-header.tsx';
import { CommentsSection, PostSkeleton, PostView } from '../features/forum/post-view.tsx';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { parsePage } from '../lib/search-params.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DetailPage } from '../ui/detail-page.tsx';

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
  // Loads in parallel with the post.
  useEffect(CommentsSection.preload, []);
  if (!enableForum) return <ForumUnavailable />;
  return (
    <DetailPage
      query={query}
      heading="Publicación"
      failed="No se pudo cargar la publicación"
      missing={{
        title: 'Publicación no encontrada',
        text: 'La publicación que buscas no existe o ha sido eliminada.',
        actions: (
          <>
            <ButtonLink href="/forum">Volver al foro</ButtonLink>
            <ButtonLink href="/search" variant="outline">
              Buscar en el portal
            </ButtonLink>
          </>
        ),
      }}
      back={{ label: 'Volver al foro', href: '/forum' }}
      skeleton={<PostSkeleton />}
    >
      {(post) => <PostView post={post} userId={user?.id ?? ''} />}
    </DetailPage>
  );
}
