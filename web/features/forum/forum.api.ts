import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type ForumPost, forumContract } from '#contract/forum/forum.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';
import { apiQuery, listQuery, recordQuery, revalidate } from '../../lib/api-queries.ts';
import { invalidatePaths } from '../../lib/use-call.ts';
import { toastFailure } from '../../ui/request-failure.ts';

export type PostBody = BodyOf<typeof forumContract.createPost>;

export const categoriesQuery = apiQuery(forumContract.listCategories, {});

export const postsQuery = (query: QueryOf<typeof forumContract.listPosts>) =>
  listQuery(forumContract.listPosts, { query });

export const similarPostsQuery = (title: string) => listQuery(forumContract.listSimilarPosts, { query: { title } });

/** Revalidated: the conversation goes on meanwhile. */
export const postQuery = (id: string) => recordQuery(forumContract.getPost, { params: { id } }, revalidate);

/** What visitors may know of a post. */
export const postPreviewQuery = (id: string) => recordQuery(forumContract.previewPost, { params: { id } });

function invalidatePostLists(queryClient: QueryClient): void {
  invalidatePaths(queryClient, ['/api/forum/posts', '/api/forum/categories', '/api/search']);
}

export function cachePost(queryClient: QueryClient, post: ForumPost): void {
  queryClient.setQueryData(postQuery(post.id).queryKey, post);
  invalidatePostLists(queryClient);
}

export function usePostMutations() {
  const queryClient = useQueryClient();
  const cache = async (answer: Promise<ForumPost>) => {
    const post = await answer;
    cachePost(queryClient, post);
    return post;
  };
  return {
    create: (body: PostBody, idempotencyKey: string) =>
      cache(callApi(forumContract.createPost, { body, idempotencyKey })),
    update: ({ id }: Pick<ForumPost, 'id'>, body: PostBody) =>
      cache(callApi(forumContract.updatePost, { params: { id }, body })),
  };
}

export const useDeletePost = () =>
  useMutation({
    // Gone already: an earlier attempt, whose answer was lost.
    mutationFn: (id: string) => callApi(forumContract.deletePost, { params: { id } }).catch(nullOnStatus(404)),
    onSuccess: (_deleted, _id, _before, { client }) => invalidatePostLists(client),
    onError: (error) => toastFailure('No se pudo eliminar la publicación', error),
  });

/** Marks a comment as the solution; `null` removes the mark. */
export const useSolvePost = (id: string) =>
  useMutation({
    mutationFn: (commentId: string | null) =>
      commentId
        ? callApi(forumContract.solvePost, { params: { id }, body: { commentId } })
        : callApi(forumContract.unsolvePost, { params: { id } }),
    onSuccess: (post, _commentId, _before, { client }) => cachePost(client, post),
  });

/** Optimistic update, rolled back with a toast when the server refuses. */
export function useLikePost(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = postQuery(id);
  const mutationKey = ['like', id];

  function show(change: (post: ForumPost) => Pick<ForumPost, 'liked' | 'likes'>) {
    queryClient.setQueryData(queryKey, (post) => post && { ...post, ...change(post) });
  }

  return useMutation({
    mutationKey,
    // Serialized: clicks are sent one at a time, in order.
    scope: { id: `like ${id}` },
    mutationFn: (liked: boolean) =>
      callApi(liked ? forumContract.likePost : forumContract.unlikePost, { params: { id } }),
    onMutate: async (liked) => {
      await queryClient.cancelQueries({ queryKey });
      show((post) => ({ liked, likes: post.likes + (liked === post.liked ? 0 : liked ? 1 : -1) }));
    },
    onError: (error, liked) => {
      show((post) => ({ liked: !liked, likes: post.likes + (liked === post.liked ? (liked ? -1 : 1) : 0) }));
      toastFailure(liked ? 'No se pudo marcar «Me gusta»' : 'No se pudo quitar «Me gusta»', error);
    },
    onSuccess: (state) => {
      // With another click pending, its response decides.
      if (queryClient.isMutating({ mutationKey }) === 1) show(() => state);
      invalidatePostLists(queryClient);
    },
  });
}
