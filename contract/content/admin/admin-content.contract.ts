import * as z from 'zod/mini';
import { del, get, patch, post, put } from '../../endpoint.ts';
import { idParams, pageFields, pageNumber, pageSize, searchText } from '../../fields.ts';
import { decisionBody, editBody, scheduleBody } from '../../versioned-body.ts';
import { contentForms, pageForms, slugOrNone } from '../content.contract.ts';
import { CONTENT_KINDS, type ContentKind, type PageKind } from '../content-kinds.ts';

const state = {
  id: z.string(),
  name: z.string(),
  isPublished: z.boolean(),
  hasChanges: z.boolean(),
  publishedAt: z.nullable(z.string()),
  publishAt: z.nullable(z.string()),
  version: z.number(),
  updatedAt: z.string(),
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
  publishedAt: z.string(),
  /** Null for the portal's own texts and deleted accounts. */
  publishedBy: z.nullable(z.string()),
  wasScheduled: z.boolean(),
});
export type ContentVersion = z.output<typeof contentVersion>;

export const contentGroup = z.enum(['site', 'service', 'page']);

export const adminContentContract = {
  listAllContent: get(
    '/api/admin/content',
    'content',
    'Textos, servicios y páginas de la organización, publicados o no',
    {
      query: z.object({
        group: z.optional(contentGroup),
        search: searchText(),
        page: pageNumber,
        limit: pageSize(20, 100),
      }),
      response: z.object({
        content: z.array(summary),
        ...pageFields,
        counts: z.record(contentGroup, z.number()),
      }),
    },
  ),
  getAnyContent: get('/api/admin/content/:id', 'content', 'Un texto con su borrador', {
    params: idParams,
    response: adminContent,
  }),
  createPage: post('/api/admin/content', 'content', 'Crear un servicio o una página, como borrador', {
    needsProof: 'daily-work',
    takesIdempotencyKey: true,
    body: pageCreation,
    response: adminContent,
    status: 201,
  }),
  editContent: patch(
    '/api/admin/content/:id',
    'content',
    'Cambiar el borrador; lo publicado sigue a la vista hasta que se publique de nuevo',
    {
      needsProof: 'daily-work',
      versioned: true,
      params: idParams,
      body: contentEdit,
      response: adminContent,
    },
  ),
  publishContent: put('/api/admin/content/:id/publication', 'content', 'Publicar el borrador', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: decisionBody,
    response: adminContent,
  }),
  unpublishContent: del('/api/admin/content/:id/publication', 'content', 'Retirar un servicio o una página del sitio', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: decisionBody,
    response: adminContent,
  }),
  scheduleContent: put('/api/admin/content/:id/schedule', 'content', 'Programar la publicación del borrador', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: scheduleBody,
    response: adminContent,
  }),
  unscheduleContent: del('/api/admin/content/:id/schedule', 'content', 'Cancelar la publicación programada', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: decisionBody,
    response: adminContent,
  }),
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
  deletePage: del('/api/admin/content/:id', 'content', 'Eliminar un servicio o una página con sus versiones', {
    needsProof: 'daily-work',
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
};
