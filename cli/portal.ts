import { parseArgs } from 'node:util';
import { ConfigError, parseConfig } from '../server/core/config.ts';
import { HttpError } from '../server/core/errors.ts';
import { MigrationBlockedError } from '../server/database/apply-migrations.ts';
import { translateDatabaseError } from '../server/database/database-errors.ts';
import { EmbeddedPostgresError } from '../server/database/embedded/embedded-postgres.ts';
import { explainDatabaseFailure } from '../server/database/explain-database-failure.ts';
import { UnknownMigrationsError } from '../server/database/migrate.ts';
import { PoolerError } from '../server/database/pooler.ts';
import { DatabaseUnreachableError } from '../server/database/wait-for-database.ts';
import { BackupError, UnexplainedBackupError } from '../server/features/backup/backup-error.ts';
import { backupCommands } from './commands/backup.ts';
import { doctor } from './commands/doctor.ts';
import { mailHoldCommands } from './commands/mail-hold.ts';
import { mailTest } from './commands/mail-test.tsx';
import { maintenance } from './commands/maintenance.ts';
import { memberCommands } from './commands/members.ts';
import { migrate } from './commands/migrate.ts';
import { restore } from './commands/restore.ts';
import { CliError, type Command, OPTIONS, refuseStray, UsageError } from './core/command.ts';
import { interrupted, stopOnSignals } from './core/interruption.ts';

const COMMANDS: Command[] = [
  ...memberCommands,
  ...backupCommands,
  restore,
  migrate,
  mailTest,
  ...mailHoldCommands,
  maintenance,
  doctor,
];

/** `EX_USAGE` of `sysexits.h`: nothing was done. */
const EXIT_USAGE = 64;

/** A release has no npm scripts. */
const CALL = /(?<!\/scripts)\/portal\.mjs$/.test(process.argv[1] ?? '') ? 'node portal.mjs' : 'npm run portal --';

const usageOf = ({ name, usage }: Command) => `${name} ${usage}`.trim();

function help(): string {
  const lines = COMMANDS.map((command) => `  ${usageOf(command)}\n      ${command.summary}`);
  return [`Uso: ${CALL} <orden>`, '', 'Órdenes:', ...lines, '', 'Con --help se muestra esta ayuda.'].join('\n');
}

function readArguments(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      tokens: true,
      options: { help: { type: 'boolean', short: 'h' }, ...OPTIONS },
    });
  } catch (error) {
    // Node's message is in English: only the option that it names is used.
    const option = /'(-[^']*)'/.exec((error as Error).message)?.[1];
    throw new UsageError(`No se entiende ${option ?? 'lo que escribiste'}.\n\n${help()}`);
  }
}

async function run(argv: string[]): Promise<number> {
  const { values, positionals, tokens } = readArguments(argv);
  if (values.help || positionals.length === 0) {
    console.log(help());
    return values.help ? 0 : EXIT_USAGE;
  }
  const typed = positionals.join(' ');
  const command = COMMANDS.find(({ name }) => typed === name || typed.startsWith(`${name} `));
  if (!command) throw new UsageError(`No existe la orden «${typed}».\n\n${help()}`);
  const words = positionals.slice(command.name.split(' ').length);
  try {
    refuseStray(
      command,
      words,
      tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
    );
    return await command.run(parseConfig(process.env), { positionals: words, options: values });
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${error.message}\nUso: ${CALL} ${usageOf(command)}`);
    throw error;
  }
}

function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.problems.map((problem) => `✗ Configuración: ${problem}`).join('\n');
  const kinds = [
    CliError,
    BackupError,
    DatabaseUnreachableError,
    EmbeddedPostgresError,
    HttpError,
    MigrationBlockedError,
    PoolerError,
    UnknownMigrationsError,
  ];
  if (error instanceof UnexplainedBackupError) return `${error.message}\n${(error.cause as Error).stack}`;
  const isOperatorError = kinds.some((kind) => error instanceof kind);
  if (isOperatorError) return (error as Error).message;
  // Before the sentence for visitors, which tells nobody what to do.
  return explainDatabaseFailure(error) ?? ((error instanceof Error && translateDatabaseError(error)?.message) || error);
}

// Fails by default: Node ends with 0 when a pending promise is all that is left.
process.exitCode = 1;
let isOver = false;
process.once('exit', () => {
  if (!isOver) console.error('La orden se interrumpió antes de terminar.');
});
stopOnSignals();
for (const stream of [process.stdout, process.stderr]) {
  // As in `doctor | head`: the work goes on without its reader.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
try {
  process.exitCode = await run(process.argv.slice(2));
  isOver = true;
} catch (error) {
  if (!interrupted.aborted) {
    console.error(explain(error));
    if (error instanceof UsageError) process.exitCode = EXIT_USAGE;
    isOver = true;
  }
}
