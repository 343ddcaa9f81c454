import * as z from 'zod/mini';
import { post, put } from '../endpoint.ts';
import { idParams, instant } from '../fields.ts';
import { reportBody, reportDecisionBody, reportReason, reportStatus } from '../forum/moderation.contract.ts';

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

export const profileReport = z.object({
  id: z.string(),
  reason: reportReason,
  status: reportStatus,
  resolvedAt: z.nullable(instant),
});

export const profileReportsContract = {
  reportProfile: post('/api/members/:id/reports', 'member', 'Reportar el perfil de un miembro a la administración', {
    params: idParams,
    body: reportBody,
    response: z.object({ message: z.string() }),
    status: 201,
  }),
  resolveProfileReport: put(
    '/api/admin/profile-reports/:id',
    'moderation',
    'Dar por resuelto o descartar el reporte de un perfil',
    { needsProof: 'daily-work', params: idParams, body: reportDecisionBody, response: profileReport },
  ),
};
