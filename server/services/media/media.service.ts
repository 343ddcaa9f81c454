import {
  type Image,
  imageQuotas,
  type MediaDetail,
  type MediaForm,
  type MediaUse,
} from '#contract/media/media.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict, invalid, notFound } from '../../core/errors.ts';
import { deleteFileIfUnused, storeFile } from '../../core/files/stored-files.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { CONTENT_TYPES, drawAvif, drawPhoto, type Variant } from './create-variants.ts';
import { canSeeUse } from './media.policy.ts';
import { presentMediaDetail } from './media.presenter.ts';
import {
  deleteMedia,
  findImage,
  findMedia,
  type ImageOwner,
  insertMedia,
  insertVariant,
  listUses,
  lockMedia,
  readWidest,
  shareMedia,
  sumImageBytes,
  updateMedia,
} from './media.queries.ts';

type Deps = Pick<Context, 'database' | 'jobs'>;

export const mediaNotFound = () => notFound('Esa imagen ya no está.');

/** Locked until the record is committed. Lock order: pictures before records. */
export async function requireImage(
  transaction: Queryable,
  id: string | null | undefined,
  field = 'imageId',
): Promise<void> {
  if (!id || (await shareMedia(transaction, id))) return;
  throw invalid({ [field]: 'Esa imagen ya no está en la biblioteca. Elige otra.' });
}

async function storeVariant(transaction: Queryable, mediaId: string, { format, width, height, bytes }: Variant) {
  const hash = await storeFile(transaction, { bytes, contentType: CONTENT_TYPES[format], width, height });
  await insertVariant(transaction, { mediaId, width, format, hash });
}

interface Upload extends ImageOwner {
  bytes: Buffer;
  name?: string | undefined;
}

const QUOTA_REACHED = {
  members:
    'Tus fotos del foro ya ocupan los 500 MB que caben por persona. Quita de tus publicaciones las que ya no hagan falta y prueba otra vez mañana.',
  public:
    'Las imágenes que subiste a la biblioteca ya ocupan los 5 GB que caben por persona. Borra las que no se usen y prueba otra vez.',
};

/** Soft quota: concurrent uploads, two for each person, may exceed it. */
async function requireSpace(database: Queryable, owner: ImageOwner): Promise<void> {
  if ((await sumImageBytes(database, owner)) >= imageQuotas[owner.audience]) {
    throw conflict(QUOTA_REACHED[owner.audience]);
  }
}

/** `then` is part of the transaction. */
export async function storeUpload(
  { database, jobs }: Deps,
  { bytes, ...item }: Upload,
  then?: (transaction: Queryable, id: string) => Promise<void>,
): Promise<string> {
  await requireSpace(database, item);
  const { variants, ...photo } = await drawPhoto(item.uploadedBy, bytes);
  return database.transaction(async (transaction) => {
    const id = await insertMedia(transaction, { kind: 'photo', ...photo, ...item });
    for (const each of variants) await storeVariant(transaction, id, each);
    await jobs.enqueue(transaction, 'media-avif', { mediaId: id });
    await then?.(transaction, id);
    return id;
  });
}

/** Swept if its post or comment is never sent. */
export async function uploadForumImage(deps: Deps, viewer: Pick<Viewer, 'id'>, bytes: Buffer): Promise<Image> {
  const id = await storeUpload(deps, { bytes, audience: 'members', uploadedBy: viewer.id });
  const image = await findImage(deps.database, id);
  if (!image) throw mediaNotFound();
  return image;
}

/** Idempotent. Pictures deleted in the meantime are skipped. */
export async function encodeAvif(database: Database, mediaId: string): Promise<void> {
  const webp = await readWidest(database, mediaId);
  const item = await database.transaction((transaction) => lockMedia(transaction, mediaId));
  if (!webp || !item) return;
  const variants: Variant[] = [];
  for (const width of item.widths) variants.push(await drawAvif(webp, width));
  await database.transaction(async (transaction) => {
    if (!(await lockMedia(transaction, mediaId))) return;
    for (const each of variants) await storeVariant(transaction, mediaId, each);
    await updateMedia(transaction, mediaId, { hasAvif: true });
  });
}

export function mediaJobs({ database, jobs }: Context): void {
  jobs.work('media-avif', ({ mediaId }) => encodeAvif(database, mediaId));
}

export async function getMedia(database: Queryable, id: string, viewer: Viewer) {
  const row = await findMedia(database, id);
  if (!row) throw mediaNotFound();
  const all = await listUses(database, id);
  const uses = all.filter((use) => canSeeUse(viewer, use));
  return presentMediaDetail(row, uses, all.length - uses.length);
}

const targetOf = ({ id, name, alt }: { id: string; name: string; alt: string }) => ({
  type: 'media',
  id,
  label: alt || name || 'Imagen',
});

export async function uploadMedia(deps: Deps, viewer: Viewer, upload: Pick<Upload, 'bytes' | 'name'>) {
  const id = await storeUpload(
    deps,
    { ...upload, audience: 'public', uploadedBy: viewer.id },
    async (transaction, mediaId) => {
      const target = targetOf({ id: mediaId, name: upload.name ?? '', alt: '' });
      await writeAuditLog(transaction, viewer, { action: 'media.create', target });
    },
  );
  return getMedia(deps.database, id, viewer);
}

export function changeMedia({ database }: Deps, viewer: Viewer, id: string, { alt, focal }: MediaForm) {
  return database.transaction(async (transaction) => {
    const { name } = await getMedia(transaction, id, viewer);
    await updateMedia(transaction, id, { alt, focalX: focal.x, focalY: focal.y });
    await writeAuditLog(transaction, viewer, { action: 'media.update', target: targetOf({ id, name, alt }) });
    return getMedia(transaction, id, viewer);
  });
}

const USE_LABELS: Record<MediaUse['type'], string> = {
  news: 'la noticia',
  event: 'el evento',
  project: 'el proyecto',
  content: 'el contenido',
  issue: 'el boletín',
  settings: 'la configuración del sitio',
};
const NAMED_USES = 3;

function inUse({ uses, otherUses }: Pick<MediaDetail, 'uses' | 'otherUses'>) {
  const named = uses.slice(0, NAMED_USES).map(({ type, title }) => USE_LABELS[type] + (title && ` «${title}»`));
  const more = uses.length - named.length;
  const others = otherUses === 1 ? 'otra parte del portal' : `otras ${otherUses} partes del portal`;
  const places = [...named, ...(more > 0 ? [`${more} más`] : []), ...(otherUses > 0 ? [others] : [])];
  return conflict(`La imagen se usa en ${places.join(', ')}. Quítala de ahí antes de eliminarla.`);
}

/** The lock waits for records that are about to refer to it; a foreign key refuses later ones. */
export function removeMedia({ database }: Deps, viewer: Viewer, id: string): Promise<{ id: string }> {
  return database.transaction(async (transaction) => {
    await lockMedia(transaction, id);
    const item = await getMedia(transaction, id, viewer);
    if (item.uses.length + item.otherUses > 0) throw inUse(item);
    for (const hash of await deleteMedia(transaction, id)) await deleteFileIfUnused(transaction, hash);
    await writeAuditLog(transaction, viewer, { action: 'media.delete', target: targetOf(item) });
    return { id };
  });
}
