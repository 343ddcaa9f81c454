import type { ParsedQueryOf } from '#contract/endpoint.ts';
import type { forumContract } from '#contract/forum/forum.contract.ts';
import { MAX_PAGES, presentPage } from '../../core/paging.ts';
import { FuzzySearch } from '../../core/text-search/search-query.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Person } from './forum.policy.ts';
import { excerptOf, presentCard } from './forum.presenter.ts';
import {
  countPostsOf,
  findForumTotal,
  type ListOrder,
  listHiddenPosts,
  listLatestPosts,
  listPosts,
  type PageRange,
  type PostPage,
} from './post-list.queries.ts';
import { listFoundPosts } from './post-search.queries.ts';
import { forumIsClosed, requireOpenForum } from './posts.service.ts';

export async function getPostsOf(database: Queryable, authorId: string, limit: number) {
  const [rows, total] = await Promise.all([
    listLatestPosts(database, authorId, limit),
    countPostsOf(database, authorId),
  ]);
  const posts = rows.map(({ content, excerpt, ...post }) => ({ ...post, excerpt: excerpt ?? excerptOf(content) }));
  return { posts, total };
}

type ListQuery = ParsedQueryOf<typeof forumContract.listPosts>;
type Listed = PostPage & { capped?: boolean; isApproximate?: boolean };

export class PostLists {
  private readonly fuzzySearch: FuzzySearch;

  constructor(private readonly database: Database) {
    this.fuzzySearch = new FuzzySearch(database);
  }

  async list(viewer: Person, query: ListQuery) {
    const { page, limit, search, status } = query;
    const order: ListOrder = { sort: query.sortBy, categoryId: query.categoryId || undefined };
    const range = { limit, offset: (page - 1) * limit };
    const present = (listed: Listed) => ({
      posts: listed.posts.map(presentCard),
      ...presentPage(listed.total, query),
      capped: listed.capped ?? false,
      isApproximate: listed.isApproximate ?? false,
    });
    if (status === 'hidden') return present(await this.listHidden(viewer, range));
    if (search) return present(await this.search(search, order, range));
    return present(await this.readPage(order, range));
  }

  private async readPage(order: ListOrder, range: PageRange): Promise<Listed> {
    const isBeyond = range.offset >= MAX_PAGES * range.limit;
    const posts = isBeyond ? [] : await listPosts(this.database, order, range);
    const [first] = posts;
    return { posts, total: first ? first.total : await this.getTotal(order.categoryId) };
  }

  private async search(search: string, order: ListOrder, range: PageRange): Promise<Listed> {
    const result = await this.fuzzySearch.run(
      search,
      (query) => listFoundPosts(this.database, query, order, range),
      ({ total }) => total,
    );
    if (result && result.found.total > 0) return { ...result.found, isApproximate: result.isApproximate };
    await this.getTotal(undefined);
    return { posts: [], total: 0 };
  }

  private async listHidden(viewer: Person, { limit, offset }: PageRange): Promise<Listed> {
    await requireOpenForum(this.database);
    return listHiddenPosts(this.database, viewer, limit, offset);
  }

  /** Throws while the forum is closed. */
  private async getTotal(categoryId: string | undefined): Promise<number> {
    const { isOpen, total } = await findForumTotal(this.database, categoryId);
    if (!isOpen) throw forumIsClosed();
    return total;
  }
}
