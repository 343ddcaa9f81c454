import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type ForumPost, forumContract } from '#contract/forum/forum.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

type PostBody = BodyOf<typeof forumContract.createPost>;

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

/** `null` where there is no such post, or none that may be seen; an id that is none at all is refused with a 400. */
export function postQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/forum/posts/:id', id],
    queryFn: ({ signal }) =>
      callApi(forumContract.getPost, { params: { id }, signal }).catch(nullOnStatus(404)).catch(nullOnStatus(400)),
    // A conversation goes on while one is elsewhere: what is kept shows at once, and is asked for again.
    refetchOnMount: 'always',
  });
}

/** Lists, counts and search no longer tell the truth. What is on the screen is loaded again, the rest when needed. */
export function invalidatePostLists(queryClient: QueryClient): void {
  for (const key of ['/api/forum/posts', '/api/forum/categories', '/api/search']) {
    queryClient.invalidateQueries({ queryKey: [key] });
  }
}

export function cachePost(queryClient: QueryClient, post: ForumPost): void {
  queryClient.setQueryData(postQuery(post.id).queryKey, post);
  invalidatePostLists(queryClient);
}

export function useCreatePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PostBody) => callApi(forumContract.createPost, { body }),
    onSuccess: (post) => cachePost(queryClient, post),
  });
}

export function useUpdatePost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PostBody) => callApi(forumContract.updatePost, { params: { id }, body }),
    onSuccess: (post) => cachePost(queryClient, post),
  });
}

export function useDeletePost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(forumContract.deletePost, { params: { id } }),
    onSuccess: () => invalidatePostLists(queryClient),
  });
}

/** With the comment that solved it; `null` takes the mark away. */
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
