import { describe, expect, it } from 'vitest';
import type { CommentList, ForumComment } from '#contract/forum/comments.contract.ts';
import { withDeletedComment, withEditedComment, withNewComment } from './comment-list-changes.ts';

const author = { id: 'ana', firstName: 'Ana', lastName: 'Gil', role: 'member' as const, profileImageUrl: null };

function comment(id: string, parentId: string | null = null, rootId = parentId ?? id): ForumComment {
  return {
    id,
    postId: 'post',
    parentId,
    rootId,
    replyTo: parentId ? { id: parentId, author } : null,
    images: [],
    content: `texto de ${id}`,
    author,
    isDeleted: false,
    createdAt: '2027-08-28T12:00:00.000Z',
    editedAt: null,
    can: { reply: true, edit: true, delete: true, report: true },
  };
}

function list(comments: ForumComment[], page = 1, totalPages = 1): CommentList {
  return { comments, page, totalPages, total: 40 };
}

const ids = ({ comments }: CommentList) => comments.map(({ id }) => id);

describe('a new comment', () => {
  const page = list([comment('a'), comment('a1', 'a'), comment('b')]);

  it('joins the end of its thread, wherever that is', () => {
    expect(ids(withNewComment(page, comment('a2', 'a1', 'a')))).toEqual(['a', 'a1', 'a2', 'b']);
  });

  it('begins a thread at the end of the last page', () => {
    const grown = withNewComment(page, comment('c'));
    expect(ids(grown)).toEqual(['a', 'a1', 'b', 'c']);
    expect(grown.total).toBe(41);
  });

  it('only counts where it belongs to another page', () => {
    const first = { ...page, totalPages: 3 };
    expect(ids(withNewComment(first, comment('c')))).toEqual(['a', 'a1', 'b']);
    expect(ids(withNewComment(page, comment('z1', 'z')))).toEqual(['a', 'a1', 'b']);
    expect(withNewComment(first, comment('c')).total).toBe(41);
  });

  it('that is already there changes nothing', () => {
    expect(withNewComment(page, comment('b'))).toBe(page);
  });
});

it('an edited comment takes the place of its former self', () => {
  const edited = { ...comment('a'), content: 'otro' };
  expect(withEditedComment(list([comment('a'), comment('b')]), edited).comments[0]).toBe(edited);
});

describe('a deleted comment', () => {
  it('leaves its place, and nothing else, to its answers', () => {
    const page = withDeletedComment(list([comment('a'), comment('a1', 'a')]), { id: 'a', isTombstone: true });
    expect(page.comments[0]).toMatchObject({ id: 'a', isDeleted: true, content: null, author: null });
    expect(page.total).toBe(40);
  });

  it('goes, and takes along the empty places it was hanging on', () => {
    const gone = (each: ForumComment) => ({ ...each, isDeleted: true });
    const page = list([gone(comment('a')), gone(comment('a1', 'a')), comment('a2', 'a1', 'a'), comment('b')]);
    const rest = withDeletedComment(page, { id: 'a2', isTombstone: false });
    expect(ids(rest)).toEqual(['b']);
    expect(rest.total).toBe(37);
  });
});
