import { and, eq, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { personColumns } from '../../database/people.ts';
import { single } from '../../database/records.ts';
import { users } from '../../database/schema/account.ts';
import { forumCategories, forumPostLikes, forumPosts } from '../../database/schema/forum.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { statement } from '../../database/statement.ts';
import { forumImagesOf } from '../../services/media/media.queries.ts';
import { isModerator, type Person } from './forum.policy.ts';

/** Uncorrelated subquery on a one-row table: evaluated once for each statement. */
export const forumIsOpen = sql<boolean>`(select ${siteSettings.enableForum} from ${siteSettings})`;

const selectForumSwitch = statement('forum_switch', (database) =>
  database.select({ isOpen: siteSettings.enableForum }).from(siteSettings),
);

export async function isForumOpen(database: Queryable): Promise<boolean> {
  const [row] = await selectForumSwitch(database);
  return row?.isOpen ?? false;
}

interface ViewerParams {
  id: string | Placeholder;
  moderates: boolean | Placeholder;
}

const toViewerParams = (viewer: Person): ViewerParams => ({ id: viewer.id, moderates: isModerator(viewer) });

export const viewerPlaceholders: ViewerParams = {
  id: sql.placeholder('viewerId'),
  moderates: sql.placeholder('moderates'),
};
export const viewerPlaceholderValues = (viewer: Person) => ({ viewerId: viewer.id, moderates: isModerator(viewer) });

/** Nothing while the forum is switched off. */
export const publishedPosts = (): SQL => sql`(${forumPosts.isPublished} and ${forumIsOpen})`;

/** Hidden posts are few: the subquery runs once for a statement. */
export const isOnPublishedPost = (postId: SQL): SQL =>
  sql`(${forumIsOpen} and ${postId} not in (select ${forumPosts.id} from ${forumPosts} where not ${forumPosts.isPublished}))`;

/** Authors see their own, and moderators all that was taken down. */
export function visiblePosts(viewer: Person | ViewerParams): SQL {
  const { id, moderates } = 'role' in viewer ? toViewerParams(viewer) : viewer;
  const visible = or(forumPosts.isPublished, eq(forumPosts.authorId, id), sql`${moderates}::boolean`);
  return sql`(${forumIsOpen} and ${visible})`;
}

export const hiddenPosts = (viewer: Person) => and(visiblePosts(viewer), not(forumPosts.isPublished));

export const authorColumns = personColumns(users);

export const cardColumns = {
  id: forumPosts.id,
  title: forumPosts.title,
  content: forumPosts.content,
  excerpt: forumPosts.excerpt,
  createdAt: forumPosts.createdAt,
  editedAt: forumPosts.editedAt,
  lastActivityAt: forumPosts.lastActivityAt,
  likes: forumPosts.likes,
  commentsCount: forumPosts.commentsCount,
  isPublished: forumPosts.isPublished,
  isPinned: forumPosts.isPinned,
  isClosed: forumPosts.isClosed,
  solutionId: forumPosts.solutionId,
  category: {
    id: forumCategories.id,
    name: forumCategories.name,
    slug: forumCategories.slug,
    color: forumCategories.color,
  },
  author: authorColumns,
};

const likedBy = (viewerId: string | Placeholder) =>
  sql<boolean>`exists (select from ${forumPostLikes}
    where ${forumPostLikes.postId} = ${forumPosts.id} and ${forumPostLikes.userId} = ${viewerId})`;

function selectPost(database: Pick<Queryable, 'select'>, viewer: ViewerParams, id: string | Placeholder) {
  return database
    .select({
      ...cardColumns,
      takenDownReason: forumPosts.takenDownReason,
      sharesTitle: forumPosts.sharesTitle,
      liked: likedBy(viewer.id),
      images: forumImagesOf('post_id', forumPosts.id),
    })
    .from(forumPosts)
    .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
    .innerJoin(users, eq(users.id, forumPosts.authorId))
    .where(and(eq(forumPosts.id, id), visiblePosts(viewer)));
}

export type PostRow = Awaited<ReturnType<typeof selectPost>>[number];
export type CardRow = Omit<PostRow, 'takenDownReason' | 'sharesTitle' | 'liked' | 'images'>;

const selectPreview = statement('forum_post_preview', (database) =>
  database
    .select({
      category: forumCategories.name,
      title: sql<string | null>`case when ${forumPosts.sharesTitle} then ${forumPosts.title} end`,
    })
    .from(forumPosts)
    .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
    .where(and(eq(forumPosts.id, sql.placeholder('id')), publishedPosts())),
);

export async function findPostPreview(database: Queryable, id: string) {
  const [row] = await selectPreview(database, { id });
  return row;
}

const selectOne = statement('forum_post', (database) =>
  selectPost(database, viewerPlaceholders, sql.placeholder('id')),
);

export async function findPost(database: Queryable, viewer: Person, id: string): Promise<PostRow | undefined> {
  const [row] = await selectOne(database, { ...viewerPlaceholderValues(viewer), id });
  return row;
}

export const ruleColumns = {
  solutionId: forumPosts.solutionId,
  id: forumPosts.id,
  authorId: forumPosts.authorId,
  isPublished: forumPosts.isPublished,
  isClosed: forumPosts.isClosed,
  title: forumPosts.title,
  categoryId: forumPosts.categoryId,
};

export async function findPostRules(database: Queryable, viewer: Person, id: string) {
  const [row] = await database
    .select(ruleColumns)
    .from(forumPosts)
    .where(and(eq(forumPosts.id, id), visiblePosts(viewer)));
  return row;
}

const selectForLock = statement('forum_post_lock', (database) =>
  database
    .select(ruleColumns)
    .from(forumPosts)
    .where(and(eq(forumPosts.id, sql.placeholder('id')), visiblePosts(viewerPlaceholders)))
    .for('no key update'),
);

/** Deadlock-free: a post is always locked before its comments. */
export async function lockPost(database: Queryable, viewer: Person, id: string) {
  const [row] = await selectForLock(database, { ...viewerPlaceholderValues(viewer), id });
  return row;
}

export async function getPostAuthor(database: Queryable, id: string) {
  const rows = await database
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(forumPosts)
    .innerJoin(users, eq(users.id, forumPosts.authorId))
    .where(eq(forumPosts.id, id));
  return single(rows);
}

type PostValues = typeof forumPosts.$inferInsert;
export type PostChanges = Partial<PostValues>;

export async function insertPost(
  database: Queryable,
  values: Pick<PostValues, 'title' | 'content' | 'categoryId' | 'authorId' | 'sharesTitle'>,
): Promise<string> {
  return single(
    await database
      .insert(forumPosts)
      .values({ ...values, isPublished: true })
      .returning({ id: forumPosts.id }),
  ).id;
}

export async function updatePost(database: Queryable, id: string, values: PostChanges): Promise<void> {
  await database.update(forumPosts).set(values).where(eq(forumPosts.id, id));
}

export async function deletePost(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.delete(forumPosts).where(eq(forumPosts.id, id)).returning({ id: forumPosts.id });
  return rows.length > 0;
}

/** Tombstones only: the foreign key clears deleted solutions. */
export async function clearSolution(database: Queryable, postId: string, commentId: string): Promise<void> {
  await database
    .update(forumPosts)
    .set({ solutionId: null })
    .where(and(eq(forumPosts.id, postId), eq(forumPosts.solutionId, commentId)));
}
