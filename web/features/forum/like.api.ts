import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ForumPost, forumContract } from '#contract/forum/forum.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { toastFailure } from '../../ui/failure-toast.ts';
import { invalidatePostLists, postQuery } from './forum.api.ts';

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
