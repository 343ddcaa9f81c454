import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notifyExpression } from '../../core/pubsub.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { personColumns } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { forumComments, forumPosts } from '../../database/schema/forum.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { statement } from '../../database/statement.ts';
import { upsertCounted } from '../../services/notifications/notifications.queries.ts';
import { isModerator, type Person } from './forum.policy.ts';
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

const GROUP_PREFIX = 'forum-post:';

/** Further comments on the post join the unread notification. */
export const replyGroupKey = (postId: string) => GROUP_PREFIX + postId;

const selectReplyContext = statement('forum_reply_context', (database) =>
  database
    .select({
      post: ruleColumns,
      author: authorColumns,
      postAuthor: { id: postAuthors.id, email: postAuthors.email, firstName: postAuthors.firstName },
      answered: { ...personColumns(answered), email: answered.email },
      notYetRead: sql<string[]>`array(select user_id from ${notifications}
        where ${notifications.userId} in (${postAuthors.id}, ${answered.id}) and ${notifications.readAt} is null
          and ${notifications.groupKey} = ${GROUP_PREFIX} || ${forumPosts.id})`,
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

/** Read before the post is locked. */
export async function findReplyContext(database: Database, viewer: Person, id: string, parentId: string | null) {
  const [row] = await selectReplyContext(database.genericPlanPool, {
    ...viewerPlaceholderValues(viewer),
    id,
    parentId,
  });
  return row;
}

export type ReplyContext = NonNullable<Awaited<ReturnType<typeof findReplyContext>>>;

const insertNewComments = statement('forum_comments_insert', (database) => {
  const post = database.$with('post').as(
    database
      .select({ id: forumPosts.id, isClosed: forumPosts.isClosed })
      .from(forumPosts)
      .where(and(eq(forumPosts.id, sql.placeholder('postId')), publishedPosts()))
      .for('no key update'),
  );
  const comment = database.$with('comment', {}).as(sql`
    insert into ${forumComments} (id, content, post_id, author_id, parent_id)
    select item.id, item.content, post.id, item.author_id, item.parent_id
    from post, unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('contents')}::text[],
      ${sql.placeholder('authorIds')}::uuid[], ${sql.placeholder('parentIds')}::uuid[],
      ${sql.placeholder('moderating')}::boolean[]) as item (id, content, author_id, parent_id, moderates)
    where not post.is_closed or item.moderates
    returning id, root_id, created_at`);
  // Of several for one person: the text of the last, and the link of the first.
  const grouped = database.$with('grouped', {}).as(sql`
    select distinct on (notice.user_id) notice.user_id, notice.about_id, notice.kind, notice.body, notice.body_after_count,
      first_value(notice.href) over (partition by notice.user_id order by notice.position) as href,
      count(*) over (partition by notice.user_id) as count
    from unnest(${sql.placeholder('aboutCommentIds')}::uuid[], ${sql.placeholder('userIds')}::uuid[],
      ${sql.placeholder('aboutIds')}::uuid[], ${sql.placeholder('kinds')}::text[], ${sql.placeholder('bodies')}::text[],
      ${sql.placeholder('hrefs')}::text[], ${sql.placeholder('bodiesAfterCount')}::text[])
      with ordinality as notice (comment_id, user_id, about_id, kind, body, href, body_after_count, position)
    join comment on comment.id = notice.comment_id
    order by notice.user_id, notice.position desc`);
  const countedTitle = sql`${sql.placeholder('countedTitle')}`;
  const recipients = sql`
    select user_id, about_id, kind,
      case count when 1 then ${sql.placeholder('title')} else ${countedTitle} end,
      case count when 1 then body else count || body_after_count end, href, ${sql.placeholder('groupKey')}, count
    from grouped`;
  const notified = database.$with('notified', {}).as(
    upsertCounted(recipients, {
      title: countedTitle,
      bodyAfterCount: sql`(select body_after_count from grouped where grouped.user_id = own.user_id)`,
    }),
  );
  return database
    .with(post, comment, grouped, notified)
    .select({
      id: sql<string>`comment.id`,
      rootId: sql<string>`comment.root_id`,
      createdAt: sql<Date>`comment.created_at`.mapWith(forumComments.createdAt),
      published: notifyExpression(sql`item.event`),
      joined: sql<string[]>`array(select user_id from notified where count > 1)`,
    })
    .from(sql`comment`)
    .innerJoin(
      sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('events')}::text[]) as item (id, event)`,
      sql`item.id = comment.id`,
    );
});

/** `counted` is the text once it stands for several. */
export interface ReplyNotice {
  recipients: { userId: string; kind: string; body: string }[];
  title: string;
  href: string;
  groupKey: string;
  counted: { title: string; bodyAfterCount: string };
}

export interface NewComment {
  id: string;
  content: string;
  parentId: string | null;
  author: Person;
  notice: ReplyNotice;
  event: string;
}

/**
 * One statement, so that the post's row is locked for no round trip. Refused comments are missing in the result;
 * `joined` are people whose unread notification now stands for several.
 */
export function insertComments(database: Queryable, postId: string, comments: [NewComment, ...NewComment[]]) {
  const [{ notice }] = comments;
  const notices = comments.flatMap(({ id, author, notice: { recipients, href, counted } }) =>
    recipients.map((recipient) => ({ id, authorId: author.id, ...recipient, href, ...counted })),
  );
  return insertNewComments(database, {
    postId,
    ids: comments.map(({ id }) => id),
    contents: comments.map(({ content }) => content),
    authorIds: comments.map(({ author }) => author.id),
    parentIds: comments.map(({ parentId }) => parentId),
    moderating: comments.map(({ author }) => isModerator(author)),
    events: comments.map(({ event }) => event),
    title: notice.title,
    countedTitle: notice.counted.title,
    groupKey: notice.groupKey,
    aboutCommentIds: notices.map(({ id }) => id),
    userIds: notices.map(({ userId }) => userId),
    aboutIds: notices.map(({ authorId }) => authorId),
    kinds: notices.map(({ kind }) => kind),
    bodies: notices.map(({ body }) => body),
    hrefs: notices.map(({ href }) => href),
    bodiesAfterCount: notices.map(({ bodyAfterCount }) => bodyAfterCount),
  });
}
