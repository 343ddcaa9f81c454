import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { Jobs } from '../server/core/jobs.ts';
import { projectRoot } from '../server/core/project-root.ts';
import { closeDatabase, openDatabase } from '../server/database/database.ts';
import { databaseUrl } from '../tests/support/database-url.ts';
import { startSmtpServer } from '../tests/support/smtp-server.ts';
import { startBenchServer } from './bench-server.ts';
import { spawnBuiltPortal } from './built-portal.ts';
import { loadLarge } from './load/load-large.ts';
import { options } from './options.ts';

/** Of a newsletter that was on its way when the backup was made. */
const WAITING_MAILS = 2_000;
/** Long enough for the workers to come round several times. */
const WATCHED_MS = 15_000;

const run = promisify(execFile);
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

const server = await startBenchServer();
const smtp = await startSmtpServer();
try {
  const { connection, superuser } = await server.createDatabase('archived');
  const admin = new pg.Client(superuser);
  await admin.connect();
  // A restore creates a database beside the live one.
  await admin.query(`alter role ${connection.user} createdb`);
  const dataDir = join(server.dataDir, 'portal');
  const environment = { DATABASE_URL: databaseUrl(connection), DEMO: 'on', SMTP_URL: smtp.url };
  const start = () => spawnBuiltPortal(dataDir, environment);
  const portal = async (...words: string[]) => {
    const { stdout } = await run(process.execPath, [join(projectRoot, 'scripts/portal.mjs'), ...words], {
      env: { ...process.env, ...environment, DATA_DIR: dataDir },
    });
    return stdout.trim();
  };
  const timed = async (...words: string[]) => {
    const startedAt = performance.now();
    const printed = await portal(...words);
    const minutes = (performance.now() - startedAt) / 60_000;
    console.log(`${words.slice(0, 2).join(' ')}: ${minutes.toFixed(1)} min\n  ${printed.split('\n').at(-1)}`);
  };

  await (await start()).stop();
  await loadLarge(superuser, options.scale);
  await admin.query('vacuum analyze');
  const { rows } = await admin.query('select pg_database_size(current_database())::float8 as bytes');
  await admin.end();
  console.log(`database: ${megabytes(rows[0].bytes)} MB`);
  const database = openDatabase(connection, () => {});
  const mail = { subject: 'Boletín', text: 'Hola', html: '<p>Hola</p>', official: true } as const;
  const mails = Array.from({ length: WAITING_MAILS }, (_, index) => ({ ...mail, to: `lector${index}@prueba.example` }));
  await new Jobs(database, pino({ level: 'silent' })).enqueueAll(database, 'mail', mails);
  await closeDatabase(database);

  await timed('backup');
  const backups = join(dataDir, 'backups');
  const [archive] = (await readdir(backups)).filter((name) => statSync(join(backups, name)).size > 1_000_000);
  if (!archive) throw new Error('no archive was made');
  console.log(`archive: ${megabytes(statSync(join(backups, archive)).size)} MB`);
  await timed('backup', 'verify');
  await timed('backup', 'drill');
  await timed('restore', join(backups, archive));

  const restored = await start();
  await wait(WATCHED_MS);
  const left = smtp.mails.length;
  await portal('mail', 'release');
  await portal('maintenance', 'off');
  while (smtp.mails.length < WAITING_MAILS) await wait(1_000);
  await restored.stop();
  console.log(`mails that left after the restore: ${left}; after their release: ${smtp.mails.length}`);
  process.exitCode = left === 0 && smtp.mails.length === WAITING_MAILS ? 0 : 1;
} finally {
  await smtp.close();
  await server.stop();
}
