import type { ParsedQueryOf } from '#contract/endpoint.ts';
import type { ForumPostList, forumContract } from '#contract/forum/forum.contract.ts';
import { PageAnchors } from '../../core/page-anchors.ts';
import { presentPage } from '../../core/paging.ts';
import { SharedReads } from '../../core/shared-reads.ts';
import { searchForgiving } from '../../core/text-search/search-query.ts';
import type { Database } from '../../database/database.ts';
import type { Person } from './forum.policy.ts';
import { forumIsClosed } from './forum-errors.ts';
import {
  findForumTotal,
  type ListOrder,
  listHiddenPosts,
  listPositions,
  type PostPage,
  preparePostPages,
  type Stretch,
} from './post-list.queries.ts';
import { listFoundPosts } from './post-search.queries.ts';
import { presentCard } from './posts.presenter.ts';
import { requireOpenForum } from './posts.service.ts';

type ListQuery = ParsedQueryOf<typeof forumContract.listPosts>;
type Listed = PostPage & { capped?: boolean };

/** From here on, skipping rows one by one takes longer than anybody should wait. */
const DEEP = 1_000;

/** The pages of the forum, by any order and filter. */
export class PostLists {
  private readonly readPage: ReturnType<typeof preparePostPages>;
  private readonly anchors: PageAnchors;
  private readonly shared = new SharedReads<ForumPostList>();

  constructor(
    private readonly database: Database,
    onError: (error: unknown) => void,
  ) {
    this.readPage = preparePostPages(database);
    this.anchors = new PageAnchors(onError);
  }

  async list(viewer: Person, query: ListQuery): Promise<ForumPostList> {
    const { page, limit, search, status } = query;
    const order: ListOrder = { sort: query.sortBy, categoryId: query.categoryId || undefined };
    const stretch = { limit, offset: (page - 1) * limit };
    const present = (listed: Listed): ForumPostList => ({
      posts: listed.posts.map(presentCard),
      ...presentPage(listed.total, query),
      capped: listed.capped ?? false,
    });
    if (status === 'hidden') return present(await this.hidden(viewer, stretch));
    if (search) return present(await this.found(search, order, stretch));
    // The same for everybody, whoever asks.
    return this.shared.read(JSON.stringify([order, stretch]), async () =>
      present(await (stretch.offset < DEEP ? this.near(order, stretch) : this.deep(order, stretch))),
    );
  }

  /** One query: each row also tells the total. */
  private async near(order: ListOrder, stretch: Stretch): Promise<Listed> {
    const posts = await this.readPage(order, stretch);
    const [first] = posts;
    return { posts, total: first ? first.total : await this.openTotal(order.categoryId) };
  }

  private async deep(order: ListOrder, stretch: Stretch): Promise<Listed> {
    const total = await this.openTotal(order.categoryId);
    if (stretch.offset >= total) return { posts: [], total };
    const from = this.anchors.find(
      `${order.sort} ${order.categoryId ?? ''}`,
      { offset: stretch.offset, growingTotal: order.sort === 'recent' ? total : undefined },
      (every) => listPositions(this.database, order, every),
    );
    return { posts: await this.readPage(order, { ...stretch, ...from }), total };
  }

  private async found(search: string, order: ListOrder, stretch: Stretch): Promise<Listed> {
    const answer = await searchForgiving(
      this.database,
      search,
      (query) => listFoundPosts(this.database, query, order, stretch),
      ({ total }) => total,
    );
    if (answer && answer.found.total > 0) return answer.found;
    await this.openTotal(undefined);
    return { posts: [], total: 0 };
  }

  private async hidden(viewer: Person, { limit, offset }: Stretch): Promise<Listed> {
    await requireOpenForum(this.database);
    return listHiddenPosts(this.database, viewer, limit, offset);
  }

  /** The kept counter; refuses where there is no forum to count. */
  private async openTotal(categoryId: string | undefined): Promise<number> {
    const { isOpen, total } = await findForumTotal(this.database, categoryId);
    if (!isOpen) throw forumIsClosed();
    return total;
  }
}
