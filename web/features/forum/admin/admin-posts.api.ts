import { useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { adminPostsContract } from '#contract/forum/admin/admin-posts.contract.ts';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { moderationContract } from '#contract/forum/moderation.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';
import { useRefetchAfter } from '../../../lib/use-refetch-after.ts';
import { cachePost } from '../forum.api.ts';

const { listAllPosts } = adminPostsContract;

export const adminPostsQuery = (query: QueryOf<typeof listAllPosts>) => listQuery(listAllPosts, { query }, revalidate);

export type PostFlag = 'pin' | 'unpin' | 'close' | 'reopen' | 'restore';

const switches = {
  pin: moderationContract.pinPost,
  unpin: moderationContract.unpinPost,
  close: moderationContract.closePost,
  reopen: moderationContract.reopenPost,
  restore: moderationContract.restorePost,
};

export const setPostFlag = (id: string, action: PostFlag) => callApi(switches[action], { params: { id } });

export const takeDownPost = (id: string, reason: string) =>
  callApi(moderationContract.takeDownPost, { params: { id }, body: { reason } });

/** Refetches the list, and what members see of it. */
export const useInvalidatePosts = () => useRefetchAfter([listAllPosts.path], ['/api/forum/posts']);

/** Each puts the post into the cache, as it is now. */
export function usePostModeration(id: string) {
  const queryClient = useQueryClient();
  const cache = async (call: Promise<ForumPost>) => cachePost(queryClient, await call);
  return {
    setFlag: (flag: PostFlag) => cache(setPostFlag(id, flag)),
    takeDown: (reason: string) => cache(takeDownPost(id, reason)),
    move: (categoryId: string) => cache(callApi(moderationContract.movePost, { params: { id }, body: { categoryId } })),
  };
}
