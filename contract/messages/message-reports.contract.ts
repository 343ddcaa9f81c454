import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { get, post, put } from '../endpoint.ts';
import { idParams, instant, optionalLongText, pageFields, pageNumber, pageSize } from '../fields.ts';
import { reportDecisionBody } from '../forum/moderation.contract.ts';

export const messageReportLimits = { details: 500, pageSize: 20 };

export const messageReportReason = z.enum(['spam', 'offensive', 'fraud', 'other'], 'Elige un motivo');

const status = z.enum(['open', 'resolved', 'dismissed']);
export type MessageReportStatus = z.output<typeof status>;

const reporter = z.extend(person, { profileImageUrl: z.nullable(z.string()) });

export const messageReport = z.object({
  id: z.string(),
  reason: messageReportReason,
  details: z.nullable(z.string()),
  status,
  createdAt: instant,
  resolvedAt: z.nullable(instant),
  reporter,
  /** Snapshot taken with the report; the id is null once the message is gone. */
  message: z.object({
    id: z.nullable(z.string()),
    body: z.string(),
    createdAt: instant,
    sender: z.object({ id: z.nullable(z.string()), firstName: z.string(), lastName: z.string() }),
  }),
});
export type MessageReport = z.output<typeof messageReport>;

export const messageReportsContract = {
  reportMessage: post('/api/message-reports', 'member', 'Reportar a la administración un mensaje recibido', {
    body: z.object({
      messageId: z.uuid('El mensaje no es válido'),
      reason: messageReportReason,
      details: optionalLongText(messageReportLimits.details),
    }),
    response: z.object({ message: z.string() }),
    status: 201,
  }),
  listMessageReports: get(
    '/api/admin/message-reports',
    'moderation',
    'Reportes de mensajes, del más antiguo al más nuevo',
    {
      query: z.object({
        status: z._default(status, 'open'),
        page: pageNumber,
        limit: pageSize(messageReportLimits.pageSize, 100),
      }),
      response: z.object({ reports: z.array(messageReport), ...pageFields }),
    },
  ),
  resolveMessageReport: put(
    '/api/admin/message-reports/:id',
    'moderation',
    'Dar un reporte por resuelto o descartarlo',
    { needsProof: 'daily-work', params: idParams, body: reportDecisionBody, response: messageReport },
  ),
};
