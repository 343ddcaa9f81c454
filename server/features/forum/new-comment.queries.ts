import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notifyExpression } from '../../core/pubsub.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { personColumns } from '../../database/person-columns.ts';
import { users } from '../../database/schema/account.ts';
import { forumComments, forumPosts } from '../../database/schema/forum.ts';
import { statement } from '../../database/statement.ts';
import { upsertCounted } from '../notifications/notifications.queries.ts';
import type { Person } from './forum.policy.ts';
import {
  authorColumns,
  publishedPosts,
  ruleColumns,
  viewerPlaceholders,
  viewerPlaceholderValues,
  visiblePosts,
} from './posts.queries.ts';

const parents = alias(forumComments, 'parents');
const answered = alias(users, 'answered');
const postAuthors = alias(users, 'post_authors');

const selectReplyContext = statement('forum_reply_context', (database) =>
  database
    .select({
      post: ruleColumns,
      author: authorColumns,
      postAuthor: { id: postAuthors.id, email: postAuthors.email, firstName: postAuthors.firstName },
      answered: { ...personColumns(answered), email: answered.email },
    })
    .from(forumPosts)
    .innerJoin(postAuthors, eq(postAuthors.id, forumPosts.authorId))
    .innerJoin(users, eq(users.id, sql.placeholder('viewerId')))
    .leftJoin(
      parents,
      and(eq(parents.id, sql.placeholder('parentId')), eq(parents.postId, forumPosts.id), isNull(parents.deletedAt)),
    )
    .leftJoin(answered, eq(answered.id, parents.authorId))
    .where(and(eq(forumPosts.id, sql.placeholder('id')), visiblePosts(viewerPlaceholders))),
);

/** What a new comment needs to know, read before the post is locked. */
export async function findReplyContext(database: Database, viewer: Person, id: string, parentId: string | null) {
  const [row] = await selectReplyContext(database.genericPlanPool, {
    ...viewerPlaceholderValues(viewer),
    id,
    parentId,
  });
  return row;
}

export type ReplyContext = NonNullable<Awaited<ReturnType<typeof findReplyContext>>>;

const insertNewComment = statement('forum_comment_insert', (database) => {
  const post = database.$with('post').as(
    database
      .select({ id: forumPosts.id })
      .from(forumPosts)
      .where(
        and(
          eq(forumPosts.id, sql.placeholder('postId')),
          publishedPosts(),
          or(not(forumPosts.isClosed), sql`${viewerPlaceholders.moderates}::boolean`),
        ),
      )
      .for('no key update'),
  );
  const comment = database.$with('comment', {}).as(sql`
    insert into ${forumComments} (id, content, post_id, author_id, parent_id)
    select ${sql.placeholder('id')}::uuid, ${sql.placeholder('content')}, post.id, ${viewerPlaceholders.id}::uuid,
      ${sql.placeholder('parentId')}::uuid
    from post
    returning root_id, created_at`);
  const recipients = sql`
    select notice.user_id, ${viewerPlaceholders.id}::uuid, ${sql.placeholder('kind')}, ${sql.placeholder('title')},
      notice.body, ${sql.placeholder('href')}, ${sql.placeholder('groupKey')}
    from comment, unnest(${sql.placeholder('userIds')}::uuid[], ${sql.placeholder('bodies')}::text[])
      as notice (user_id, body)`;
  const notified = database.$with('notified', {}).as(
    upsertCounted(recipients, {
      title: sql`${sql.placeholder('countedTitle')}`,
      bodyAfterCount: sql`${sql.placeholder('bodyAfterCount')}::text`,
    }),
  );
  return database
    .with(post, comment, notified)
    .select({
      rootId: sql<string>`comment.root_id`,
      createdAt: sql<Date>`comment.created_at`.mapWith(forumComments.createdAt),
      published: notifyExpression(sql`${sql.placeholder('event')}`),
      joined: sql<string[]>`array(select user_id from notified where count > 1)`,
    })
    .from(sql`comment`);
});

interface NewComment {
  id: string;
  content: string;
  postId: string;
  parentId: string | null;
}

/** A notification of a comment; `counted` is its text once it stands for several. */
export interface ReplyNotice {
  recipients: { userId: string; body: string }[];
  kind: string;
  title: string;
  href: string;
  groupKey: string;
  counted: { title: string; bodyAfterCount: string };
}

/**
 * Writes a comment, its notifications and its event in one statement: the row of the post, which is locked first, is
 * locked for no round trip. Undefined where the post may not be commented on any more. `joined` are those whose unread
 * notification now stands for several.
 */
export async function insertComment(
  database: Queryable,
  viewer: Person,
  comment: NewComment,
  { recipients, counted, ...notice }: ReplyNotice,
  event: string,
) {
  const [row] = await insertNewComment(database, {
    ...viewerPlaceholderValues(viewer),
    ...comment,
    ...notice,
    userIds: recipients.map(({ userId }) => userId),
    bodies: recipients.map(({ body }) => body),
    countedTitle: counted.title,
    bodyAfterCount: counted.bodyAfterCount,
    event,
  });
  return row;
}
