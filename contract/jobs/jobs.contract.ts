import * as z from 'zod/mini';
import { del, get, post } from '../endpoint.ts';
import { idParams, instant, pageFields, pageNumber, pageSize } from '../fields.ts';

export const adminJobLimits = { pageSize: 20 };

export const adminJobState = z.enum(['failed', 'retry']);
export type AdminJobState = z.output<typeof adminJobState>;

export const adminJob = z.object({
  id: z.string(),
  queue: z.string(),
  state: adminJobState,
  /** Without the text, which may hold a one-time link. */
  mail: z.nullable(z.object({ to: z.string(), subject: z.string() })),
  error: z.string(),
  attempts: z.number(),
  createdAt: instant,
  failedAt: z.nullable(instant),
  nextAt: z.nullable(instant),
});
export type AdminJob = z.output<typeof adminJob>;

/** Permanently refused by mail servers: newsletters and notices are not tried until the pause ends. */
export const pausedAddress = z.object({
  id: z.string(),
  email: z.string(),
  reason: z.string(),
  refusals: z.number(),
  lastRefusedAt: instant,
  pausedAt: instant,
  /** Notices skipped since the pause; newsletters have lists of their own. */
  skipped: z.number(),
});
export type PausedAddress = z.output<typeof pausedAddress>;

export const adminJobsContract = {
  listJobs: get(
    '/api/admin/jobs',
    'admin',
    'Correos y tareas que fallaron, con su error, de lo más nuevo a lo más antiguo',
    {
      query: z.object({
        state: z._default(adminJobState, 'failed'),
        page: pageNumber,
        limit: pageSize(adminJobLimits.pageSize, 100),
      }),
      response: z.object({
        jobs: z.array(adminJob),
        ...pageFields,
        counts: z.record(adminJobState, z.number()),
      }),
    },
  ),
  retryJob: post('/api/admin/jobs/:id/retry', 'admin', 'Intentar de nuevo, ahora, una tarea que falló', {
    needsProof: true,
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
  retryFailedJobs: post(
    '/api/admin/jobs/retry',
    'admin',
    'Intentar de nuevo, ahora, todo lo que falló desde un momento',
    {
      needsProof: true,
      body: z.object({ since: z.iso.datetime({ offset: true, error: 'Indica desde qué momento' }) }),
      response: z.object({ retried: z.number() }),
    },
  ),
  discardJob: del('/api/admin/jobs/:id', 'admin', 'Descartar una tarea que falló: ya no se intentará más', {
    needsProof: true,
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
  listPausedAddresses: get(
    '/api/admin/paused-addresses',
    'admin',
    'Direcciones que rechazan los correos y a las que no se envían boletines ni avisos',
    {
      query: z.object({ page: pageNumber, limit: pageSize(adminJobLimits.pageSize, 100) }),
      response: z.object({ addresses: z.array(pausedAddress), ...pageFields }),
    },
  ),
  resumeAddress: del('/api/admin/paused-addresses/:id', 'admin', 'Reanudar los correos a una dirección en pausa', {
    needsProof: true,
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
  resumeAllAddresses: del(
    '/api/admin/paused-addresses',
    'admin',
    'Reanudar los correos a todas las direcciones en pausa',
    { needsProof: true, response: z.object({ resumed: z.number() }) },
  ),
};
