import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type CommentList, commentsContract, type ForumComment } from '#contract/forum/comments.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { type DeletedComment, withDeletedComment, withEditedComment, withNewComment } from './comment-list-changes.ts';
import { postQuery } from './forum.api.ts';

type CommentBody = BodyOf<typeof commentsContract.createComment>;

const listKey = (postId: string) => ['/api/forum/posts/:id/comments', postId];

export function commentsQuery(postId: string, query: QueryOf<typeof commentsContract.listComments>) {
  return queryOptions({
    queryKey: [...listKey(postId), query],
    queryFn: ({ signal }) => callApi(commentsContract.listComments, { params: { id: postId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

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
  queryClient.invalidateQueries({ queryKey: ['/api/forum/posts'] });
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

export function useDeleteComment(postId: string, id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(commentsContract.deleteComment, { params: { id } }),
    onSuccess: (deleted) => cacheDeletedComment(queryClient, postId, deleted),
  });
}
