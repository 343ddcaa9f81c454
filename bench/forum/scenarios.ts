import { COMMON_WORD, RARE_WORD } from './load-forum.ts';

export interface Scenario {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  /** Which rows the bare query has to fetch: those of the answer. Absent for writes. */
  rows?: 'posts' | 'comments';
}

export interface Landmarks {
  categoryId: string;
  /** A post with at least twenty comments. */
  postId: string;
  lastPage: number;
}

const search = (words: string) => `/api/search?q=${encodeURIComponent(words)}`;

export function scenarios({ categoryId, postId, lastPage }: Landmarks): Scenario[] {
  const list = (name: string, query: string): Scenario => ({
    name: `list, ${name}`,
    method: 'GET',
    path: `/api/forum/posts?${query}`,
    rows: 'posts',
  });
  return [
    list('first page', 'page=1'),
    list('page 500', 'page=500'),
    list('last page', `page=${lastPage}`),
    list('category', `categoryId=${categoryId}`),
    list('popular', 'sortBy=popular'),
    list('commented', 'sortBy=commented'),
    { name: 'post', method: 'GET', path: `/api/forum/posts/${postId}`, rows: 'posts' },
    { name: '20 comments', method: 'GET', path: `/api/forum/posts/${postId}/comments`, rows: 'comments' },
    { name: 'search, rare word', method: 'GET', path: search(RARE_WORD), rows: 'posts' },
    { name: 'search, common word', method: 'GET', path: search(COMMON_WORD), rows: 'posts' },
    { name: 'search, prefix', method: 'GET', path: search('financ'), rows: 'posts' },
    { name: 'search, no match', method: 'GET', path: search('zzyzxq'), rows: 'posts' },
    {
      name: 'create post',
      method: 'POST',
      path: '/api/forum/posts',
      body: {
        title: 'Una publicación para medir el foro',
        content: 'Texto de una publicación que solo existe para medir cuánto tarda en guardarse. '.repeat(3),
        categoryId,
      },
    },
    { name: 'like', method: 'PUT', path: `/api/forum/posts/${postId}/like` },
  ];
}
