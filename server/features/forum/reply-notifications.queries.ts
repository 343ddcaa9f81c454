import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { forumComments, forumPosts } from '../../database/schema/forum.ts';

const answering = alias(forumComments, 'answering');
const postAuthors = alias(users, 'post_authors');
const commentAuthors = alias(users, 'comment_authors');

/** Authors of the post and of the parent comment, if any. */
export async function findReplyRecipients(database: Queryable, commentId: string) {
  const [row] = await database
    .select({
      title: forumPosts.title,
      postAuthor: { id: postAuthors.id, email: postAuthors.email, firstName: postAuthors.firstName },
      answered: { id: commentAuthors.id, email: commentAuthors.email, firstName: commentAuthors.firstName },
    })
    .from(answering)
    .innerJoin(forumPosts, eq(forumPosts.id, answering.postId))
    .innerJoin(postAuthors, eq(postAuthors.id, forumPosts.authorId))
    .leftJoin(forumComments, eq(forumComments.id, answering.parentId))
    .leftJoin(commentAuthors, eq(commentAuthors.id, forumComments.authorId))
    .where(eq(answering.id, commentId));
  return row;
}
