import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { forumCategories, forumComments, forumPostLikes, forumPosts } from '../../database/schema/forum.ts';
import { instantAt } from '../days.ts';
import { demoId } from '../demo-id.ts';
import type { History } from '../history.ts';
import { insertRows } from '../insert-rows.ts';
import { type Community, findMember } from '../members/members.ts';
import { categories } from './categories.ts';
import type { Discussion } from './discussions.ts';
import { excerptOf } from './excerpt.ts';
import { giveLikes } from './likes.ts';

const CATEGORIES_CREATED_AT = instantAt('2025-01-10', '09:00');

export async function insertForum(
  database: Queryable,
  discussions: Discussion[],
  community: Community,
  history: History,
): Promise<void> {
  const likes = giveLikes(discussions, community, history);

  await insertRows(
    database,
    forumCategories,
    categories.map(({ posts: _posts, ...category }) => ({
      ...category,
      id: demoId('category', category.slug),
      createdAt: CATEGORIES_CREATED_AT,
    })),
  );
  await insertRows(
    database,
    forumPosts,
    discussions.map(({ id, categoryId, text, createdAt }) => {
      const content = text.content.join('\n\n');
      return {
        id,
        categoryId,
        title: text.title,
        content,
        excerpt: excerptOf(content),
        authorId: findMember(community, text.author).id,
        isPublished: true,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  await insertRows(
    database,
    forumComments,
    discussions.flatMap(({ id: postId, comments }) =>
      comments.map(({ author, solves: _solves, ...comment }) => ({
        ...comment,
        postId,
        authorId: findMember(community, author).id,
        updatedAt: comment.createdAt,
      })),
    ),
  );
  for (const { id, createdAt, comments } of discussions) {
    const solution = comments.find(({ solves }) => solves);
    if (!solution) continue;
    await database
      .update(forumPosts)
      .set({ solutionId: solution.id, updatedAt: createdAt })
      .where(eq(forumPosts.id, id));
  }
  await insertRows(
    database,
    forumPostLikes,
    [...likes].flatMap(([postId, postLikes]) =>
      postLikes.map(({ member, createdAt }) => ({ postId, userId: member.id, createdAt })),
    ),
  );
}
