import { afterEach, describe, expect, it, vi } from 'vitest';
import { attendeesContract } from '#contract/events/admin/attendees.contract.ts';
import { newsContract } from '#contract/news/news.contract.ts';
import { apiQuery, listQuery, recordQuery } from './api-queries.ts';
import { createQueryClient } from './query-client.ts';

const answerWith = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a query of an endpoint', () => {
  it('is kept under its path, its parameters and its query', () => {
    const query = { page: 2 };
    expect(listQuery(attendeesContract.listAttendees, { params: { id: 'a' }, query }).queryKey).toEqual([
      '/api/admin/events/:id/attendees',
      'a',
      query,
    ]);
    expect(recordQuery(newsContract.getNews, { params: { id: 'a' } }).queryKey).toEqual(['/api/news/:id', 'a']);
    expect(apiQuery(newsContract.listNews, {}).queryKey).toEqual(['/api/news']);
  });

  it('is kept elsewhere where another key is given', () => {
    const options = recordQuery(newsContract.getNews, { params: { id: 'a' } }, { queryKey: ['/api/news', 'a'] });
    expect(options.queryKey).toEqual(['/api/news', 'a']);
  });
});

describe('recordQuery', () => {
  const read = () => createQueryClient().fetchQuery(recordQuery(newsContract.getNews, { params: { id: 'a' } }));

  it.each([404, 400])('is null on %i', async (status) => {
    answerWith('{}', status);
    await expect(read()).resolves.toBeNull();
  });

  it('fails on any other refusal', async () => {
    answerWith('{}', 403);
    await expect(read()).rejects.toThrow('403');
  });
});
