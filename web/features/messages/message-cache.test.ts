import { describe, expect, it } from 'vitest';
import type { Conversation, DirectMessage } from '#contract/messages/messages.contract.ts';
import { messagesOf, withMessage } from './message-cache.ts';

const message = (id: string, minute: number): DirectMessage => ({
  id,
  body: id,
  isOwn: false,
  clientId: null,
  createdAt: `2030-03-11T10:${String(minute).padStart(2, '0')}:00.000Z`,
});
const member = {
  id: 'x',
  firstName: 'Ana',
  lastName: 'Peña',
  role: 'member' as const,
  company: null,
  position: null,
  profileImageUrl: null,
};
const page = (messages: DirectMessage[]): Conversation => ({
  member,
  messages,
  hasMore: false,
  unread: 0,
  canWrite: true,
});
const data = {
  pages: [page([message('c', 3), message('e', 5)]), page([message('a', 1), message('b', 2)])],
  pageParams: [undefined, 'c'],
};
const ids = (pages: typeof data) => messagesOf(pages).map(({ id }) => id);

describe('a conversation that grows', () => {
  it('reads from old to new over all pages', () => {
    expect(ids(data)).toEqual(['a', 'b', 'c', 'e']);
  });

  it('takes a message in at its time, once', () => {
    const grown = withMessage(data, message('f', 6), 1) as typeof data;
    expect(ids(grown)).toEqual(['a', 'b', 'c', 'e', 'f']);
    expect(grown.pages[0]?.unread).toBe(1);
    expect(ids(withMessage(grown, message('f', 6)) as typeof data)).toEqual(ids(grown));
    expect(ids(withMessage(data, message('d', 4)) as typeof data)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(ids(withMessage(data, message('a', 1)) as typeof data)).toEqual(['a', 'b', 'c', 'e']);
  });
});
