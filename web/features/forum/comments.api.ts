import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type CommentList, commentsContract, type ForumComment } from '#contract/forum/comments.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';
import { listQuery, revalidate } from '../../lib/api-queries.ts';
import { invalidatePaths } from '../../lib/use-call.ts';
import { toastFailure } from '../../ui/request-failure.ts';
import { type DeletedComment, withDeletedComment, withEditedComment, withNewComment } from './comment-list-changes.ts';
import { postQuery } from './forum.api.ts';

type CommentBody = BodyOf<typeof commentsContract.createComment>;

const { listComments, deleteComment } = commentsContract;

const listKey = (postId: string) => [listComments.path, postId];

export const commentsQuery = (postId: string, query: QueryOf<typeof listComments>) =>
  listQuery(listComments, { params: { id: postId }, query }, revalidate);

/** URL for EventSource. `since` goes back one minute, to tolerate a client clock that runs fast. */
export function commentStreamUrl(postId: string): string {
  const since = new Date(Date.now() - 60_000).toISOString();
  return `${commentsContract.streamComments.path.replace(':id', encodeURIComponent(postId))}?since=${since}`;
}

/** Returns whether it was new to the cached pages. */
export function cacheNewComment(queryClient: QueryClient, comment: ForumComment): boolean {
  const lists = queryClient.getQueriesData<CommentList>({ queryKey: listKey(comment.postId) });
  if (lists.some(([, list]) => list?.comments.some(({ id }) => id === comment.id))) return false;
  updateCachedLists(queryClient, comment.postId, (list) => withNewComment(list, comment));
  invalidatePost(queryClient, comment.postId);
  return true;
}

export function cacheEditedComment(queryClient: QueryClient, comment: ForumComment): void {
  updateCachedLists(queryClient, comment.postId, (list) => withEditedComment(list, comment));
}

export function cacheDeletedComment(queryClient: QueryClient, postId: string, deleted: DeletedComment): void {
  updateCachedLists(queryClient, postId, (list) => withDeletedComment(list, deleted));
  invalidatePost(queryClient, postId);
}

export function invalidateComments(queryClient: QueryClient, postId: string): void {
  queryClient.invalidateQueries({ queryKey: listKey(postId) });
  invalidatePost(queryClient, postId);
}

function updateCachedLists(queryClient: QueryClient, postId: string, change: (list: CommentList) => CommentList): void {
  queryClient.setQueriesData<CommentList>({ queryKey: listKey(postId) }, (list) => list && change(list));
}

/** Refetches the post: its comment count and solution come from the server. */
function invalidatePost(queryClient: QueryClient, postId: string): void {
  queryClient.invalidateQueries({ queryKey: postQuery(postId).queryKey });
  invalidatePaths(queryClient, ['/api/forum/posts']);
}

export function useCommentMutations(postId: string) {
  const queryClient = useQueryClient();
  return {
    create: async (body: CommentBody, idempotencyKey: string) => {
      const params = { id: postId };
      const comment = await callApi(commentsContract.createComment, { params, body, idempotencyKey });
      cacheNewComment(queryClient, comment);
      return comment;
    },
    update: async ({ id }: Pick<ForumComment, 'id'>, body: BodyOf<typeof commentsContract.updateComment>) => {
      const comment = await callApi(commentsContract.updateComment, { params: { id }, body });
      cacheEditedComment(queryClient, comment);
      return comment;
    },
  };
}

export const useDeleteComment = (postId: string) =>
  useMutation({
    // Gone already: an earlier attempt, whose answer was lost.
    mutationFn: (id: string) => callApi(deleteComment, { params: { id } }).catch(nullOnStatus(404)),
    onSuccess: (deleted, _id, _before, { client }) =>
      deleted ? cacheDeletedComment(client, postId, deleted) : invalidateComments(client, postId),
    onError: (error) => toastFailure('No se pudo eliminar el comentario', error),
  });
