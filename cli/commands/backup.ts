import { resolve } from 'node:path';
import type { Config } from '../../server/core/config.ts';
import { noteVerified, verifyBackup } from '../../server/features/backup/backup.service.ts';
import { listBackups, readPassphrase } from '../../server/features/backup/backup-folder.ts';
import { makeRecordedBackup } from '../../server/features/backup/backup-schedule.service.ts';
import type { Manifest } from '../../server/features/backup/manifest.ts';
import { drillBackup } from '../../server/features/backup/restore-backup.service.ts';
import { type Arguments, CliError, type Command } from '../core/command.ts';
import { formatBytes, formatCount, formatDuration, formatInstant, formatTable } from '../core/format.ts';
import { withCurrentDatabase, withDatabaseSite } from '../core/with-database.ts';

const rowsOf = ({ tables }: Manifest) =>
  formatCount(
    tables.reduce((total, { rows }) => total + rows, 0),
    'fila',
    'filas',
  );

export async function chooseBackup({ backupDir }: Config, { positionals }: Arguments): Promise<string> {
  if (positionals[0]) return resolve(positionals[0]);
  const newest = (await listBackups(backupDir)).at(-1);
  if (!newest) throw new CliError(`Todavía no hay copias en ${backupDir}. Haz una con «backup».`);
  return newest.path;
}

const create: Command = {
  name: 'backup',
  usage: '[--to <carpeta>]',
  options: ['to'],
  summary: 'Hace una copia de todo, sin detener el portal, la comprueba y borra las que ya no se guardan',
  run: (config, { options }) => {
    return withCurrentDatabase(config, async (database, connection) => {
      const started = performance.now();
      const folder = options.to ? resolve(options.to) : config.backupDir;
      const backup = await makeRecordedBackup({ config, database, now: () => new Date() }, connection, { folder });
      console.log(
        `${backup.path}\n${rowsOf(backup.manifest)} en ${formatBytes(backup.bytes)}, ` +
          `${backup.isEncrypted ? 'cifrada' : 'sin cifrar'} y comprobada en ${formatDuration(performance.now() - started)}.`,
      );
      for (const { name } of backup.deleted) console.log(`Se borró ${name}: ya no toca guardarla.`);
      for (const { name } of backup.undeleted)
        console.log(`No se pudo borrar ${name}, que ya no toca guardar: bórrala a mano.`);
      return 0;
    });
  },
};

const list: Command = {
  name: 'backup list',
  usage: '',
  summary: 'Lista las copias: fecha, tamaño, filas y si se comprobó',
  async run({ backupDir }) {
    const backups = await listBackups(backupDir);
    if (backups.length === 0) console.log(`Todavía no hay copias en ${backupDir}.`);
    else {
      const rows = backups.map(({ name, createdAt, bytes, summary }) => [
        name,
        formatInstant(createdAt),
        formatBytes(bytes),
        summary ? formatCount(summary.rows, 'fila', 'filas') : '',
        summary?.verifiedAt ? `comprobada el ${formatInstant(new Date(summary.verifiedAt))}` : 'sin comprobar',
      ]);
      console.log(formatTable(rows));
    }
    return 0;
  },
};

const verify: Command = {
  name: 'backup verify',
  usage: '[<archivo>]',
  words: 1,
  summary: 'Lee una copia entera, la más nueva si no se indica otra, y compara cada tabla con su índice',
  async run(config, given) {
    const path = await chooseBackup(config, given);
    const verified = await verifyBackup(path, await readPassphrase(config));
    const { manifest } = verified;
    const made = formatInstant(new Date(manifest.createdAt));
    console.log(`${path} está entera: ${rowsOf(manifest)} del ${made}.`);
    // Best effort: a read-only medium does not make the backup worse.
    await noteVerified(path, verified).catch(({ code }: NodeJS.ErrnoException) =>
      console.log(`No se pudo anotar junto a ella que se comprobó (${code}).`),
    );
    return 0;
  },
};

const drill: Command = {
  name: 'backup drill',
  usage: '[<archivo>]',
  words: 1,
  summary: 'Simulacro: restaura una copia en una base aparte, compara cada tabla, la borra y dice cuánto tardó',
  async run(config, given) {
    const path = await chooseBackup(config, given);
    return withDatabaseSite(config, async ({ site }) => {
      const started = performance.now();
      const { tables } = await drillBackup({ config, site }, path);
      const rows = tables.map(({ name, rows, bytes }) => [
        '✓',
        name,
        formatCount(rows, 'fila', 'filas'),
        formatBytes(bytes),
      ]);
      console.log(formatTable(rows));
      console.log(`${path}: todo igual, en ${formatDuration(performance.now() - started)}.`);
      return 0;
    });
  },
};

// Longer names first: the first that fits is run.
export const backupCommands = [list, verify, drill, create];
