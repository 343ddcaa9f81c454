import { describe, expect, it } from 'vitest';
import { commentAbilities, type Person, postAbilities } from './forum.policy.ts';

const author: Person = { id: 'author', role: 'member' };
const other: Person = { id: 'other', role: 'member' };
const admin: Person = { id: 'admin', role: 'admin' };
const post = (changes: Partial<{ isPublished: boolean; isClosed: boolean }> = {}) => ({
  authorId: 'author',
  isPublished: true,
  isClosed: false,
  ...changes,
});

const allowed = (can: Record<string, boolean>) => Object.keys(can).filter((each) => can[each]);

describe('what people may do with a post', () => {
  it.each([
    ['its author', author, ['edit', 'delete', 'comment', 'like', 'solve']],
    ['another member', other, ['comment', 'like', 'report']],
    ['an administrator', admin, ['edit', 'delete', 'comment', 'like', 'report', 'pin', 'close', 'move', 'takeDown']],
  ])('%s', (_who, viewer, can) => {
    expect(allowed(postAbilities(viewer, post()))).toEqual(can);
  });

  it.each([
    ['its author', author, ['edit', 'delete', 'like', 'solve']],
    ['another member', other, ['like', 'report']],
    ['an administrator', admin, ['edit', 'delete', 'comment', 'like', 'report', 'pin', 'close', 'move', 'takeDown']],
  ])('once it is closed: %s', (_who, viewer, can) => {
    expect(allowed(postAbilities(viewer, post({ isClosed: true })))).toEqual(can);
  });

  it.each([
    ['its author', author, ['edit', 'delete', 'solve']],
    ['another member', other, []],
    ['an administrator', admin, ['edit', 'delete', 'pin', 'close', 'move', 'takeDown']],
  ])('once it is taken down: %s', (_who, viewer, can) => {
    expect(allowed(postAbilities(viewer, post({ isPublished: false })))).toEqual(can);
  });
});

describe('what people may do with a comment', () => {
  it.each([
    ['its author', author, ['reply', 'edit', 'delete']],
    ['another member', other, ['reply', 'report']],
    ['an administrator', admin, ['reply', 'edit', 'delete', 'report']],
  ])('%s', (_who, viewer, can) => {
    expect(allowed(commentAbilities(viewer, { authorId: 'author', isDeleted: false }, post()))).toEqual(can);
  });

  it('nothing once it is deleted', () => {
    for (const viewer of [author, other, admin]) {
      expect(allowed(commentAbilities(viewer, { authorId: 'author', isDeleted: true }, post()))).toEqual([]);
    }
  });

  it('on a closed post, no answers', () => {
    expect(commentAbilities(other, { authorId: 'author', isDeleted: false }, post({ isClosed: true })).reply).toBe(
      false,
    );
  });
});
