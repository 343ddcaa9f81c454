import pg from 'pg';
import type { RowKind } from './bare-queries.ts';
import { COMMON_WORD, RARE_WORD, WORDS } from './load/load-forum.ts';
import * as names from './load/names.ts';

export interface Scenario {
  name: string;
  as: 'visitor' | 'member' | 'admin';
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  /** Each request takes the next of these instead, so that none shares the result of another. */
  variedPaths?: string[];
  body?: object;
  /** What the bare server sends: these rows of the answer, or for a page the same bytes. Nothing for writes. */
  bare?: RowKind | 'bytes';
}

/** Ids and sizes of a database that the paths need. */
interface Landmarks {
  memberId: string;
  categoryId: string;
  /** A published post with twenty comments or the most there are, of somebody else. */
  postId: string;
  eventId: string;
  newsId: string;
  projectId: string;
  correspondentId: string;
  lastPage: number;
}

export async function findLandmarks(connection: pg.ClientConfig, email: string): Promise<Landmarks> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(
    `select me.id as "memberId",
      (select id from forum_categories order by posts_count desc limit 1) as "categoryId",
      (select id from forum_posts where is_published and author_id <> me.id
        order by comments_count >= 20 desc, abs(comments_count - 20) limit 1) as "postId",
      (select id from events where publication = 'published' order by date desc limit 1) as "eventId",
      (select id from news where is_published order by date desc limit 1) as "newsId",
      (select id from projects where is_published order by created_at desc limit 1) as "projectId",
      (select other_id from conversations where user_id = me.id order by last_message_at desc limit 1)
        as "correspondentId",
      (select ceil(sum(posts_count) / 10.0)::int from forum_categories) as "lastPage"
    from users me where email = $1`,
    [email],
  );
  await client.end();
  return rows[0];
}

const SEARCHES = {
  'rare word': RARE_WORD,
  'common word': COMMON_WORD,
  'two words': `${COMMON_WORD} turismo`,
  'no match': 'xyzzyq',
};

const SENTENCE = 'Texto que solo existe para medir cuánto tarda en guardarse. ';

export function listScenarios(at: Landmarks): Scenario[] {
  const page = (name: string, path: string, as: Scenario['as'] = 'visitor'): Scenario => ({
    name: `page: ${name}`,
    as,
    path,
    bare: 'bytes',
  });
  const call = (name: string, path: string, bare: RowKind, as: Scenario['as'] = 'member'): Scenario => ({
    name,
    as,
    path: `/api${path}`,
    bare,
  });
  const members = (name: string, query: Record<string, string>) =>
    call(`members, ${name}`, `/members?${new URLSearchParams(query)}`, 'members');
  const searches = [
    members('prefix', { search: 'mar' }),
    members('rare word', { search: names.RARE_WORD }),
    members('middling word', { search: names.MIDDLING_WORD }),
    members('common word', { search: names.COMMON_WORD }),
    members('typo', { search: 'Rodrigues Cmoercial' }),
    members('no match', { search: 'Xyzzyq' }),
    members('usual skill', { skill: names.DEFAULT_SKILL }),
    members('rare skill', { skill: names.RARE_SKILL }),
    members('skill and location', { skill: names.DEFAULT_SKILL, location: 'Miches' }),
  ];
  const searchPath = (words: string, isPage: boolean) =>
    `/search?${new URLSearchParams({ q: words, ...(isPage && { limit: '20', scope: 'all' }) })}`;
  const pairs = WORDS.flatMap((word) => WORDS.map((other) => `${word} ${other}`));
  const siteSearch = (name: string, isPage: boolean): Scenario[] => [
    ...Object.entries(SEARCHES).map(([kind, words]) =>
      call(`search ${name}, ${kind}`, searchPath(words, isPage), 'posts'),
    ),
    {
      ...call(`search ${name}, differing words`, searchPath(`${COMMON_WORD} ${WORDS.at(1)}`, isPage), 'posts'),
      variedPaths: pairs.map((words) => `/api${searchPath(words, isPage)}`),
    },
  ];
  return [
    page('landing', '/'),
    page('events', '/events'),
    page('about', '/about'),
    page('news item', `/noticias/${at.newsId}`),
    page('event', `/events/${at.eventId}`),
    page("members' shell", '/', 'member'),
    call('events', '/events', 'events'),
    call('events, visitor', '/events', 'events', 'visitor'),
    call('event', `/events/${at.eventId}`, 'events'),
    call('news', '/news', 'news'),
    call('news item', `/news/${at.newsId}`, 'article'),
    call('projects', '/projects', 'projects'),
    call('project', `/projects/${at.projectId}`, 'projects'),
    call('members', '/members', 'members'),
    ...searches,
    call('member', `/members/${at.correspondentId}`, 'members'),
    call('conversations', '/messages', 'conversations'),
    call('conversation', `/messages/${at.correspondentId}`, 'messages'),
    call('connections', '/connections/my', 'connections'),
    call('connections, received', '/connections/pending', 'connections'),
    call('own statistics', '/users/stats', 'categories'),
    call('notifications', '/notifications', 'notifications'),
    call('forum list', '/forum/posts', 'posts'),
    call('forum list, last page', `/forum/posts?page=${at.lastPage}`, 'posts'),
    call('forum list, category', `/forum/posts?categoryId=${at.categoryId}`, 'posts'),
    call('forum list, popular', '/forum/posts?sortBy=popular', 'posts'),
    call('post', `/forum/posts/${at.postId}`, 'posts'),
    call('comments', `/forum/posts/${at.postId}/comments`, 'comments'),
    ...siteSearch('drop-down', false),
    ...siteSearch('page', true),
    call('statistics', '/admin/stats', 'categories', 'admin'),
    call('statistics by week', '/admin/stats/periods?days=365', 'categories', 'admin'),
    {
      name: 'create post',
      as: 'member',
      method: 'POST',
      path: '/api/forum/posts',
      body: { title: 'Una publicación para medir el foro', content: SENTENCE.repeat(3), categoryId: at.categoryId },
    },
    {
      name: 'reply',
      as: 'member',
      method: 'POST',
      path: `/api/forum/posts/${at.postId}/comments`,
      body: { content: SENTENCE },
    },
    { name: 'like', as: 'member', method: 'PUT', path: `/api/forum/posts/${at.postId}/like` },
  ];
}
