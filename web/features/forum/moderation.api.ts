import { useMutation } from '@tanstack/react-query';
import { moderationContract } from '#contract/forum/moderation.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { useCall } from '../../lib/use-call.ts';
import { cachePost } from './forum.api.ts';

export type PostFlag = 'pin' | 'unpin' | 'close' | 'reopen' | 'restore';

const switches = {
  pin: moderationContract.pinPost,
  unpin: moderationContract.unpinPost,
  close: moderationContract.closePost,
  reopen: moderationContract.reopenPost,
  restore: moderationContract.restorePost,
};

export const useSwitchPost = (id: string) =>
  useMutation({
    mutationFn: (action: PostFlag) => callApi(switches[action], { params: { id } }),
    onSuccess: (post, _action, _before, { client }) => cachePost(client, post),
  });

export const useMovePost = () =>
  useCall(moderationContract.movePost, {
    onSuccess: (post, _input, _before, { client }) => cachePost(client, post),
  });

export const useTakeDownPost = () =>
  useCall(moderationContract.takeDownPost, {
    onSuccess: (post, _input, _before, { client }) => cachePost(client, post),
  });
