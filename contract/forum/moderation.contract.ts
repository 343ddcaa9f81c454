import * as z from 'zod/mini';
import { del, get, post, put } from '../endpoint.ts';
import { idParams, instant, optionalLongText, pageFields, pageNumber, pageSize } from '../fields.ts';
import { forumAuthor, forumPost } from './forum.contract.ts';

export const moderationLimits = { details: 500, reason: 500, pageSize: 20 };

export const reportReason = z.enum(['spam', 'offensive', 'off-topic', 'other'], 'Elige un motivo');

export const reportStatus = z.enum(['open', 'resolved', 'dismissed']);
export type ReportStatus = z.output<typeof reportStatus>;

export const reportDecisionBody = z.object({
  status: z.enum(['resolved', 'dismissed'], 'Elige resolver o descartar'),
  note: optionalLongText(moderationLimits.reason, `El motivo no puede exceder ${moderationLimits.reason} caracteres`),
});
export type DecisionBody = z.input<typeof reportDecisionBody>;

export const reportBody = z.object({ reason: reportReason, details: optionalLongText(moderationLimits.details) });

const thanks = z.object({ message: z.string() });

export const reportedOriginal = z.enum(['same', 'changed', 'gone']);
export type ReportedOriginal = z.output<typeof reportedOriginal>;

/** Snapshot taken with the report. */
export const reportedAuthor = z.object({ id: z.nullable(z.string()), firstName: z.string(), lastName: z.string() });

export const forumReport = z.object({
  id: z.string(),
  reason: reportReason,
  details: z.nullable(z.string()),
  status: reportStatus,
  createdAt: instant,
  resolvedAt: z.nullable(instant),
  reporter: forumAuthor,
  subject: z.enum(['post', 'comment']),
  subjectId: z.string(),
  title: z.string(),
  content: z.string(),
  author: reportedAuthor,
  original: reportedOriginal,
  /** Null once the post is deleted. */
  postId: z.nullable(z.string()),
});
export type ForumReport = z.output<typeof forumReport>;

export const reportList = z.object({ reports: z.array(forumReport), ...pageFields });

export const moderationContract = {
  reportPost: post('/api/forum/posts/:id/reports', 'member', 'Reportar una publicación a la administración', {
    params: idParams,
    body: reportBody,
    response: thanks,
    status: 201,
  }),
  reportComment: post('/api/forum/comments/:id/reports', 'member', 'Reportar un comentario a la administración', {
    params: idParams,
    body: reportBody,
    response: thanks,
    status: 201,
  }),
  listReports: get(
    '/api/admin/forum/reports',
    'moderation',
    'Reportes de publicaciones y comentarios, del más antiguo al más nuevo',
    {
      query: z.object({
        status: z._default(reportStatus, 'open'),
        page: pageNumber,
        limit: pageSize(moderationLimits.pageSize, 100),
      }),
      response: reportList,
    },
  ),
  resolveReport: put('/api/admin/forum/reports/:id', 'moderation', 'Dar un reporte por resuelto o descartarlo', {
    needsProof: 'daily-work',
    params: idParams,
    body: reportDecisionBody,
    response: forumReport,
  }),
  pinPost: put('/api/admin/forum/posts/:id/pin', 'moderation', 'Fijar una publicación arriba de las listas', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumPost,
  }),
  unpinPost: del('/api/admin/forum/posts/:id/pin', 'moderation', 'Dejar de fijar una publicación', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumPost,
  }),
  closePost: put('/api/admin/forum/posts/:id/closure', 'moderation', 'Cerrar una publicación a nuevos comentarios', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumPost,
  }),
  reopenPost: del('/api/admin/forum/posts/:id/closure', 'moderation', 'Abrir de nuevo una publicación a comentarios', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumPost,
  }),
  movePost: put('/api/admin/forum/posts/:id/category', 'moderation', 'Pasar una publicación a otra categoría', {
    needsProof: 'daily-work',
    params: idParams,
    body: z.object({ categoryId: z.uuid('Debe seleccionar una categoría') }),
    response: forumPost,
  }),
  takeDownPost: put(
    '/api/admin/forum/posts/:id/takedown',
    'moderation',
    'Retirar una publicación: solo la ven su autor y la administración',
    {
      needsProof: 'daily-work',
      params: idParams,
      body: z.object({ reason: optionalLongText(moderationLimits.reason) }),
      response: forumPost,
    },
  ),
  restorePost: del('/api/admin/forum/posts/:id/takedown', 'moderation', 'Publicar de nuevo una publicación retirada', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumPost,
  }),
};
