import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
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

/** Delivery progress; `total` is the sum of the others. */
export const issueProgress = z.object({
  total: z.number(),
  sent: z.number(),
  /** Not sent yet. */
  pending: z.number(),
  /** Refused by the mail server. */
  failed: z.number(),
  /** Sent, but the mail server's reply was lost with the connection or the process. */
  unacknowledged: z.number(),
  /** Unsubscribed before it was their turn. */
  skipped: z.number(),
  /** Not tried: their addresses refuse mail. */
  paused: z.number(),
});
export type IssueProgress = z.output<typeof issueProgress>;

export const issue = z.object({
  id: z.string(),
  subject: z.string(),
  intro: z.string(),
  imageId: z.nullable(z.string()),
  /** The selected items that still exist. */
  news: z.array(item),
  events: z.array(item),
  state: issueState,
  progress: issueProgress,
  /** Raised by every change; edits and sending send the one that was read. */
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  sendingSince: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
});
export type Issue = z.output<typeof issue>;

/** State of an undelivered mail. */
export const undeliveredState = z.enum(['failed', 'unacknowledged', 'paused'], 'El estado no es válido');
export type UndeliveredState = z.output<typeof undeliveredState>;

export const issuesContract = {
  listIssues: endpoint({
    method: 'GET',
    path: '/api/admin/newsletter/issues',
    guard: 'admin',
    summary: 'Ediciones del boletín, de la más nueva a la más vieja',
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
  getIssue: endpoint({
    method: 'GET',
    path: '/api/admin/newsletter/issues/:id',
    guard: 'admin',
    summary: 'Una edición del boletín, con lo que va de su envío',
    params: idParams,
    response: issue,
  }),
  createIssue: endpoint({
    method: 'POST',
    path: '/api/admin/newsletter/issues',
    guard: 'admin',
    needsProof: 'daily-work',
    takesIdempotencyKey: true,
    summary: 'Guardar el borrador de una edición',
    body: issueBody,
    response: issue,
    status: 201,
  }),
  updateIssue: endpoint({
    method: 'PUT',
    path: '/api/admin/newsletter/issues/:id',
    guard: 'admin',
    needsProof: 'daily-work',
    summary: 'Cambiar un borrador',
    params: idParams,
    body: issueBody,
    response: issue,
  }),
  editIssue: endpoint({
    method: 'PATCH',
    path: '/api/admin/newsletter/issues/:id',
    guard: 'admin',
    needsProof: 'daily-work',
    versioned: true,
    summary: 'Cambiar solo algunos campos de un borrador',
    params: idParams,
    body: issueEdit,
    response: issue,
  }),
  deleteIssue: endpoint({
    method: 'DELETE',
    path: '/api/admin/newsletter/issues/:id',
    guard: 'admin',
    needsProof: 'daily-work',
    summary: 'Eliminar un borrador',
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
  previewIssue: endpoint({
    method: 'GET',
    path: '/api/admin/newsletter/issues/:id/preview',
    guard: 'admin',
    summary: 'El correo tal como lo verá quien lo reciba (HTML, para un marco sin permisos)',
    params: idParams,
  }),
  testIssue: endpoint({
    method: 'POST',
    path: '/api/admin/newsletter/issues/:id/test',
    guard: 'admin',
    needsProof: 'sends-nothing',
    summary: 'Enviarse a sí mismo una prueba',
    params: idParams,
    response: z.object({ message: z.string() }),
  }),
  sendIssue: endpoint({
    method: 'POST',
    path: '/api/admin/newsletter/issues/:id/send',
    guard: 'admin',
    needsProof: true,
    versioned: true,
    summary: 'Enviar una edición, una sola vez, a cada suscriptor activo y confirmado',
    params: idParams,
    body: decisionBody,
    response: issue,
  }),
  resendIssue: endpoint({
    method: 'POST',
    path: '/api/admin/newsletter/issues/:id/resend',
    guard: 'admin',
    needsProof: true,
    summary: 'Enviar de nuevo los correos que fallaron, quedaron sin confirmación de entrega o no se intentaron',
    params: idParams,
    body: z.object({ state: undeliveredState }),
    response: issue,
  }),
  listTroubledDeliveries: endpoint({
    method: 'GET',
    path: '/api/admin/newsletter/issues/:id/deliveries',
    guard: 'admin',
    summary: 'Los correos de una edición que fallaron, quedaron sin confirmación de entrega o no se intentaron',
    params: idParams,
    query: z.object({ state: undeliveredState, page: pageNumber, limit: pageSize(20, 100) }),
    response: z.object({
      deliveries: z.array(z.object({ email: z.string(), problem: z.nullable(z.string()) })),
      ...pageFields,
    }),
  }),
};
