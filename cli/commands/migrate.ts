import { createLogger } from '../../server/core/logger.ts';
import { connectDatabaseServer } from '../../server/database/connect.ts';
import { joinEmbeddedPostgres } from '../../server/database/embedded/embedded-postgres.ts';
import { retryWhileUnavailable } from '../../server/database/wait-for-database.ts';
import { migratePortal } from '../../server/migrate-portal.ts';
import type { Command } from '../core/command.ts';
import { interrupted, using } from '../core/interruption.ts';
import { WAITING } from '../core/with-database.ts';

export const migrate: Command = {
  name: 'migrate',
  usage: '',
  summary:
    'Pone la base de datos al día con esta versión, también mientras la anterior sirve; cada inicio lo hace igual',
  async run(config) {
    const log = createLogger(config.logLevel);
    const opening = connectDatabaseServer(config, log, (options) => joinEmbeddedPostgres({ ...options, ...WAITING }));
    await using(opening, (server) =>
      retryWhileUnavailable(() => migratePortal(config, server, log), {
        waitSeconds: config.databaseWaitSeconds,
        log,
        signal: interrupted,
      }),
    );
    console.log('La base de datos está al día.');
    return 0;
  },
};
