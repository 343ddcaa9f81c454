import type { ParsedQueryOf } from '#contract/endpoint.ts';
import {
  type SearchGroup,
  type SearchResults,
  type searchContract,
  searchGroup,
} from '#contract/search/search.contract.ts';
import type { Context } from '../../core/context.ts';
import { type SearchQuery, searchForgiving } from '../../core/text-search/search-query.ts';
import type { Viewer } from '../../core/viewer.ts';
import { capCount, searchPosts } from '../forum/post-search.queries.ts';
import { searchMembers } from '../members/member-search.queries.ts';
import {
  presentFoundComment,
  presentFoundNews,
  presentFoundPost,
  withNameMarks,
  withTitleMarks,
} from './search.presenter.ts';
import { searchCategories, searchComments, searchEvents, searchNews, searchProjects } from './search.queries.ts';

type Deps = Pick<Context, 'database'>;
type Asked = ParsedQueryOf<typeof searchContract.search>;
type Found = Omit<SearchResults, 'isApproximate'>;

const groups = searchGroup.options;

const NOTHING: Found = {
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

/** Every row tells how many there are in all. */
const countOf = (rows: { found: number }[]) => capCount(rows[0]?.found ?? 0);

async function look({ database }: Deps, viewer: Viewer, { limit, scope }: Asked, search: SearchQuery): Promise<Found> {
  const also = async <Row>(find: () => PromiseLike<Row[]>): Promise<Row[]> => (scope === 'all' ? find() : []);
  const [posts, projects, categories, comments, events, news, members] = await Promise.all([
    searchPosts(database, search, limit),
    searchProjects(database, search, limit),
    searchCategories(database, search, limit),
    also(() => searchComments(database, search, limit)),
    also(() => searchEvents(database, search, limit)),
    also(() => searchNews(database, search, limit)),
    also(() => searchMembers(database, search, limit, viewer.id)),
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
    projects: projects.map(withTitleMarks),
    categories: categories.map(withNameMarks),
    comments: comments.map(presentFoundComment),
    events: events.map(withTitleMarks),
    news: news.map(presentFoundNews),
    members,
    totals: Object.fromEntries(groups.map((group) => [group, counts[group].total])) as Record<SearchGroup, number>,
    capped: groups.filter((group) => counts[group].capped),
  };
}

const sumOf = ({ totals }: Found) => groups.reduce((sum, group) => sum + totals[group], 0);

export async function searchSite(deps: Deps, viewer: Viewer, asked: Asked): Promise<SearchResults> {
  const answer = await searchForgiving(deps.database, asked.q, (search) => look(deps, viewer, asked, search), sumOf);
  return answer ? { ...answer.found, isApproximate: answer.isApproximate } : { ...NOTHING, isApproximate: false };
}
