import * as z from 'zod/mini';
import { get, post } from '../endpoint.ts';
import {
  atMost,
  dateOnly,
  idParams,
  instant,
  optionalLongText,
  pageFields,
  pageNumber,
  pageSize,
  requiredText,
} from '../fields.ts';
import { imageId } from '../media/media.contract.ts';
import { recordEndpoints } from '../record-endpoints.ts';
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
  createdAt: instant,
  updatedAt: instant,
  sendingSince: z.nullable(instant),
  sentAt: z.nullable(instant),
});
export type Issue = z.output<typeof issue>;

export const undeliveredState = z.enum(['failed', 'paused'], 'El estado no es válido');
export type UndeliveredState = z.output<typeof undeliveredState>;

const records = recordEndpoints('/api/admin/newsletter/issues', 'admin', issue);

export const issuesContract = {
  listIssues: records.list(
    'Ediciones del boletín, de la más nueva a la más vieja',
    { state: z.optional(issueState) },
    { issues: z.array(issue), counts: z.record(issueState, z.number()) },
  ),
  getIssue: records.get('Una edición del boletín, con lo que va de su envío'),
  createIssue: records.create('Guardar el borrador de una edición', issueBody),
  updateIssue: records.update('Cambiar un borrador', issueBody),
  editIssue: records.edit('Cambiar solo algunos campos de un borrador', issueEdit),
  deleteIssue: records.remove('Eliminar un borrador'),
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
