import * as z from 'zod/mini';
import { del, get, put } from '../endpoint.ts';
import { optionalText } from '../fields.ts';

/** `warning` is shown; `bad` is also mailed to administrators. */
export const healthState = z.enum(['good', 'warning', 'bad']);
export type HealthState = z.output<typeof healthState>;

const instant = z.string();

export const portalStatus = z.object({
  mail: z.object({
    state: healthState,
    /** False where mails become files, without a mail server. */
    isConfigured: z.boolean(),
    /** After a restore mail waits until an administrator releases it. */
    heldSince: z.nullable(instant),
    waiting: z.number(),
    oldestAt: z.nullable(instant),
    /** In the last 7 days. */
    failed: z.number(),
    lastSentAt: z.nullable(instant),
  }),
  backup: z.object({
    state: healthState,
    /** The last that was made and read back whole. */
    last: z.nullable(z.object({ at: instant, ageSeconds: z.number(), bytes: z.number(), machine: z.string() })),
    /** The last is no longer in its folder; only its own machine can tell. */
    isMissing: z.boolean(),
    failure: z.nullable(z.object({ at: instant, message: z.string() })),
    runningSince: z.nullable(instant),
    nextAt: z.nullable(instant),
    /** Expired, and still there after the last one, because they could not be deleted. */
    undeleted: z.number(),
    /** Not yet in the deletion journal, by which a restore deletes them again. */
    unlistedDeletions: z.number(),
  }),
  space: z.object({
    state: healthState,
    machine: z.string(),
    disks: z.array(z.object({ use: z.enum(['data', 'backups']), freeBytes: z.number(), totalBytes: z.number() })),
    databaseBytes: z.number(),
  }),
  maintenance: z.object({
    state: healthState,
    since: z.nullable(instant),
    reason: z.string(),
    /** The database itself refuses writes: a standby, or by its setting. */
    readOnlyDatabase: z.nullable(z.enum(['standby', 'setting'])),
    version: z.string(),
  }),
  failures: z.object({
    state: healthState,
    /** In the last 7 days. */
    jobs: z.array(z.object({ queue: z.string(), count: z.number(), lastAt: instant })),
  }),
});
export type PortalStatus = z.output<typeof portalStatus>;
export type StatusArea = Exclude<keyof PortalStatus, 'maintenance'>;

export const maintenanceLimits = { reason: 300 };

export const adminStatusContract = {
  getStatus: get(
    '/api/admin/status',
    'admin',
    'Cómo está el portal: correo, copias de seguridad, espacio y lo que ha fallado',
    { response: portalStatus },
  ),
  releaseMail: del(
    '/api/admin/mail-hold',
    'admin',
    'Reanudar los envíos de correo, que quedan retenidos después de restaurar una copia',
    { needsProof: true, response: z.object({ waiting: z.number() }) },
  ),
  switchMaintenance: put(
    '/api/admin/maintenance',
    'admin',
    'Poner el portal en solo lectura, o abrirlo de nuevo; repetirlo solo cambia el aviso, si es otro',
    {
      needsProof: true,
      body: z.object({
        isOn: z.boolean('Indica si el portal queda en solo lectura'),
        reason: optionalText(
          maintenanceLimits.reason,
          `El aviso no puede exceder ${maintenanceLimits.reason} caracteres`,
        ),
      }),
      response: z.object({ isOn: z.boolean() }),
    },
  ),
};
