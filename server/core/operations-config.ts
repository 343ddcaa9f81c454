import { join, resolve } from 'node:path';
import * as z from 'zod';

export interface OperationsConfig {
  /** Also holds the journal of deleted accounts. */
  backupDir: string;
  /** Daily, `HH:MM` in Santo Domingo. */
  backupSchedule: string | undefined;
  /** Encrypts the archives; given itself or as a file. */
  backupPassphrase: string | undefined;
  backupPassphraseFile: string | undefined;
  /** Each day, week and month keeps its last backup. */
  backupKeep: { days: number; weeks: number; months: number };
  /** Empty database to restore into, where the role may not create one. */
  restoreDatabaseUrl: string | undefined;
  /** Without it no metrics are collected. */
  metricsPort: number | undefined;
  /** Without it the port is open to this machine only. */
  metricsToken: string | undefined;
  /** Slower queries are named in the log. */
  slowQueryMs: number;
}

export const DEFAULT_PORT = 3000;

export const operationsVariables = {
  BACKUP_DIR: z
    .string()
    .optional()
    .meta({ description: 'where [backups](operations.md) go', default: '`DATA_DIR/backups`' }),
  BACKUP_SCHEDULE: z
    .string()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'BACKUP_SCHEDULE debe ser una hora como 03:00, u "off"')
    .optional()
    .meta({
      description: 'when the portal makes one each day, as in Santo Domingo, or `off`',
      default: '`03:00` in production with `BACKUP_DIR`, else `off`',
    }),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, 'BACKUP_PASSPHRASE debe tener al menos 12 caracteres')
    .optional()
    .meta({ description: 'encrypts them' }),
  BACKUP_PASSPHRASE_FILE: z.string().optional().meta({ description: 'the passphrase in a file' }),
  BACKUP_KEEP: z
    .string()
    .regex(
      /^\d{1,4}d,\d{1,4}w,\d{1,4}m$/,
      'BACKUP_KEEP debe decir de cuántos días, semanas y meses se guarda una copia, como 7d,4w,6m',
    )
    .default('7d,4w,6m')
    .meta({ description: 'of how many days, weeks and months the newest backup is kept' }),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'METRICS_PORT debe ser un número de puerto')
    .transform(Number)
    .refine((port) => port <= 65_535, 'METRICS_PORT debe ser un número de puerto')
    .optional()
    .meta({
      description: 'metrics for Prometheus on a port of their own, to this machine only: [operations](operations.md)',
    }),
  METRICS_TOKEN: z
    .string()
    .min(16, 'METRICS_TOKEN debe tener al menos 16 caracteres')
    .optional()
    .meta({ description: 'with it others get the metrics too' }),
  SLOW_QUERY_MS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'SLOW_QUERY_MS debe ser un número de milisegundos')
    .transform(Number)
    .default(500)
    .meta({ description: 'queries that take longer are named in the log' }),
};

export function operationsProblems(env: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  if (env.BACKUP_PASSPHRASE && env.BACKUP_PASSPHRASE_FILE)
    problems.push('Usa BACKUP_PASSPHRASE o BACKUP_PASSPHRASE_FILE, no las dos');
  const port = env.PORT ?? String(DEFAULT_PORT);
  if (port !== '0' && Number(env.METRICS_PORT) === Number(port))
    problems.push(`METRICS_PORT y PORT son el mismo puerto, ${port}: las métricas necesitan otro`);
  if (env.METRICS_TOKEN && !env.METRICS_PORT) problems.push('METRICS_TOKEN necesita también METRICS_PORT');
  return problems;
}

function parseBackupKeep(text: string): OperationsConfig['backupKeep'] {
  const [days = 0, weeks = 0, months = 0] = text.split(',').map((part) => Number.parseInt(part, 10));
  return { days, weeks, months };
}

/** In production a folder that somebody chose is reason enough to fill it. */
const DEFAULT_SCHEDULE = '03:00';

type Parsed = z.output<z.ZodObject<typeof operationsVariables>> & {
  DATA_DIR: string;
  RESTORE_DATABASE_URL?: string | undefined;
};

export function readOperationsConfig(env: Parsed, production: boolean): OperationsConfig {
  const schedule = env.BACKUP_SCHEDULE ?? (production && env.BACKUP_DIR ? DEFAULT_SCHEDULE : 'off');
  return {
    backupDir: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')),
    backupSchedule: schedule === 'off' ? undefined : schedule,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    backupPassphraseFile: env.BACKUP_PASSPHRASE_FILE,
    backupKeep: parseBackupKeep(env.BACKUP_KEEP),
    restoreDatabaseUrl: env.RESTORE_DATABASE_URL,
    metricsPort: env.METRICS_PORT,
    metricsToken: env.METRICS_TOKEN,
    slowQueryMs: env.SLOW_QUERY_MS,
  };
}
