import * as z from 'zod/mini';
import { get, post } from '../endpoint.ts';
import { idParams, instant, pageFields, pageNumber, pageSize, possiblyEmptyText, searchText } from '../fields.ts';
import { recordEndpoints } from '../record-endpoints.ts';

const MEBIBYTE = 1024 * 1024;

export const mediaLimits = { bytes: 15 * MEBIBYTE, alt: 300, name: 200 };

/** Bytes per person in the database, all widths together, by audience. */
export const imageQuotas = { members: 500 * MEBIBYTE, public: 5_000 * MEBIBYTE };

const share = (message: string) => z.number(message).check(z.minimum(0, message), z.maximum(1, message));
const FOCAL_MESSAGE = 'El punto de interés debe estar dentro de la imagen';

/** Point kept in sight when cropped, from 0 to 1 from the left and the top. */
const focal = z.object({ x: share(FOCAL_MESSAGE), y: share(FOCAL_MESSAGE) });

/** Addresses are paths of this site and immutable. */
export const image = z.object({
  id: z.string(),
  /** Medium width, for programs that take only one. */
  url: z.string(),
  /** WebP by width; null for a drawing, which has one address for all widths. */
  srcset: z.nullable(z.string()),
  /** Null until encoded, and for a drawing. */
  avifSrcset: z.nullable(z.string()),
  /** JPEG for link previews and mails; null for a drawing. */
  jpegUrl: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
  /** Empty: decorative. */
  alt: z.string(),
  /** `data:` address of a few pixels, enlarged while the picture loads. */
  placeholder: z.nullable(z.string()),
  focal,
});
export type Image = z.output<typeof image>;

const INVALID_IMAGE = 'Esa imagen no es válida';

/** Absent: unchanged; empty or null: none. */
export const imageId = z.nullish(z.union([z.literal(''), z.uuid(INVALID_IMAGE)], INVALID_IMAGE));

export const mediaUse = z.object({
  type: z.enum(['news', 'event', 'project', 'content', 'issue', 'settings']),
  /** Null for the settings. */
  id: z.nullable(z.string()),
  title: z.string(),
});
export type MediaUse = z.output<typeof mediaUse>;

export const mediaItem = z.extend(image, {
  name: z.string(),
  createdAt: instant,
  /** Null for the portal's own pictures and deleted accounts. */
  uploadedBy: z.nullable(z.string()),
  usesCount: z.number(),
});
export type MediaItem = z.output<typeof mediaItem>;

export const mediaDetail = z.extend(mediaItem, {
  /** In the areas that the viewer may work in. */
  uses: z.array(mediaUse),
  otherUses: z.number(),
});
export type MediaDetail = z.output<typeof mediaDetail>;

export const mediaForm = z.object({ alt: possiblyEmptyText(mediaLimits.alt), focal });
export type MediaForm = z.output<typeof mediaForm>;

const records = recordEndpoints('/api/admin/media', 'media', mediaDetail);

export const mediaContract = {
  getMediaFile: get(
    '/api/media/:id/:file',
    'public',
    'Una imagen en un ancho y un formato; las del foro, solo para miembros',
    {
      params: z.extend(idParams, {
        file: z.string().check(z.regex(/^[1-9]\d{0,4}\.(?:avif|webp|jpg|svg)$/, 'El nombre no es válido')),
      }),
    },
  ),
  listMedia: get('/api/admin/media', 'media', 'Imágenes de la oficina, de la más nueva a la más vieja', {
    query: z.object({ search: searchText(), page: pageNumber, limit: pageSize(24, 100) }),
    response: z.object({ media: z.array(mediaItem), ...pageFields }),
  }),
  getMedia: records.get('Una imagen, con dónde se usa'),
  uploadMedia: post(
    '/api/admin/media',
    'media',
    'Subir una imagen: el cuerpo es la imagen misma (JPEG, PNG, WebP, AVIF o GIF), de 15 MB como máximo',
    {
      needsProof: 'daily-work',
      query: z.object({ name: z.optional(possiblyEmptyText(mediaLimits.name)) }),
      response: mediaDetail,
      status: 201,
    },
  ),
  updateMedia: records.update('Cambiar el texto alternativo y el punto de interés de una imagen', mediaForm),
  deleteMedia: records.remove('Eliminar una imagen que no se usa'),
};
