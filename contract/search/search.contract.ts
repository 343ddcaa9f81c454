import * as z from 'zod/mini';
import { person, role } from '../account/account.contract.ts';
import { get } from '../endpoint.ts';
import { atMost, instant, pageSize } from '../fields.ts';

export const searchLimits = { queryMin: 2, queryMax: 200, perGroup: 3, perGroupMax: 20, countedMax: 1000 };

const TOO_SHORT = 'Escribe al menos 2 caracteres para buscar';

/** In code points: an emoji is one character. */
const query = z.string(TOO_SHORT).check(
  z.trim(),
  atMost(searchLimits.queryMax, `La búsqueda no puede exceder ${searchLimits.queryMax} caracteres`),
  z.refine((text) => [...text].length >= searchLimits.queryMin, { error: TOO_SHORT }),
);

/** `[start, end)` in UTF-16 units, as `slice` takes them. */
export const highlightRanges = z.array(z.tuple([z.number(), z.number()]));
export type HighlightRanges = z.output<typeof highlightRanges>;

export const foundPost = z.object({
  id: z.string(),
  title: z.string(),
  titleMarks: highlightRanges,
  excerpt: z.string(),
  excerptMarks: highlightRanges,
  createdAt: instant,
});

export const foundProject = z.object({
  id: z.string(),
  title: z.string(),
  titleMarks: highlightRanges,
  status: z.string(),
  category: z.string(),
});

export const foundCategory = z.object({
  id: z.string(),
  name: z.string(),
  nameMarks: highlightRanges,
  description: z.nullable(z.string()),
  slug: z.string(),
  color: z.string(),
});

export const foundComment = z.object({
  id: z.string(),
  postId: z.string(),
  postTitle: z.string(),
  excerpt: z.string(),
  excerptMarks: highlightRanges,
  authorName: z.string(),
  authorRole: role,
  createdAt: instant,
});

export const foundEvent = z.object({
  id: z.string(),
  title: z.string(),
  titleMarks: highlightRanges,
  date: z.string(),
  time: z.string(),
  location: z.nullable(z.string()),
});

export const foundNews = z.object({
  id: z.string(),
  title: z.string(),
  titleMarks: highlightRanges,
  excerpt: z.string(),
  excerptMarks: highlightRanges,
  date: z.string(),
});

/** Without contact data. */
export const foundMember = z.extend(person, {
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  location: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
});

export const searchGroup = z.enum(['posts', 'projects', 'categories', 'comments', 'events', 'news', 'members']);
export type SearchGroup = z.output<typeof searchGroup>;

export const searchResults = z.object({
  posts: z.array(foundPost),
  projects: z.array(foundProject),
  categories: z.array(foundCategory),
  /** The next four are empty unless `scope=all`. */
  comments: z.array(foundComment),
  events: z.array(foundEvent),
  news: z.array(foundNews),
  members: z.array(foundMember),
  totals: z.record(searchGroup, z.number()),
  /** Counts that were capped: show "más de". */
  capped: z.array(searchGroup),
  /** No exact match: these match words at edit distance 1. */
  isApproximate: z.boolean(),
});
export type SearchResults = z.output<typeof searchResults>;

export const searchContract = {
  search: get(
    '/api/search',
    'member',
    'Buscar en el foro y los proyectos; con scope=all, también comentarios, eventos, noticias y miembros',
    {
      query: z.object({
        q: query,
        limit: pageSize(searchLimits.perGroup, searchLimits.perGroupMax),
        scope: z._default(z.enum(['main', 'all']), 'main'),
      }),
      response: searchResults,
    },
  ),
};
