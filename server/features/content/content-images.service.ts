import type { Image } from '#contract/media/media.contract.ts';
import { invalid } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';
import { listImages, shareMedia } from '../../services/media/media.queries.ts';

type Fields = Record<string, unknown>;

interface Reference {
  /** Path of the field in a form: `people.2.imageId`. */
  field: string;
  imageId: string;
}

function listReferences(fields: Fields): Reference[] {
  const own =
    typeof fields.imageId === 'string' && fields.imageId ? [{ field: 'imageId', imageId: fields.imageId }] : [];
  const inRows = Object.entries(fields).flatMap(([name, rows]) =>
    Array.isArray(rows)
      ? rows.flatMap((row: Fields, index) =>
          listReferences(row).map(({ field, imageId }) => ({ field: `${name}.${index}.${field}`, imageId })),
        )
      : [],
  );
  return [...own, ...inRows];
}

/** Deadlock-free: in the order of the ids. */
export async function requireContentImages(transaction: Queryable, fields: Fields): Promise<void> {
  const references = listReferences(fields).sort((one, other) => (one.imageId < other.imageId ? -1 : 1));
  for (const { field, imageId } of references) {
    if (await shareMedia(transaction, imageId)) continue;
    throw invalid({ [field]: 'Esa imagen ya no está en la biblioteca. Elige otra.' });
  }
}

const readImages = (database: Queryable, fields: Fields) =>
  listImages(database, [...new Set(listReferences(fields).map(({ imageId }) => imageId))]);

function mapReferring(fields: Fields, change: (referring: Fields) => Fields): Fields {
  const rows = Object.entries(fields).filter(([, value]) => Array.isArray(value)) as [string, Fields[]][];
  return {
    ...change(fields),
    ...Object.fromEntries(rows.map(([name, list]) => [name, list.map((row) => mapReferring(row, change))])),
  };
}

export async function withImages<Content extends object>(database: Queryable, content: Content): Promise<Content> {
  const images = await readImages(database, content as Fields);
  if (images.length === 0) return content;
  const imageOf = (id: unknown): Image | null => images.find((image) => image.id === id) ?? null;
  return mapReferring(content as Fields, (each) =>
    each.imageId ? { ...each, image: imageOf(each.imageId) } : each,
  ) as Content;
}

/** Pictures of a former version may have been deleted since. */
export async function withoutMissingImages(database: Queryable, fields: Fields): Promise<Fields> {
  const ids = (await readImages(database, fields)).map(({ id }) => id);
  return mapReferring(fields, (each) =>
    each.imageId && !ids.includes(String(each.imageId)) ? { ...each, imageId: '' } : each,
  );
}
