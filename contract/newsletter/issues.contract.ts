import * as z from 'zod/mini';
import { del, get, patch, post, put } from '../endpoint.ts';
import {
  atMost,
  dateOnly,
  idParams,
  optionalLongText,
  pageFields,
  pageNumber,
  pageSize,
  requiredText,
  searchText,
} from '../fields.ts';
import { imageId } from '../media/media.contract.ts';
import { decisionBody, editBody } from '../versioned-body.ts';

export const issueLimits = { subject: 150, intro: 3000, items: 10 };

export const issueState = z.enum(['draft', 'sending', 'sent']);
export type IssueState = z.output<typeof issueState>;

const item = z.object({ id: z.string(), title: z.string(), date: dateOnly });
export type IssueItem = z.output<typeof item>;

const selectedIds = (message: string) =>
  z._default(
    z.array(z.uuid('El identificador no es válido')).check(
      atMost(issueLimits.items, message),
      z.refine((ids) => new Set(ids).size === ids.length, 'Hay elementos repetidos'),
    ),
    [],
  );

export const issueBody = z.object({
  subject: requiredText('El asunto es requerido', issueLimits.subject),
  intro: optionalLongText(issueLimits.intro, `La introducción no puede exceder ${issueLimits.intro} caracteres`),
  imageId,
  newsIds: selectedIds(`Elige ${issueLimits.items} noticias como máximo`),
  eventIds: selectedIds(`Elige ${issueLimits.items} eventos como máximo`),
});
export type IssueBody = z.output<typeof issueBody>;

const issueEdit = editBody(issueBody);
export type IssueEdit = z.output<typeof issueEdit>;

/** `total` is the sum of the others. */
export const issueProgress = z.object({
  total: z.number(),
  sent: z.number(),
  pending: z.number(),
  /** Refused by the mail server. */
  failed: z.number(),
  skipped: z.number(),
  /** Not tried: the address bounces. */
  paused: z.number(),
});
export type IssueProgress = z.output<typeof issueProgress>;

export const issue = z.object({
  id: z.string(),
  subject: z.string(),
  intro: z.string(),
  imageId: z.nullable(z.string()),
  /** Deleted items are left out. */
  news: z.array(item),
  events: z.array(item),
  state: issueState,
  progress: issueProgress,
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  sendingSince: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
});
export type Issue = z.output<typeof issue>;

export const undeliveredState = z.enum(['failed', 'paused'], 'El estado no es válido');
export type UndeliveredState = z.output<typeof undeliveredState>;

export const issuesContract = {
  listIssues: get('/api/admin/newsletter/issues', 'admin', 'Ediciones del boletín, de la más nueva a la más vieja', {
    query: z.object({
      state: z.optional(issueState),
      search: searchText(),
      page: pageNumber,
      limit: pageSize(20, 100),
    }),
    response: z.object({
      issues: z.array(issue),
      ...pageFields,
      counts: z.record(issueState, z.number()),
    }),
  }),
  getIssue: get('/api/admin/newsletter/issues/:id', 'admin', 'Una edición del boletín, con lo que va de su envío', {
    params: idParams,
    response: issue,
  }),
  createIssue: post('/api/admin/newsletter/issues', 'admin', 'Guardar el borrador de una edición', {
    needsProof: 'daily-work',
    takesIdempotencyKey: true,
    body: issueBody,
    response: issue,
    status: 201,
  }),
  updateIssue: put('/api/admin/newsletter/issues/:id', 'admin', 'Cambiar un borrador', {
    needsProof: 'daily-work',
    params: idParams,
    body: issueBody,
    response: issue,
  }),
  editIssue: patch('/api/admin/newsletter/issues/:id', 'admin', 'Cambiar solo algunos campos de un borrador', {
    needsProof: 'daily-work',
    versioned: true,
    params: idParams,
    body: issueEdit,
    response: issue,
  }),
  deleteIssue: del('/api/admin/newsletter/issues/:id', 'admin', 'Eliminar un borrador', {
    needsProof: 'daily-work',
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
  previewIssue: get(
    '/api/admin/newsletter/issues/:id/preview',
    'admin',
    'El correo tal como lo verá quien lo reciba (HTML, para un marco sin permisos)',
    { params: idParams },
  ),
  testIssue: post('/api/admin/newsletter/issues/:id/test', 'admin', 'Enviarse a sí mismo una prueba', {
    needsProof: 'sends-nothing',
    params: idParams,
    response: z.object({ message: z.string() }),
  }),
  sendIssue: post(
    '/api/admin/newsletter/issues/:id/send',
    'admin',
    'Enviar una edición, una sola vez, a cada suscriptor activo y confirmado',
    { needsProof: true, versioned: true, params: idParams, body: decisionBody, response: issue },
  ),
  resendIssue: post(
    '/api/admin/newsletter/issues/:id/resend',
    'admin',
    'Enviar de nuevo los correos que fallaron o no se intentaron',
    {
      needsProof: true,
      params: idParams,
      body: z.object({ state: undeliveredState }),
      response: issue,
    },
  ),
  listTroubledDeliveries: get(
    '/api/admin/newsletter/issues/:id/deliveries',
    'admin',
    'Los correos de una edición que fallaron o no se intentaron',
    {
      params: idParams,
      query: z.object({ state: undeliveredState, page: pageNumber, limit: pageSize(20, 100) }),
      response: z.object({
        deliveries: z.array(z.object({ email: z.string(), problem: z.nullable(z.string()) })),
        ...pageFields,
      }),
    },
  ),
};
