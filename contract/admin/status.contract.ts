import * as z from 'zod/mini';
import { del, get, put } from '../endpoint.ts';
import { optionalText } from '../fields.ts';

/** `warning` is for the page; of what turns `bad`, administrators are told by mail too. */
export const healthState = z.enum(['good', 'warning', 'bad']);
export type HealthState = z.output<typeof healthState>;

const instant = z.string();

export const portalStatus = z.object({
  mail: z.object({
    state: healthState,
    /** False where mails become files, without a mail server. */
    isConfigured: z.boolean(),
    /** After a restore no mail leaves until an administrator says so. */
    heldSince: z.nullable(instant),
    waiting: z.number(),
    oldestAt: z.nullable(instant),
    /** Given up in the last 7 days. */
    failed: z.number(),
    /** Of the last hours. */
    lastSentAt: z.nullable(instant),
  }),
  backup: z.object({
    state: healthState,
    /** The last that was made and read back whole. */
    last: z.nullable(z.object({ at: instant, ageSeconds: z.number(), bytes: z.number(), machine: z.string() })),
    /** Of the last attempt that is over, where it failed or was killed. */
    failure: z.nullable(z.object({ at: instant, message: z.string() })),
    /** While one is being made. */
    runningSince: z.nullable(instant),
    /** Absent without a schedule. */
    nextAt: z.nullable(instant),
    /** Deleted accounts that are not in the list outside of the database yet, by which a restore deletes them again. */
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
    /** While present, the portal can be read but not written. */
    since: z.nullable(instant),
    reason: z.string(),
    /** What runs, and which build of it: `0.1.0+1a2b3c4d`. */
    version: z.string(),
  }),
  failures: z.object({
    state: healthState,
    /** Given up in the last 7 days, by kind of work. */
    jobs: z.array(z.object({ queue: z.string(), count: z.number(), lastAt: instant })),
  }),
});
export type PortalStatus = z.output<typeof portalStatus>;
/** Those that can turn bad by themselves. */
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
        /** Shown in the banner and to people who try to write: when to come back. */
        reason: optionalText(
          maintenanceLimits.reason,
          `El aviso no puede exceder ${maintenanceLimits.reason} caracteres`,
        ),
      }),
      response: z.object({ isOn: z.boolean() }),
    },
  ),
};
