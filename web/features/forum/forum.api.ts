import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type ForumPost, forumContract } from '#contract/forum/forum.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';
import { toastFailure } from '../../ui/request-failure.ts';

export type PostBody = BodyOf<typeof forumContract.createPost>;

export const categoriesQuery = queryOptions({
  queryKey: ['/api/forum/categories'],
  queryFn: ({ signal }) => callApi(forumContract.listCategories, { signal }),
});

export function postsQuery(query: QueryOf<typeof forumContract.listPosts>) {
  return queryOptions({
    queryKey: ['/api/forum/posts', query],
    queryFn: ({ signal }) => callApi(forumContract.listPosts, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function similarPostsQuery(title: string) {
  return queryOptions({
    queryKey: ['/api/forum/posts/similar', title],
    queryFn: ({ signal }) => callApi(forumContract.listSimilarPosts, { query: { title }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** `null` for a post that is missing or not visible (404), or a malformed id (400). */
export function postQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/forum/posts/:id', id],
    queryFn: ({ signal }) =>
      callApi(forumContract.getPost, { params: { id }, signal }).catch(nullOnStatus(404)).catch(nullOnStatus(400)),
    // The conversation goes on meanwhile: cached data shows at once and is refetched.
    refetchOnMount: 'always',
  });
}

/** What visitors may know of a post; `null` as for `postQuery`. */
export function postPreviewQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/forum/posts/:id/preview', id],
    queryFn: ({ signal }) =>
      callApi(forumContract.previewPost, { params: { id }, signal }).catch(nullOnStatus(404)).catch(nullOnStatus(400)),
  });
}

/** Invalidates lists, counts and search: active queries refetch at once, the others on next use. */
function invalidatePostLists(queryClient: QueryClient): void {
  for (const key of ['/api/forum/posts', '/api/forum/categories', '/api/search']) {
    queryClient.invalidateQueries({ queryKey: [key] });
  }
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

export function useDeletePost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(forumContract.deletePost, { params: { id } }),
    onSuccess: () => invalidatePostLists(queryClient),
  });
}

/** Marks a comment as the solution; `null` removes the mark. */
export function useSolvePost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string | null) =>
      commentId
        ? callApi(forumContract.solvePost, { params: { id }, body: { commentId } })
        : callApi(forumContract.unsolvePost, { params: { id } }),
    onSuccess: (post) => cachePost(queryClient, post),
  });
}

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
