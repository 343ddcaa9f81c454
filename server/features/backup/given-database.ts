import type pg from 'pg';
import { BackupError } from './backup-error.ts';
import { describeSessions } from './describe-sessions.ts';
import { lockAgainst, refuseSessions, withClient } from './replacement-database.ts';

/** Stands in the database from before the first table until the restore is complete. */
const UNFINISHED = 'portal_unfinished_restore';
const SCHEMAS = ['public', 'pgboss', 'drizzle'];

/**
 * Fills the database of `RESTORE_DATABASE_URL`, which is empty or holds what an interrupted restore left. One restore at a
 * time, and never below a portal.
 */
export function fillGivenDatabase<T>(target: pg.ClientConfig, fill: () => Promise<T>): Promise<T> {
  return withClient(target, async (client) => {
    await lockAgainst(client, 'restore', 'given');
    await refuseSessions('de RESTORE_DATABASE_URL', () => describeSessions(client, { ofPortal: true }));
    if (await isUnfinished(client)) await empty(client);
    await assertEmpty(client);
    await client.query(`create schema ${UNFINISHED}`);
    const result = await fill();
    await client.query(`drop schema ${UNFINISHED}`);
    return result;
  });
}

/** Accounts may be missing in it, or be back, and its mail is not held: no portal works on it. */
export async function refuseUnfinishedRestore(client: pg.Client): Promise<void> {
  if (await isUnfinished(client))
    throw new BackupError(
      'La base de datos quedó a medias en una restauración: repite «restore» con esta base en RESTORE_DATABASE_URL, o indica otra en DATABASE_URL.',
    );
}

async function isUnfinished(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select from pg_namespace where nspname = $1', [UNFINISHED]);
  return rows.length > 0;
}

async function empty(client: pg.Client): Promise<void> {
  try {
    await client.query('begin');
    for (const schema of [...SCHEMAS, UNFINISHED]) await client.query(`drop schema if exists ${schema} cascade`);
    // As a new database has it.
    await client.query('create schema public; grant usage on schema public to public');
    await client.query('commit');
  } catch (cause) {
    throw new BackupError(
      'La base de datos de RESTORE_DATABASE_URL quedó a medias en una restauración anterior, y no se puede vaciar: bórrala, crea otra y repite la orden.',
      { cause },
    );
  }
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  if (rows.length > 0)
    throw new BackupError(
      'La base de datos de RESTORE_DATABASE_URL no está vacía. Indica una vacía; si esta ya no hace falta, bórrala y créala de nuevo.',
    );
}
