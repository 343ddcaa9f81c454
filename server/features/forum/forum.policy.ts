import { mayWorkIn } from '#contract/account/roles.ts';
import type { ForumComment } from '#contract/forum/comments.contract.ts';
import type { ForumPostCan } from '#contract/forum/forum.contract.ts';
import type { Viewer } from '../../core/viewer.ts';

export type Person = Pick<Viewer, 'id' | 'role'>;

export interface Post {
  authorId: string;
  isPublished: boolean;
  isClosed: boolean;
}

export interface Comment {
  authorId: string;
  isDeleted: boolean;
}

export const isModerator = (viewer: Person) => mayWorkIn(viewer.role, 'moderation');
const isAuthor = (viewer: Person, { authorId }: { authorId: string }) => viewer.id === authorId;

/** Administrators only: the text stays under the author's name. */
const mayRewrite = (viewer: Person) => mayWorkIn(viewer.role, 'admin');

export const canEditPost = (viewer: Person, post: Post) => isAuthor(viewer, post) || mayRewrite(viewer);

export const canDeletePost = (viewer: Person, post: Post) => isAuthor(viewer, post) || isModerator(viewer);

export const canComment = (viewer: Person, post: Post) => post.isPublished && (!post.isClosed || isModerator(viewer));

/** Only administrators decide about their own posts. */
export const canTakeDown = (viewer: Person, post: Post) =>
  isModerator(viewer) && (!isAuthor(viewer, post) || mayRewrite(viewer));

export const canLike = (post: Pick<Post, 'isPublished'>) => post.isPublished;

export const canReportPost = (viewer: Person, post: Post) => post.isPublished && !isAuthor(viewer, post);

export const canSolve = (viewer: Person, post: Post) => isAuthor(viewer, post);

export const canEditComment = (viewer: Person, comment: Comment) =>
  !comment.isDeleted && (isAuthor(viewer, comment) || mayRewrite(viewer));

export const canDeleteComment = (viewer: Person, comment: Comment) =>
  !comment.isDeleted && (isAuthor(viewer, comment) || isModerator(viewer));

export const canReportComment = (viewer: Person, comment: Comment) => !comment.isDeleted && !isAuthor(viewer, comment);

export function postAbilities(viewer: Person, post: Post): ForumPostCan {
  const moderates = isModerator(viewer);
  return {
    edit: canEditPost(viewer, post),
    delete: canDeletePost(viewer, post),
    comment: canComment(viewer, post),
    like: canLike(post),
    report: canReportPost(viewer, post),
    solve: canSolve(viewer, post),
    pin: moderates,
    close: moderates,
    move: moderates,
    takeDown: canTakeDown(viewer, post),
  };
}

export function commentAbilities(viewer: Person, comment: Comment, post: Post): ForumComment['can'] {
  return {
    reply: !comment.isDeleted && canComment(viewer, post),
    edit: canEditComment(viewer, comment),
    delete: canDeleteComment(viewer, comment),
    report: canReportComment(viewer, comment),
  };
}
