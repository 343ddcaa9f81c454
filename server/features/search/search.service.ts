import type { ParsedQueryOf } from '#contract/endpoint.ts';
import {
  type SearchGroup,
  type SearchResults,
  type searchContract,
  searchGroup,
} from '#contract/search/search.contract.ts';
import { RequestCoalescer } from '../../core/request-coalescer.ts';
import { highlightTerms } from '../../core/text-search/highlights.ts';
import { type CappedCount, capCount, MatchPlanner } from '../../core/text-search/match-planner.ts';
import { type SearchQuery, searchText } from '../../core/text-search/search-query.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Database } from '../../database/database.ts';
import { presentGroups } from './search.presenter.ts';
import { type FoundGroups, findGroups, type MatchPlans } from './search.queries.ts';

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

const sumOf = ({ totals }: GroupedResults) => groups.reduce((sum, group) => sum + totals[group], 0);

export class SiteSearch {
  private readonly posts: MatchPlanner;
  private readonly comments: MatchPlanner;
  private readonly coalescer = new RequestCoalescer<SearchResults>();

  constructor(private readonly database: Database) {
    this.posts = new MatchPlanner(database, { table: 'forum_post_documents', name: 'document' });
    this.comments = new MatchPlanner(database, { table: 'forum_comments', name: 'search_document' });
  }

  /** Concurrent requests share a result, unless it includes members, which depend on the viewer. */
  run(viewer: Viewer, params: SearchParams): Promise<SearchResults> {
    const key = JSON.stringify([params, params.scope === 'all' && viewer.id]);
    return this.coalescer.run(key, () => this.search(viewer, params));
  }

  private async search(viewer: Viewer, params: SearchParams): Promise<SearchResults> {
    const result = await searchText(
      this.database,
      params.q,
      async (search) => this.searchGroups(viewer, params, search, await this.plan(search, params)),
      sumOf,
    );
    return result
      ? { ...result.found, isApproximate: result.isApproximate }
      : { ...EMPTY_RESULTS, isApproximate: false };
  }

  private async plan(search: SearchQuery, { scope }: SearchParams): Promise<MatchPlans> {
    return {
      posts: await this.posts.plan(search),
      comments: scope === 'all' ? await this.comments.plan(search) : this.comments.fallback,
    };
  }

  private async searchGroups(
    viewer: Viewer,
    params: SearchParams,
    search: SearchQuery,
    plans: MatchPlans,
  ): Promise<GroupedResults> {
    const found = await findGroups(this.database, search, { ...params, viewerId: viewer.id }, plans);
    const posts = this.posts.totalOf(search, plans.posts, found.posts.found);
    const comments = this.comments.totalOf(search, plans.comments, found.comments.found);
    if (!posts || !comments) {
      return this.searchGroups(viewer, params, search, {
        posts: posts ? plans.posts : this.posts.fallback,
        comments: comments ? plans.comments : this.comments.fallback,
      });
    }
    const counts = countGroups(found, { posts, comments });
    return {
      ...presentGroups(found, highlightTerms(search, found.words)),
      totals: Object.fromEntries(groups.map((group) => [group, counts[group].total])) as Record<SearchGroup, number>,
      capped: groups.filter((group) => counts[group].capped),
    };
  }
}

function countGroups(
  found: FoundGroups,
  planned: Record<keyof MatchPlans, CappedCount>,
): Record<SearchGroup, CappedCount> {
  const { projects, categories, events, news, members } = found;
  return {
    ...planned,
    projects: capCount(projects.found),
    categories: capCount(categories.found),
    events: capCount(events.found),
    news: capCount(news.found),
    members: capCount(members.found),
  };
}
