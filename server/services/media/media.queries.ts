import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Image, MediaUse } from '#contract/media/media.contract.ts';
import { type StoredFile, storedFileColumns } from '../../core/files/stored-files.ts';
import { matchesText } from '../../core/text-search/word-match.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { single } from '../../database/records.ts';
import { users } from '../../database/schema/account.ts';
import { files } from '../../database/schema/files.ts';
import { mediaItems, mediaVariants } from '../../database/schema/media.ts';
import { statement } from '../../database/statement.ts';
import type { MediaAccess } from './media.policy.ts';
import { type ImageRow, presentImage } from './present-image.ts';

export interface ImageOwner {
  audience: 'public' | 'members';
  uploadedBy: string;
}

/** Raw names: the subquery has an alias of its own. */
const imageJson = (alt = 'media.alt') =>
  sql.raw(`json_build_object('id', media.id, 'kind', media.kind, 'width', media.width,
  'height', media.height, 'widths', media.widths, 'hasAvif', media.has_avif, 'alt', ${alt},
  'placeholder', media.placeholder, 'focalX', media.focal_x, 'focalY', media.focal_y)`);
const IMAGE_JSON = imageJson();
const REPORTED_IMAGE_JSON = imageJson('coalesce(kept.alt, media.alt)');

export const imageJsonOf = (reference: SQL) =>
  sql`(select ${IMAGE_JSON} from media_items as media where media.id = ${reference})`;

export const imageOf = (reference: AnyPgColumn | SQL) =>
  sql<Image | null>`(select ${IMAGE_JSON} from media_items as media where media.id = ${reference})`.mapWith(
    (row: ImageRow) => presentImage(row),
  ) as SQL<Image | null>;

const presentImages = (rows: ImageRow[]) => rows.map(presentImage);

export const presentWithImages = <Row extends { image: ImageRow | null }>(rows: Row[]) =>
  rows.map((row) => ({ ...row, image: row.image && presentImage(row.image) }));

export const forumImagesOf = (place: 'post_id' | 'comment_id', id: AnyPgColumn) =>
  sql<Image[]>`coalesce((select json_agg(${IMAGE_JSON} order by attached.position) from forum_images as attached
    join media_items as media on media.id = attached.media_id where attached.${sql.raw(place)} = ${id}), '[]')`.mapWith(
    presentImages,
  ) as SQL<Image[]>;

export const reportImagesOf = (id: AnyPgColumn) =>
  sql<Image[]>`coalesce((select json_agg(${REPORTED_IMAGE_JSON} order by kept.position) from report_images as kept
    join media_items as media on media.id = kept.media_id where kept.report_id = ${id}), '[]')`.mapWith(
    presentImages,
  ) as SQL<Image[]>;

export async function findImage(database: Queryable, id: string): Promise<Image | undefined> {
  const { rows } = await database.execute<{ image: ImageRow }>(
    sql`select ${IMAGE_JSON} as image from media_items as media where media.id = ${id}`,
  );
  return rows[0] && presentImage(rows[0].image);
}

/** Shared bytes count for each picture. */
export async function sumImageBytes(database: Queryable, { uploadedBy, audience }: ImageOwner): Promise<number> {
  const [row] = await database
    .select({ bytes: sql<number>`coalesce(sum(${files.byteSize}), 0)::float8` })
    .from(mediaItems)
    .innerJoin(mediaVariants, eq(mediaVariants.mediaId, mediaItems.id))
    .innerJoin(files, eq(files.hash, mediaVariants.hash))
    .where(and(eq(mediaItems.uploadedBy, uploadedBy), eq(mediaItems.audience, audience)));
  return row?.bytes ?? 0;
}

export async function listImages(database: Queryable, ids: string[]): Promise<Image[]> {
  if (ids.length === 0) return [];
  const { rows } = await database.execute<{ image: ImageRow }>(sql`
    select ${IMAGE_JSON} as image from media_items as media
    where media.audience = 'public' and media.id = any(${sql.param(ids)}::uuid[])`);
  return rows.map(({ image }) => presentImage(image));
}

const post = sql<MediaAccess['post']>`case when ${mediaItems.audience} = 'members' then (
  select json_build_object('isPublished', post.is_published, 'authorId', post.author_id)
  from forum_images as attached
  left join forum_comments as comment on comment.id = attached.comment_id
  join forum_posts as post on post.id = coalesce(attached.post_id, comment.post_id)
  where attached.media_id = ${mediaItems.id} and comment.deleted_at is null
    and (select enable_forum from site_settings)) end`;

const selectFile = statement('media_file', (database) =>
  database
    .select({
      ...storedFileColumns,
      audience: mediaItems.audience,
      uploadedBy: mediaItems.uploadedBy,
      post,
    })
    .from(mediaVariants)
    .innerJoin(mediaItems, eq(mediaItems.id, mediaVariants.mediaId))
    .innerJoin(files, eq(files.hash, mediaVariants.hash))
    .where(
      and(
        eq(mediaVariants.mediaId, sql.placeholder('id')),
        eq(mediaVariants.width, sql.placeholder('width')),
        eq(mediaVariants.format, sql.placeholder('format')),
      ),
    ),
);

export async function findMediaFile(
  database: Database,
  { id, file }: { id: string; file: string },
): Promise<(StoredFile & MediaAccess) | undefined> {
  const [width, format] = file.split('.');
  const [row] = await selectFile(database, { id, width: Number(width), format });
  return row;
}

const USES = sql.raw(`(
  select 'news' as type, id, title, image_id as media_id from news where image_id is not null
  union all select 'event', id, title, image_id from events where image_id is not null
  union all select 'event', events.id, title, event_speakers.image_id from event_speakers
    join events on events.id = event_id where event_speakers.image_id is not null
  union all select 'project', id, title, image_id from projects where image_id is not null
  union all select 'content', content_items.id, name, media_id from content_images
    join content_items on content_items.id = item_id
  union all select 'issue', id, subject, image_id from newsletter_issues where image_id is not null
  union all select 'settings', null, '', hero_image_id from site_settings where hero_image_id is not null
  union all select 'settings', null, '', logo_id from site_settings where logo_id is not null
  union all select 'settings', null, '', logo_dark_id from site_settings where logo_dark_id is not null
) as uses`);

export async function listUses(database: Queryable, id: string): Promise<MediaUse[]> {
  const { rows } = await database.execute<MediaUse & Record<string, unknown>>(
    sql`select distinct type, id, title from ${USES} where media_id = ${id} order by type, title, id`,
  );
  return rows;
}

const columns = {
  id: mediaItems.id,
  kind: mediaItems.kind,
  name: mediaItems.name,
  alt: mediaItems.alt,
  width: mediaItems.width,
  height: mediaItems.height,
  widths: mediaItems.widths,
  hasAvif: mediaItems.hasAvif,
  placeholder: mediaItems.placeholder,
  focalX: mediaItems.focalX,
  focalY: mediaItems.focalY,
  createdAt: mediaItems.createdAt,
  uploadedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
  usesCount: sql<number>`(select count(*)::int from ${USES} where media_id = ${mediaItems.id})`,
};

const ofOffice = eq(mediaItems.audience, 'public');
const matching = (search: string | undefined) => and(ofOffice, matchesText(search, [mediaItems.name, mediaItems.alt]));

const selectItems = (database: Queryable) =>
  database.select(columns).from(mediaItems).leftJoin(users, eq(users.id, mediaItems.uploadedBy));

export function listMedia(
  database: Queryable,
  { search, page, limit }: { search?: string | undefined; page: number; limit: number },
) {
  return selectItems(database)
    .where(matching(search))
    .orderBy(desc(mediaItems.createdAt), desc(mediaItems.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export function countMedia(database: Queryable, search: string | undefined): Promise<number> {
  return database.$count(mediaItems, matching(search));
}

export async function findMedia(database: Queryable, id: string) {
  const [row] = await selectItems(database).where(and(ofOffice, eq(mediaItems.id, id)));
  return row;
}

/** Share lock: the picture cannot be deleted before it is referred to. */
export async function shareMedia(transaction: Queryable, id: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(and(ofOffice, eq(mediaItems.id, id)))
    .for('key share');
  return rows.length > 0;
}

export async function insertMedia(transaction: Queryable, values: typeof mediaItems.$inferInsert): Promise<string> {
  return single(await transaction.insert(mediaItems).values(values).returning({ id: mediaItems.id })).id;
}

export async function insertVariant(transaction: Queryable, values: typeof mediaVariants.$inferInsert): Promise<void> {
  await transaction.insert(mediaVariants).values(values).onConflictDoNothing();
}

export async function updateMedia(
  transaction: Queryable,
  id: string,
  values: Partial<typeof mediaItems.$inferInsert>,
): Promise<void> {
  await transaction.update(mediaItems).set(values).where(eq(mediaItems.id, id));
}

export async function lockMedia(transaction: Queryable, id: string) {
  const [row] = await transaction
    .select({ id: mediaItems.id, name: mediaItems.name, alt: mediaItems.alt, widths: mediaItems.widths })
    .from(mediaItems)
    .where(eq(mediaItems.id, id))
    .for('update');
  return row;
}

/** Returns the hashes of its files, which are unreferenced now. */
export async function deleteMedia(transaction: Queryable, id: string): Promise<string[]> {
  const variants = await transaction
    .delete(mediaVariants)
    .where(eq(mediaVariants.mediaId, id))
    .returning({ hash: mediaVariants.hash });
  await transaction.delete(mediaItems).where(eq(mediaItems.id, id));
  return [...new Set(variants.map(({ hash }) => hash))].sort();
}

export async function readWidest(database: Queryable, id: string): Promise<Buffer | undefined> {
  const [row] = await database
    .select({ bytes: files.bytes })
    .from(mediaVariants)
    .innerJoin(files, eq(files.hash, mediaVariants.hash))
    .where(and(eq(mediaVariants.mediaId, id), eq(mediaVariants.format, 'webp')))
    .orderBy(desc(mediaVariants.width))
    .limit(1);
  return row?.bytes;
}
