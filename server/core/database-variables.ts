import * as z from 'zod';
import { isDatabaseUrl } from '../database/connection.ts';

/** One server, or several of which one accepts writes. */
const databaseUrl = (name: string, example: string) =>
  z
    .string()
    .refine(
      isDatabaseUrl,
      `${name} debe ser una dirección como ${example}, con varios servidores separados por comas si los hay`,
    )
    .optional();

export const databaseVariables = {
  DATABASE_URL: databaseUrl('DATABASE_URL', 'postgres://usuario:clave@servidor/base').meta({
    description:
      'a PostgreSQL server (15 or newer), or several of which one accepts writes (`postgres://portal:…@one,two/portal?target_session_attrs=read-write`); without it the portal runs its own, under `DATA_DIR` (in production not as root)',
  }),
  DATABASE_DIRECT_URL: databaseUrl('DATABASE_DIRECT_URL', 'postgres://usuario:clave@servidor/base').meta({
    description:
      'the same database past a transaction pooler (PgBouncer), which `DATABASE_URL` then goes through: [operations](operations.md)',
  }),
  MIGRATION_DATABASE_URL: databaseUrl('MIGRATION_DATABASE_URL', 'postgres://dueno:clave@servidor/base').meta({
    description:
      'the same database as a role that owns its tables: with it migrations run, and the role of `DATABASE_URL` is granted no more than rows',
  }),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'DATABASE_POOL_SIZE debe ser un número entre 1 y 999')
    .transform(Number)
    .optional()
    .meta({
      description: 'a process’s connections; sign-ins have a quarter as many of their own',
      default: '16, or a share for each worker',
    }),
  DATABASE_WAIT_SECONDS: z
    .string()
    .regex(/^\d{1,5}$/, 'DATABASE_WAIT_SECONDS debe ser un número de segundos')
    .transform(Number)
    .default(300)
    .meta({ description: 'how long a start waits for a database that does not answer' }),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}(\.\d)?$/, 'DRAIN_SECONDS debe ser un número de segundos entre 0 y 99')
    .transform(Number)
    .optional()
    .meta({
      description: 'between failing `/healthz` and closing, for load balancers to notice',
      default: '`0.2`, in production `3`',
    }),
};

export function databaseProblems(env: Record<string, string | undefined>): string[] {
  if (env.DATABASE_URL) return [];
  return ['DATABASE_DIRECT_URL', 'MIGRATION_DATABASE_URL']
    .filter((name) => env[name])
    .map((name) => `${name} necesita también DATABASE_URL`);
}
