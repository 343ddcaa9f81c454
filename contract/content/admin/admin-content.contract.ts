import * as z from 'zod/mini';
import { get } from '../../endpoint.ts';
import { idParams, instant, pageFields, pageNumber, pageSize } from '../../fields.ts';
import { recordEndpoints } from '../../record-endpoints.ts';
import { editBody } from '../../versioned-body.ts';
import { contentForms, pageForms, slugOrNone } from '../content.contract.ts';
import { CONTENT_KINDS, type ContentKind, type PageKind } from '../content-kinds.ts';

const state = {
  id: z.string(),
  name: z.string(),
  isPublished: z.boolean(),
  hasChanges: z.boolean(),
  publishedAt: z.nullable(instant),
  publishAt: z.nullable(instant),
  version: z.number(),
  updatedAt: instant,
};

const summary = z.object({ ...state, kind: z.enum(CONTENT_KINDS), slug: z.nullable(z.string()) });
export type ContentSummary = z.output<typeof summary>;

const record = <K extends ContentKind, Shape extends z.core.$ZodShape>(kind: K, form: z.ZodMiniObject<Shape>) =>
  z.extend(form, { ...state, kind: z.literal(kind) });

export const adminContent = z.discriminatedUnion('kind', [
  record('purpose', contentForms.purpose),
  record('landing', contentForms.landing),
  record('firms', contentForms.firms),
  record('about', contentForms.about),
  record('leaders', contentForms.leaders),
  record('history', contentForms.history),
  record('events', contentForms.events),
  record('hours', contentForms.hours),
  record('footer', contentForms.footer),
  record('service', contentForms.service),
  record('page', contentForms.page),
]);
export type AdminContent = z.output<typeof adminContent>;

const KIND_MESSAGE = 'Esa clase de contenido no es válida';

const edit = <K extends ContentKind, Shape extends z.core.$ZodShape>(kind: K, form: z.ZodMiniObject<Shape>) =>
  z.extend(editBody(form), { kind: z.literal(kind) });

export const contentEdit = z.discriminatedUnion(
  'kind',
  [
    edit('purpose', contentForms.purpose),
    edit('landing', contentForms.landing),
    edit('firms', contentForms.firms),
    edit('about', contentForms.about),
    edit('leaders', contentForms.leaders),
    edit('history', contentForms.history),
    edit('events', contentForms.events),
    edit('hours', contentForms.hours),
    edit('footer', contentForms.footer),
    edit('service', contentForms.service),
    edit('page', contentForms.page),
  ],
  KIND_MESSAGE,
);
export type ContentEdit = z.output<typeof contentEdit>;

/** Absent: derived from the title. */
const creation = <K extends PageKind, Shape extends z.core.$ZodShape>(kind: K, form: z.ZodMiniObject<Shape>) =>
  z.extend(form, { kind: z.literal(kind), slug: z.optional(slugOrNone) });

export const pageCreation = z.discriminatedUnion(
  'kind',
  [creation('service', pageForms.service), creation('page', pageForms.page)],
  KIND_MESSAGE,
);
export type PageCreation = z.output<typeof pageCreation>;

export const contentVersion = z.object({
  number: z.number(),
  publishedAt: instant,
  /** Null for the portal's own texts and deleted accounts. */
  publishedBy: z.nullable(z.string()),
  wasScheduled: z.boolean(),
});
export type ContentVersion = z.output<typeof contentVersion>;

export const contentGroup = z.enum(['site', 'service', 'page']);

const records = recordEndpoints('/api/admin/content', 'content', adminContent);

export const adminContentContract = {
  listAllContent: records.list(
    'Textos, servicios y páginas de la organización, publicados o no',
    { group: z.optional(contentGroup) },
    { content: z.array(summary), counts: z.record(contentGroup, z.number()) },
  ),
  getAnyContent: records.get('Un texto con su borrador'),
  createPage: records.create('Crear un servicio o una página, como borrador', pageCreation),
  editContent: records.edit(
    'Cambiar el borrador; lo publicado sigue a la vista hasta que se publique de nuevo',
    contentEdit,
  ),
  publishContent: records.publish('Publicar el borrador'),
  unpublishContent: records.unpublish('Retirar un servicio o una página del sitio'),
  scheduleContent: records.schedule('Programar la publicación del borrador'),
  unscheduleContent: records.unschedule('Cancelar la publicación programada'),
  listContentVersions: get(
    '/api/admin/content/:id/versions',
    'content',
    'Versiones publicadas, de la más nueva a la más vieja',
    {
      params: idParams,
      query: z.object({ page: pageNumber, limit: pageSize(20, 100) }),
      response: z.object({ versions: z.array(contentVersion), ...pageFields }),
    },
  ),
  getContentVersion: get(
    '/api/admin/content/:id/versions/:number',
    'content',
    'El texto como era en una versión publicada, para leerla o volver a ella',
    {
      params: z.extend(idParams, { number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)) }),
      response: adminContent,
    },
  ),
  deletePage: records.remove('Eliminar un servicio o una página con sus versiones'),
};
