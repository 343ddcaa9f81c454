import type { ParsedQueryOf } from '#contract/endpoint.ts';
import type { forumContract } from '#contract/forum/forum.contract.ts';
import { MAX_PAGES, presentPage } from '../../core/paging.ts';
import { searchText } from '../../core/text-search/search-query.ts';
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

export async function listForumPosts(database: Database, viewer: Person, query: ListQuery) {
  const { page, limit, search, status } = query;
  const order: ListOrder = { sort: query.sortBy, categoryId: query.categoryId || undefined };
  const range = { limit, offset: (page - 1) * limit };
  const { posts, total, capped, isApproximate }: Listed =
    status === 'hidden'
      ? await listHidden(database, viewer, range)
      : await (search ? searchPosts(database, search, order, range) : readPage(database, order, range));
  return {
    posts: posts.map(presentCard),
    ...presentPage(total, query),
    capped: capped ?? false,
    isApproximate: isApproximate ?? false,
  };
}

async function readPage(database: Database, order: ListOrder, range: PageRange): Promise<Listed> {
  const isBeyond = range.offset >= MAX_PAGES * range.limit;
  const posts = isBeyond ? [] : await listPosts(database, order, range);
  const [first] = posts;
  return { posts, total: first ? first.total : await getTotal(database, order.categoryId) };
}

async function searchPosts(database: Database, search: string, order: ListOrder, range: PageRange): Promise<Listed> {
  const result = await searchText(
    database,
    search,
    (query) => listFoundPosts(database, query, order, range),
    ({ total }) => total,
  );
  if (result && result.found.total > 0) return { ...result.found, isApproximate: result.isApproximate };
  await getTotal(database, undefined);
  return { posts: [], total: 0 };
}

async function listHidden(database: Database, viewer: Person, { limit, offset }: PageRange): Promise<Listed> {
  await requireOpenForum(database);
  return listHiddenPosts(database, viewer, limit, offset);
}

/** Throws while the forum is closed. */
async function getTotal(database: Database, categoryId: string | undefined): Promise<number> {
  const { isOpen, total } = await findForumTotal(database, categoryId);
  if (!isOpen) throw forumIsClosed();
  return total;
}
