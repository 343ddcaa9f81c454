import { useQueryClient } from '@tanstack/react-query';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { moderationContract } from '#contract/forum/moderation.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { cachePost } from './forum.api.ts';

export type PostFlag = 'pin' | 'unpin' | 'close' | 'reopen' | 'restore';

const FLAGS = {
  pin: moderationContract.pinPost,
  unpin: moderationContract.unpinPost,
  close: moderationContract.closePost,
  reopen: moderationContract.reopenPost,
  restore: moderationContract.restorePost,
};

export const setPostFlag = (id: string, flag: PostFlag) => callApi(FLAGS[flag], { params: { id } });

export const takeDownPost = (id: string, reason: string) =>
  callApi(moderationContract.takeDownPost, { params: { id }, body: { reason } });

export const movePost = (id: string, categoryId: string) =>
  callApi(moderationContract.movePost, { params: { id }, body: { categoryId } });

/** Shows the post as the call leaves it. */
export function useCacheResult(): (call: Promise<ForumPost>) => Promise<void> {
  const queryClient = useQueryClient();
  return async (call) => cachePost(queryClient, await call);
}
