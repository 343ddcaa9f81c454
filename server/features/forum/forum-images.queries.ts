import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { invalid } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';
import { forumImages, mediaItems } from '../../database/schema/media.ts';

export type ImagePlace = { postId: string } | { commentId: string };

const isAt = (place: ImagePlace): SQL =>
  'postId' in place ? eq(forumImages.postId, place.postId) : eq(forumImages.commentId, place.commentId);

export async function detachImages(transaction: Queryable, place: ImagePlace): Promise<void> {
  await transaction.delete(forumImages).where(isAt(place));
}

interface AttachedImages {
  authorId: string;
  imageIds: readonly string[];
  /** In the same order; absent ones stay. */
  imageAlts?: readonly string[] | undefined;
}

/** The primary key refuses what another transaction attached first. */
export async function attachImages(
  transaction: Queryable,
  place: ImagePlace,
  { authorId, imageIds, imageAlts = [] }: AttachedImages,
): Promise<void> {
  await detachImages(transaction, place);
  if (imageIds.length === 0) return;
  const isFree = sql`not exists (select from ${forumImages} where ${forumImages.mediaId} = ${mediaItems.id})`;
  const own = await transaction
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(
      and(
        inArray(mediaItems.id, [...imageIds]),
        eq(mediaItems.audience, 'members'),
        eq(mediaItems.uploadedBy, authorId),
        isFree,
      ),
    )
    .for('key share');
  if (own.length < imageIds.length) throw invalid({ imageIds: 'Alguna de las imágenes ya no está. Súbela de nuevo.' });
  await transaction.insert(forumImages).values(imageIds.map((mediaId, position) => ({ mediaId, position, ...place })));
  for (const [index, alt] of imageAlts.slice(0, imageIds.length).entries()) {
    await transaction
      .update(mediaItems)
      .set({ alt })
      .where(eq(mediaItems.id, String(imageIds[index])));
  }
}
