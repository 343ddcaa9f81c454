import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { single } from '../../database/records.ts';
import { users } from '../../database/schema/account.ts';
import { forumComments, forumPosts } from '../../database/schema/forum.ts';

const recipientColumns = { id: users.id, email: users.email, firstName: users.firstName };

export async function getPostAuthor(database: Queryable, postId: string) {
  const [row] = await database
    .select(recipientColumns)
    .from(forumPosts)
    .innerJoin(users, eq(users.id, forumPosts.authorId))
    .where(eq(forumPosts.id, postId));
  if (!row) throw new Error('a post has an author');
  return row;
}

export async function findAnswered(database: Queryable, postId: string, commentId: string) {
  const [row] = await database
    .select(recipientColumns)
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
