import { and, asc, count, desc, eq, gt, isNotNull, isNull, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../database/database.ts';
import { personColumns } from '../../database/people.ts';
import { single } from '../../database/records.ts';
import { users } from '../../database/schema/account.ts';
import { forumComments, forumPosts } from '../../database/schema/forum.ts';
import { statement } from '../../database/statement.ts';
import { forumImagesOf } from '../../services/media/media.queries.ts';
import type { Person } from './forum.policy.ts';
import { authorColumns, viewerPlaceholders, viewerPlaceholderValues, visiblePosts } from './posts.queries.ts';

const parents = alias(forumComments, 'parents');
const answered = alias(users, 'answered');

const threadKeys = [forumComments.threadAt, forumComments.rootId, forumComments.createdAt, forumComments.id];
const inThreads = threadKeys.map((column) => asc(column));

const commentColumns = {
  id: forumComments.id,
  postId: forumComments.postId,
  parentId: forumComments.parentId,
  rootId: forumComments.rootId,
  content: forumComments.content,
  images: forumImagesOf('comment_id', forumComments.id),
  createdAt: forumComments.createdAt,
  editedAt: forumComments.editedAt,
  deletedAt: forumComments.deletedAt,
  author: authorColumns,
  parentDeletedAt: parents.deletedAt,
  answered: personColumns(answered),
};

function selectComments(database: Queryable) {
  return database
    .select(commentColumns)
    .from(forumComments)
    .innerJoin(users, eq(users.id, forumComments.authorId))
    .leftJoin(parents, eq(parents.id, forumComments.parentId))
    .leftJoin(answered, eq(answered.id, parents.authorId));
}

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/** From maintained counters. */
const postColumns = {
  authorId: forumPosts.authorId,
  isPublished: forumPosts.isPublished,
  isClosed: forumPosts.isClosed,
  total: sql<number>`${forumPosts.commentsCount} + ${forumPosts.tombstoneCount}`,
};

const isVisiblePost = and(eq(forumPosts.id, sql.placeholder('id')), visiblePosts(viewerPlaceholders));

const selectPost = statement('forum_comments_post', (database) =>
  database.select(postColumns).from(forumPosts).where(isVisiblePost),
);

const selectPage = statement('forum_comments_page', (database) =>
  database
    .select({ ...commentColumns, post: postColumns })
    .from(forumComments)
    .innerJoin(forumPosts, eq(forumPosts.id, forumComments.postId))
    .innerJoin(users, eq(users.id, forumComments.authorId))
    .leftJoin(parents, eq(parents.id, forumComments.parentId))
    .leftJoin(answered, eq(answered.id, parents.authorId))
    .where(and(eq(forumComments.postId, sql.placeholder('id')), isVisiblePost))
    .orderBy(...inThreads)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

/** Each row carries the post, which is queried by itself only for an empty page. */
export async function findCommentPage(
  database: Queryable,
  viewer: Person,
  id: string,
  range: { limit: number; offset: number },
) {
  const values = { ...viewerPlaceholderValues(viewer), id };
  const comments = await selectPage(database, { ...values, ...range });
  const [post] = comments.length > 0 ? comments.map((row) => row.post) : await selectPost(database, values);
  return post && { post, total: post.total, comments };
}

/** 0 when the post has no such comment. */
export async function countCommentsBefore(database: Database, postId: string, commentId: string): Promise<number> {
  const target = alias(forumComments, 'target');
  const [row] = await database
    .select({ before: count() })
    .from(target)
    .innerJoin(forumComments, eq(forumComments.postId, target.postId))
    .where(
      and(
        eq(target.id, commentId),
        eq(target.postId, postId),
        sql`(${sql.join(threadKeys, sql`, `)})
          < (${target.threadAt}, ${target.rootId}, ${target.createdAt}, ${target.id})`,
      ),
    );
  return row?.before ?? 0;
}

const ofVisiblePost = (viewer: Person | typeof viewerPlaceholders, commentId: string | Placeholder) =>
  and(eq(forumComments.id, commentId), isNull(forumComments.deletedAt), visiblePosts(viewer));

const selectComment = statement('forum_comment', (database) =>
  database
    .select({
      ...commentColumns,
      post: { authorId: forumPosts.authorId, isPublished: forumPosts.isPublished, isClosed: forumPosts.isClosed },
    })
    .from(forumComments)
    .innerJoin(forumPosts, eq(forumPosts.id, forumComments.postId))
    .innerJoin(users, eq(users.id, forumComments.authorId))
    .leftJoin(parents, eq(parents.id, forumComments.parentId))
    .leftJoin(answered, eq(answered.id, parents.authorId))
    .where(ofVisiblePost(viewerPlaceholders, sql.placeholder('id'))),
);

export async function findComment(database: Queryable, viewer: Person, id: string) {
  const [row] = await selectComment(database, { ...viewerPlaceholderValues(viewer), id });
  if (!row) return undefined;
  const { post, ...comment } = row;
  return { comment, post };
}

export async function hasLiveComment(database: Queryable, postId: string, commentId: string): Promise<boolean> {
  const rows = await database
    .select({ id: forumComments.id })
    .from(forumComments)
    .where(and(eq(forumComments.id, commentId), eq(forumComments.postId, postId), isNull(forumComments.deletedAt)));
  return rows.length > 0;
}

/** Lock order: the post before its comments. */
export async function findPostOfComment(database: Queryable, viewer: Person, id: string) {
  const [row] = await database
    .select({ postId: forumComments.postId })
    .from(forumComments)
    .innerJoin(forumPosts, eq(forumPosts.id, forumComments.postId))
    .where(ofVisiblePost(viewer, id));
  return row?.postId;
}

export async function listCommentsSince(database: Database, postId: string, since: Date, limit: number) {
  const rows = await selectComments(database)
    .where(and(eq(forumComments.postId, postId), gt(forumComments.createdAt, since), isNull(forumComments.deletedAt)))
    .orderBy(desc(forumComments.createdAt), desc(forumComments.id))
    .limit(limit);
  return rows.reverse();
}

export async function updateLiveComment(
  database: Queryable,
  id: string,
  values: Partial<typeof forumComments.$inferInsert>,
): Promise<boolean> {
  const rows = await database
    .update(forumComments)
    .set(values)
    .where(and(eq(forumComments.id, id), isNull(forumComments.deletedAt)))
    .returning({ id: forumComments.id });
  return rows.length > 0;
}

export async function hasAnswers(database: Queryable, id: string): Promise<boolean> {
  const rows = await database
    .select({ id: forumComments.id })
    .from(forumComments)
    .where(eq(forumComments.parentId, id))
    .limit(1);
  return rows.length > 0;
}

export async function removeComment(database: Queryable, id: string): Promise<void> {
  await database.delete(forumComments).where(eq(forumComments.id, id));
}

/** Returns its parent, which may now be a tombstone without answers too. */
export async function removeTombstone(database: Queryable, id: string): Promise<string | null | undefined> {
  const [row] = await database
    .delete(forumComments)
    .where(
      and(
        eq(forumComments.id, id),
        isNotNull(forumComments.deletedAt),
        sql`not exists (select from ${forumComments} answers where answers.parent_id = ${id})`,
      ),
    )
    .returning({ parentId: forumComments.parentId });
  return row?.parentId;
}

export async function findAnswered(database: Queryable, postId: string, commentId: string) {
  const [row] = await database
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(forumComments)
    .innerJoin(users, eq(users.id, forumComments.authorId))
    .where(and(eq(forumComments.id, commentId), eq(forumComments.postId, postId), isNull(forumComments.deletedAt)));
  return row;
}

export async function insertComment(
  database: Queryable,
  values: Pick<typeof forumComments.$inferInsert, 'content' | 'postId' | 'authorId' | 'parentId'>,
): Promise<string> {
  return single(await database.insert(forumComments).values(values).returning({ id: forumComments.id })).id;
}
