import type { ParsedQueryOf } from '#contract/endpoint.ts';
import type { ForumPostList, forumContract } from '#contract/forum/forum.contract.ts';
import { KeysetBookmarks } from '../../core/keyset-bookmarks.ts';
import { presentPage } from '../../core/paging.ts';
import { RequestCoalescer } from '../../core/request-coalescer.ts';
import { FuzzySearch } from '../../core/text-search/search-query.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Person } from './forum.policy.ts';
import { excerptOf, presentCard } from './forum.presenter.ts';
import {
  countPostsOf,
  findForumTotal,
  type ListOrder,
  listCursors,
  listHiddenPosts,
  listLatestPosts,
  type PageRange,
  type PostPage,
  preparePostPages,
} from './post-list.queries.ts';
import { listFoundPosts } from './post-search.queries.ts';
import { forumIsClosed, requireOpenForum } from './posts.service.ts';

export async function getPostsOf(database: Queryable, authorId: string, limit: number) {
  const [rows, total] = await Promise.all([
    listLatestPosts(database, authorId, limit),
    countPostsOf(database, authorId),
  ]);
  const posts = rows.map(({ content, excerpt, createdAt, ...post }) => ({
    ...post,
    excerpt: excerpt ?? excerptOf(content),
    createdAt: createdAt.toISOString(),
  }));
  return { posts, total };
}

type ListQuery = ParsedQueryOf<typeof forumContract.listPosts>;
type Listed = PostPage & { capped?: boolean; isApproximate?: boolean };

/** Beyond this offset keyset bookmarks are used. */
const DEEP_OFFSET = 1_000;

export class PostLists {
  private readonly readPage: ReturnType<typeof preparePostPages>;
  private readonly bookmarks: KeysetBookmarks;
  private readonly fuzzySearch: FuzzySearch;
  private readonly coalescer = new RequestCoalescer<ForumPostList>();

  constructor(
    private readonly database: Database,
    onError: (error: unknown) => void,
  ) {
    this.readPage = preparePostPages(database);
    this.bookmarks = new KeysetBookmarks(onError);
    this.fuzzySearch = new FuzzySearch(database);
  }

  async list(viewer: Person, query: ListQuery): Promise<ForumPostList> {
    const { page, limit, search, status } = query;
    const order: ListOrder = { sort: query.sortBy, categoryId: query.categoryId || undefined };
    const range = { limit, offset: (page - 1) * limit };
    const present = (listed: Listed): ForumPostList => ({
      posts: listed.posts.map(presentCard),
      ...presentPage(listed.total, query),
      capped: listed.capped ?? false,
      isApproximate: listed.isApproximate ?? false,
    });
    if (status === 'hidden') return present(await this.listHidden(viewer, range));
    if (search) return present(await this.search(search, order, range));
    // The same for every viewer, so that concurrent requests share it.
    return this.coalescer.run(JSON.stringify([order, range]), async () =>
      present(await (range.offset < DEEP_OFFSET ? this.readNearPage(order, range) : this.readDeepPage(order, range))),
    );
  }

  private async readNearPage(order: ListOrder, range: PageRange): Promise<Listed> {
    const posts = await this.readPage(order, range);
    const [first] = posts;
    return { posts, total: first ? first.total : await this.getTotal(order.categoryId) };
  }

  private async readDeepPage(order: ListOrder, range: PageRange): Promise<Listed> {
    const total = await this.getTotal(order.categoryId);
    if (range.offset >= total) return { posts: [], total };
    const from = this.bookmarks.find(
      `${order.sort} ${order.categoryId ?? ''}`,
      { offset: range.offset, growingTotal: order.sort === 'recent' ? total : undefined },
      (every) => listCursors(this.database, order, every),
    );
    return { posts: await this.readPage(order, { ...range, ...from }), total };
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
