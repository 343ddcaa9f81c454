import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { adminPostsContract } from '#contract/forum/admin-posts.contract.ts';
import { moderationContract } from '#contract/forum/moderation.contract.ts';
import { callApi } from '../../lib/api-client.ts';

const LIST = '/api/admin/forum/posts';

export type PostQuery = QueryOf<typeof adminPostsContract.listAllPosts>;

export function adminPostsQuery(query: PostQuery) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(adminPostsContract.listAllPosts, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export type PostSwitch = 'pin' | 'unpin' | 'close' | 'reopen' | 'restore';

const switches = {
  pin: moderationContract.pinPost,
  unpin: moderationContract.unpinPost,
  close: moderationContract.closePost,
  reopen: moderationContract.reopenPost,
  restore: moderationContract.restorePost,
};

export const switchPost = (id: string, action: PostSwitch) => callApi(switches[action], { params: { id } });

export const takeDownPost = (id: string, reason: string) =>
  callApi(moderationContract.takeDownPost, { params: { id }, body: { reason } });

/** Refetches the list, and what members see of it. */
export function useInvalidatePosts() {
  const queryClient = useQueryClient();
  return async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    queryClient.invalidateQueries({ queryKey: ['/api/forum/posts'] });
    await queryClient.invalidateQueries({ queryKey: [LIST] });
    return answer;
  };
}
