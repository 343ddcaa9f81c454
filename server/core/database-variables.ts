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
  DATABASE_URL: databaseUrl('DATABASE_URL', 'postgres://usuario:clave@servidor/base'),
  DATABASE_DIRECT_URL: databaseUrl('DATABASE_DIRECT_URL', 'postgres://usuario:clave@servidor/base'),
  MIGRATION_DATABASE_URL: databaseUrl('MIGRATION_DATABASE_URL', 'postgres://dueno:clave@servidor/base'),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'DATABASE_POOL_SIZE debe ser un número entre 1 y 999')
    .transform(Number)
    .optional(),
  DATABASE_WAIT_SECONDS: z
    .string()
    .regex(/^\d{1,5}$/, 'DATABASE_WAIT_SECONDS debe ser un número de segundos')
    .transform(Number)
    .default(300),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}(\.\d)?$/, 'DRAIN_SECONDS debe ser un número de segundos entre 0 y 99')
    .transform(Number)
    .optional(),
};

export function databaseProblems(env: Record<string, string | undefined>): string[] {
  if (env.DATABASE_URL) return [];
  return ['DATABASE_DIRECT_URL', 'MIGRATION_DATABASE_URL']
    .filter((name) => env[name])
    .map((name) => `${name} necesita también DATABASE_URL`);
}
