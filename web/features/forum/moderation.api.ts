import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { moderationContract } from '#contract/forum/moderation.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { cachePost } from './forum.api.ts';

export type PostSwitch = 'pin' | 'unpin' | 'close' | 'reopen' | 'restore';

const switches = {
  pin: moderationContract.pinPost,
  unpin: moderationContract.unpinPost,
  close: moderationContract.closePost,
  reopen: moderationContract.reopenPost,
  restore: moderationContract.restorePost,
};

export function useSwitchPost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: PostSwitch) => callApi(switches[action], { params: { id } }),
    onSuccess: (post) => cachePost(queryClient, post),
  });
}

export function useMovePost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (categoryId: string) => callApi(moderationContract.movePost, { params: { id }, body: { categoryId } }),
    onSuccess: (post) => cachePost(queryClient, post),
  });
}

export function useTakeDownPost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => callApi(moderationContract.takeDownPost, { params: { id }, body: { reason } }),
    onSuccess: (post) => cachePost(queryClient, post),
  });
}

export interface ReportTarget {
  kind: 'post' | 'comment';
  id: string;
}

export function useReport({ kind, id }: ReportTarget) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof moderationContract.reportPost>) =>
      callApi(kind === 'post' ? moderationContract.reportPost : moderationContract.reportComment, {
        params: { id },
        body,
      }),
  });
}
