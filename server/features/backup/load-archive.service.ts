import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { Jobs } from '../../core/jobs.ts';
import { isKnownMigration, isLaterMigration, migrateUpTo } from '../../database/migrate.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, memberOf, type TableEntry } from './manifest.ts';
import { measureCopy } from './measured-copy.ts';
import { isLeftOut, listTables, type TableCopy, withSnapshot } from './table-copy.queries.ts';

/** Before anything is made for it. */
export async function assertKnownState(path: string, { migration, migrationWhen }: Manifest): Promise<void> {
  if (isKnownMigration(migration)) return;
  if (migrationWhen !== undefined && isLaterMigration(migrationWhen))
    throw new BackupError(
      `La copia ${path} es de una base de datos que una versión más nueva del portal puso al día, y esta no la puede restaurar: ` +
        'instala esa versión y repite la orden, o elige una copia de antes de actualizar con «backup list».',
    );
  throw new BackupError(
    `La copia ${path} es de antes de la versión 0.2.0 del portal, y no de la última: restáurala con la versión con la que se ` +
      'hizo, actualiza hasta la última antes de la 0.2.0, haz con ella otra copia («backup») y restaura esa con esta.',
  );
}

export async function loadArchive(
  client: pg.Client,
  path: string,
  passphrase: string | undefined,
  manifest: Manifest,
): Promise<void> {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  await migrateUpTo(client, manifest.migration);
  await Jobs.prepare(client, manifest.queues);
  await client.query('begin');
  const foreignKeys = await dropForeignKeys(client);
  const indexes = await dropIndexes(client);
  const tables = matchTables(await listTables(client), manifest);
  const names = tables.map(({ identifier }) => identifier);
  // Triggers are disabled: what they derive is in the archive too, and they would refuse history.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await copyTables(client, path, passphrase, tables);
  for (const { name, value } of manifest.sequences) await client.query('select setval($1, $2)', [name, value]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const statement of [...indexes, ...foreignKeys]) await client.query(statement);
  await client.query('commit');
  await client.query('analyze');
  await compareTables(client, tables);
}

type Table = TableCopy & TableEntry;

/** Injection: tables are matched by name, and no statement comes from the archive. */
function matchTables(copies: TableCopy[], { tables, portalVersion }: Manifest): Table[] {
  // Archives of earlier versions hold tables that are left out by now.
  return tables
    .filter(({ name }) => !isLeftOut(name))
    .map((entry) => {
      const copy = copies.find(({ name }) => name === entry.name);
      if (!copy)
        throw new BackupError(
          `La copia tiene la tabla ${entry.name}, que esta versión del portal no crea. Restáurala con la versión ${portalVersion}.`,
        );
      return { ...entry, ...copy };
    });
}

/** Returns the statements that add them again; until then tables load in any order. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

/** Returns the statements that build them again, which takes a fraction of maintaining them row by row. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and relkind = 'i' and not relispartition
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return [`set local maintenance_work_mem = '256MB'`, ...rows.map(({ definition }) => definition)];
}

async function copyTables(
  client: pg.Client,
  path: string,
  passphrase: string | undefined,
  tables: Table[],
): Promise<void> {
  const targets = new Map(
    tables.map(({ name, identifier, columns }) => [`tables/${name}`, `${identifier} (${columns})`]),
  );
  let current: { member: string; stream: CopyStreamQuery; ended: Promise<void> } | undefined;
  const finishCurrent = async () => {
    current?.stream.end();
    await current?.ended;
  };
  for await (const { name, content } of readArchive(path, passphrase)) {
    const member = memberOf(name);
    const target = targets.get(member);
    if (!target) continue;
    if (current?.member !== member) {
      await finishCurrent();
      const stream = client.query(copyFrom(`copy ${target} from stdin`));
      current = { member, stream, ended: finished(stream) };
      // May fail while the next part is read; the code that awaits it reports it.
      current.ended.catch(() => {});
    }
    const { stream, ended } = current;
    if (!stream.write(content)) await Promise.race([once(stream, 'drain'), ended]);
  }
  await finishCurrent();
}

async function compareTables(client: pg.Client, tables: Table[]): Promise<void> {
  await withSnapshot(client, async () => {
    for (const { name, select, rows, sha256 } of tables) {
      const loaded = await measureCopy(client, select);
      if (loaded.rows !== rows || loaded.sha256 !== sha256) {
        throw new BackupError(`Lo restaurado no es igual a la copia: difiere la tabla ${name}. No se cambió nada.`);
      }
    }
  });
}
