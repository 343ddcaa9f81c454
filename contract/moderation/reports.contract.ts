import * as z from 'zod/mini';
import { type Endpoint, get, post, put } from '../endpoint.ts';
import { idParams, optionalLongText, pageFields, pageNumber, pageSize } from '../fields.ts';
import { forumAuthor } from '../forum/forum.contract.ts';
import { contentReasons, messageReasons, reportLimits } from './report-kinds.ts';

const PAGE_SIZE = 20;

const oneOf = <Reason extends string>(reasons: Record<Reason, string>) =>
  z.enum(Object.keys(reasons) as Reason[], 'Elige un motivo');

export const reportReason = oneOf(contentReasons);
export const messageReportReason = oneOf(messageReasons);

export const reportStatus = z.enum(['open', 'resolved', 'dismissed']);
export type ReportStatus = z.output<typeof reportStatus>;

export const reportedOriginal = z.enum(['same', 'changed', 'gone']);
export type ReportedOriginal = z.output<typeof reportedOriginal>;

/** Snapshot taken with the report; the id is null once the account is deleted. */
export const reportedPerson = z.object({ id: z.nullable(z.string()), firstName: z.string(), lastName: z.string() });

/** Snapshot taken with the report. */
export const reportedProfile = z.object({
  position: z.nullable(z.string()),
  company: z.nullable(z.string()),
  location: z.nullable(z.string()),
  website: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  skills: z.array(z.string()),
  photoUrl: z.nullable(z.string()),
});

export const reportBody = z.object({ reason: reportReason, details: optionalLongText(reportLimits.details) });

export const messageReportBody = z.object({
  messageId: z.uuid('El mensaje no es válido'),
  reason: messageReportReason,
  details: optionalLongText(reportLimits.details),
});

export const reportDecisionBody = z.object({
  status: z.enum(['resolved', 'dismissed'], 'Elige resolver o descartar'),
  note: optionalLongText(reportLimits.reason, `El motivo no puede exceder ${reportLimits.reason} caracteres`),
});
export type ReportDecision = z.output<typeof reportDecisionBody>;

export const profileReport = z.object({
  id: z.string(),
  reason: reportReason,
  status: reportStatus,
  resolvedAt: z.nullable(z.string()),
});
export type ProfileReport = z.output<typeof profileReport>;

export const forumReport = z.extend(profileReport, {
  details: z.nullable(z.string()),
  createdAt: z.string(),
  reporter: forumAuthor,
  subject: z.enum(['post', 'comment']),
  subjectId: z.string(),
  title: z.string(),
  content: z.string(),
  author: reportedPerson,
  original: reportedOriginal,
  /** Null once the post is deleted. */
  postId: z.nullable(z.string()),
});
export type ForumReport = z.output<typeof forumReport>;

export const messageReport = z.object({
  id: z.string(),
  reason: messageReportReason,
  details: z.nullable(z.string()),
  status: reportStatus,
  createdAt: z.string(),
  resolvedAt: z.nullable(z.string()),
  reporter: forumAuthor,
  /** Snapshot taken with the report; the id is null once the message is gone. */
  message: z.object({
    id: z.nullable(z.string()),
    body: z.string(),
    createdAt: z.string(),
    sender: reportedPerson,
  }),
});
export type MessageReport = z.output<typeof messageReport>;

const reportVia = (path: Endpoint['path'], summary: string) =>
  post(path, 'member', summary, {
    params: idParams,
    body: reportBody,
    response: z.object({ message: z.string() }),
    status: 201,
  });

const listOf = <Report extends z.ZodMiniType>(path: Endpoint['path'], summary: string, report: Report) =>
  get(path, 'moderation', summary, {
    query: z.object({ status: z._default(reportStatus, 'open'), page: pageNumber, limit: pageSize(PAGE_SIZE, 100) }),
    response: z.object({ reports: z.array(report), ...pageFields }),
  });

const decideVia = <Report extends z.ZodMiniType>(path: Endpoint['path'], summary: string, report: Report) =>
  put(path, 'moderation', summary, {
    needsProof: 'daily-work',
    params: idParams,
    body: reportDecisionBody,
    response: report,
  });

export const reportsContract = {
  reportPost: reportVia('/api/forum/posts/:id/reports', 'Reportar una publicación a la administración'),
  reportComment: reportVia('/api/forum/comments/:id/reports', 'Reportar un comentario a la administración'),
  reportProfile: reportVia('/api/members/:id/reports', 'Reportar el perfil de un miembro a la administración'),
  reportMessage: post('/api/message-reports', 'member', 'Reportar a la administración un mensaje recibido', {
    body: messageReportBody,
    response: z.object({ message: z.string() }),
    status: 201,
  }),
  listReports: listOf(
    '/api/admin/forum/reports',
    'Reportes de publicaciones y comentarios, del más antiguo al más nuevo',
    forumReport,
  ),
  listMessageReports: listOf(
    '/api/admin/message-reports',
    'Reportes de mensajes, del más antiguo al más nuevo',
    messageReport,
  ),
  resolveReport: decideVia('/api/admin/forum/reports/:id', 'Dar un reporte por resuelto o descartarlo', forumReport),
  resolveMessageReport: decideVia(
    '/api/admin/message-reports/:id',
    'Dar un reporte por resuelto o descartarlo',
    messageReport,
  ),
  resolveProfileReport: decideVia(
    '/api/admin/profile-reports/:id',
    'Dar por resuelto o descartar el reporte de un perfil',
    profileReport,
  ),
};
