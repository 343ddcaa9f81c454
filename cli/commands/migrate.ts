import { createLogger } from '../../server/core/logger.ts';
import { connectDatabaseServer } from '../../server/database/connect.ts';
import { joinEmbeddedPostgres } from '../../server/database/embedded/embedded-postgres.ts';
import { retryWhileUnavailable } from '../../server/database/wait-for-database.ts';
import { migratePortal } from '../../server/migrate-portal.ts';
import type { Command } from '../core/command.ts';

export const migrate: Command = {
  name: 'migrate',
  usage: '',
  summary:
    'Pone la base de datos al día con esta versión, también mientras la anterior sirve; cada inicio lo hace igual',
  async run(config) {
    const log = createLogger(config.logLevel);
    const server = await connectDatabaseServer(config, log, joinEmbeddedPostgres);
    try {
      await retryWhileUnavailable(() => migratePortal(config, server, log), {
        waitSeconds: config.databaseWaitSeconds,
        log,
      });
    } finally {
      await server.stop();
    }
    console.log('La base de datos está al día.');
    return 0;
  },
};
