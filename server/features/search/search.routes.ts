import type { FastifyInstance } from 'fastify';
import type { ParsedQueryOf } from '#contract/endpoint.ts';
import { type SearchGroup, type SearchResults, searchContract, searchGroup } from '#contract/search/search.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { fuzzySearch, type SearchQuery } from '../../core/text-search/search-query.ts';
import type { Viewer } from '../../core/viewer.ts';
import { capCount, searchPosts } from '../forum/post-search.queries.ts';
import { searchMembers } from '../members/members.queries.ts';
import {
  presentFoundComment,
  presentFoundNews,
  presentFoundPost,
  withNameHighlights,
  withTitleHighlights,
} from './search.presenter.ts';
import { searchCategories, searchComments, searchEvents, searchNews, searchProjects } from './search.queries.ts';

type Deps = Pick<Context, 'database'>;
type SearchParams = ParsedQueryOf<typeof searchContract.search>;
type GroupedResults = Omit<SearchResults, 'isApproximate'>;

const groups = searchGroup.options;

const EMPTY_RESULTS: GroupedResults = {
  posts: [],
  projects: [],
  categories: [],
  comments: [],
  events: [],
  news: [],
  members: [],
  totals: { posts: 0, projects: 0, categories: 0, comments: 0, events: 0, news: 0, members: 0 },
  capped: [],
};

/** Every row carries the total. */
const countOf = (rows: { found: number }[]) => capCount(rows[0]?.found ?? 0);

async function searchGroups(
  { database }: Deps,
  viewer: Viewer,
  { limit, scope }: SearchParams,
  search: SearchQuery,
): Promise<GroupedResults> {
  const whenAll = async <Row>(find: () => PromiseLike<Row[]>): Promise<Row[]> => (scope === 'all' ? find() : []);
  const [posts, projects, categories, comments, events, news, members] = await Promise.all([
    searchPosts(database, search, limit),
    searchProjects(database, search, limit),
    searchCategories(database, search, limit),
    whenAll(() => searchComments(database, search, limit)),
    whenAll(() => searchEvents(database, search, limit)),
    whenAll(() => searchNews(database, search, limit)),
    whenAll(() => searchMembers(database, search, limit, viewer.id)),
  ]);
  const counts = {
    posts,
    projects: countOf(projects),
    categories: countOf(categories),
    comments: countOf(comments),
    events: countOf(events),
    news: countOf(news),
    members: countOf(members),
  };
  return {
    posts: posts.rows.map(presentFoundPost),
    projects: projects.map(withTitleHighlights),
    categories: categories.map(withNameHighlights),
    comments: comments.map(presentFoundComment),
    events: events.map(withTitleHighlights),
    news: news.map(presentFoundNews),
    members,
    totals: Object.fromEntries(groups.map((group) => [group, counts[group].total])) as Record<SearchGroup, number>,
    capped: groups.filter((group) => counts[group].capped),
  };
}

const sumOf = ({ totals }: GroupedResults) => groups.reduce((sum, group) => sum + totals[group], 0);

async function searchSite(deps: Deps, viewer: Viewer, params: SearchParams): Promise<SearchResults> {
  const result = await fuzzySearch(
    deps.database,
    params.q,
    (search) => searchGroups(deps, viewer, params, search),
    sumOf,
  );
  return result ? { ...result.found, isApproximate: result.isApproximate } : { ...EMPTY_RESULTS, isApproximate: false };
}

export function searchRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, searchContract.search, async ({ query, viewer }) => searchSite(context, viewer, query));
}
