import * as z from 'zod/mini';
import { get } from '../endpoint.ts';
import { dateOnly, instant, pageFields, pageNumber, pageSize } from '../fields.ts';
import { AUDIT_ACTIONS } from './audit-actions.ts';

export const auditLimits = { pageSize: 30 };

export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  /** Null for the portal itself and for deleted accounts. */
  actorId: z.nullable(z.string()),
  actorName: z.string(),
  action: z.string(),
  target: z.object({ type: z.string(), id: z.string(), label: z.string() }),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditContract = {
  downloadAuditLog: get(
    '/api/admin/audit.csv',
    'admin',
    'Archivo CSV con todo el registro, en el orden en que se escribió. Las celdas llevan un apóstrofo donde empezaría una fórmula',
    { needsProof: true },
  ),
  listAuditLog: get(
    '/api/admin/audit',
    'admin',
    'Lo que se ha hecho en la administración, de lo más nuevo a lo más antiguo',
    {
      query: z.object({
        actor: z.optional(z.uuid('El identificador no es válido')),
        target: z.optional(z.uuid('El identificador no es válido')),
        action: z.optional(z.enum(AUDIT_ACTIONS, 'Esa acción no existe')),
        /** Days in Santo Domingo, inclusive. */
        from: z.optional(dateOnly),
        to: z.optional(dateOnly),
        page: pageNumber,
        limit: pageSize(auditLimits.pageSize, 100),
      }),
      response: z.object({
        entries: z.array(auditEntry),
        ...pageFields,
        actors: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    },
  ),
};
