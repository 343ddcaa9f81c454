import { resolve } from 'node:path';
import { pino } from 'pino';
import type { Config } from '../../server/core/config.ts';
import {
  describeLiveDatabase,
  dropDatabase,
  listSiblings,
  withLockBeside,
} from '../../server/features/backup/replacement-database.ts';
import { restoreBackup } from '../../server/features/backup/restore-backup.service.ts';
import { type Command, UsageError } from '../core/command.ts';
import { formatCount, formatDuration, formatInstant } from '../core/format.ts';
import { withDatabaseSite } from '../core/with-database.ts';

const log = pino({ level: 'silent' });

/** Not while one of them is filled. */
function dropPrevious(config: Config): Promise<number> {
  return withDatabaseSite(config, ({ site }) =>
    withLockBeside(site, ['restore', 'drill'], async () => {
      const { name: live } = await describeLiveDatabase(site);
      const previous = await listSiblings(site, live);
      for (const name of previous) {
        await dropDatabase(site, name);
        console.log(`Se borró la base de datos ${name}.`);
      }
      if (previous.length === 0) console.log('No queda ninguna base de datos anterior.');
      return 0;
    }),
  );
}

export const restore: Command = {
  name: 'restore',
  usage: '<archivo> [--without-deletions] | --drop-previous',
  words: 1,
  options: ['without-deletions', 'drop-previous'],
  summary: 'Con el portal detenido, pone la copia en lugar de la base de datos, que se guarda hasta --drop-previous',
  async run(config, { positionals, options }) {
    const [file] = positionals;
    if (options['drop-previous']) {
      // Together they would read as «restore, then drop».
      if (file || options['without-deletions'])
        throw new UsageError('--drop-previous va solo: borra la base anterior y no restaura nada. No se hizo nada.');
      return dropPrevious(config);
    }
    if (!file) throw new UsageError('Indica el archivo de la copia.');
    const started = performance.now();
    return withDatabaseSite(
      config,
      async ({ site, role }) => {
        const withoutDeletions = options['without-deletions'];
        const restored = await restoreBackup({ config, log, site, role, withoutDeletions }, resolve(file));
        const { manifest, deletedAgain, deletions, previous, warnings } = restored;
        const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
        console.log(
          `Restaurada la copia del ${formatInstant(new Date(manifest.createdAt))}: ` +
            `${formatCount(rows, 'fila', 'filas')}, iguales una por una, en ${formatDuration(performance.now() - started)}.`,
        );
        const known = deletions?.until ? `, completa hasta el ${formatInstant(deletions.until)}` : '';
        console.log(
          deletions
            ? `Lista de cuentas eliminadas: ${formatCount(deletions.count, 'cuenta', 'cuentas')}${known}. ` +
                `De la copia volvían ${deletedAgain}, y se eliminaron de nuevo.`
            : 'Sin una lista de cuentas eliminadas: quien eliminó la suya después de la copia está de nuevo en el portal.',
        );
        for (const warning of warnings) console.log(warning);
        console.log(
          previous
            ? `La base anterior se guarda como ${previous}; cuando no haga falta, usa «restore --drop-previous».`
            : 'La base de RESTORE_DATABASE_URL está lista: pon esa dirección en DATABASE_URL e inicia el portal.',
        );
        console.log(
          'Ningún correo sale, y el portal solo se puede leer: míralo antes, y usa «mail release» y «maintenance off».',
        );
        return 0;
      },
      { exclusive: true },
    );
  },
};
