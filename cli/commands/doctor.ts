import { access, constants, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import { formatAge } from '#contract/format-age.ts';
import { readCertificateEnd } from '../../server/core/certificate.ts';
import type { Config } from '../../server/core/config.ts';
import { listConfigWarnings, listMisspelledVariables } from '../../server/core/config-warnings.ts';
import { mailFolder } from '../../server/core/mail-files.ts';
import { countHeldMail, findMailHold } from '../../server/core/mail-hold.ts';
import { SMTP_TIMEOUTS } from '../../server/core/mail-transport.ts';
import { findKeyring } from '../../server/core/session-secret.ts';
import { portalVersion } from '../../server/core/version.ts';
import { namedServer } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/database.ts';
import {
  assertKnownMigrations,
  countMigrations,
  listPendingMigrations,
  newerMigrationsNotice,
} from '../../server/database/migrate.ts';
import { refuseTransactionPooler } from '../../server/database/pooler.ts';
import { checkTotpSeals } from '../../server/features/account/factors/totp-sealing.service.ts';
import { listExpired } from '../../server/features/backup/backup.service.ts';
import { asBackupError } from '../../server/features/backup/backup-error.ts';
import { listBackups, prepareFolder } from '../../server/features/backup/backup-folder.ts';
import { checkChain } from '../../server/services/audit/audit-chain.queries.ts';
import type { Command } from '../core/command.ts';
import { formatBytes, formatCount, formatDuration, formatInstant } from '../core/format.ts';
import { withDatabase } from '../core/with-database.ts';
import { checkBodyLimit, checkPublicUrl } from './public-address-checks.ts';

type Check = () => Promise<string>;

const MIN_POSTGRES_VERSION = 15;
const MIN_FREE_BYTES = 512 * 1024 ** 2;

async function report(title: string, check: Check): Promise<boolean> {
  try {
    console.log(`✓ ${title}: ${await check()}`);
    return true;
  } catch (error) {
    console.log(`✗ ${title}: ${(error as Error).message}`);
    return false;
  }
}

async function checkConfiguration({ production }: Config): Promise<string> {
  const [problem] = listMisspelledVariables(process.env);
  if (problem) throw new Error(problem);
  return `en orden${production ? ', de producción' : ''}`;
}

async function checkDataDir({ dataDir }: Config): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new Error(`no se puede escribir en ${dataDir}`);
  }
  return `se puede escribir en ${dataDir}`;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const formatFree = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB libres`;

async function checkSpace({ dataDir }: Config): Promise<string> {
  const free = await freeBytes(dataDir);
  if (free < MIN_FREE_BYTES) throw new Error(`solo quedan ${formatFree(free)}`);
  return formatFree(free);
}

/** Writes: permissions do not tell of a disk mounted read-only. The next backup needs as much space as the last. */
async function checkBackupFolder(config: Config): Promise<string> {
  const { backupDir } = config;
  const probe = join(backupDir, `.doctor-${process.pid}`);
  try {
    await prepareFolder(backupDir);
    await writeFile(probe, 'prueba', { flush: true, mode: 0o600 });
  } catch (error) {
    throw new Error(`${backupDir}: ${asBackupError(error).message}`);
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
  const last = (await listBackups(backupDir)).at(-1)?.bytes ?? 0;
  const expired = await listExpired(backupDir, config);
  if (expired.length > 0) {
    const names = expired.map(({ name }) => name).join(', ');
    throw new Error(
      `en ${backupDir} queda lo que ya no toca guardar: ${names}. Usa «backup»; si no las borra, hazlo a mano`,
    );
  }
  const free = await freeBytes(backupDir);
  if (free < last + MIN_FREE_BYTES)
    throw new Error(`en ${backupDir} solo quedan ${formatFree(free)}; la última copia ocupa ${formatBytes(last)}`);
  return `se puede escribir en ${backupDir}, ${formatFree(free)}`;
}

/** Reports the cause of a failed query, not its text. */
function unreachable({ cause, message }: Error): never {
  const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : message;
  throw new Error(`no responde (${reason})`);
}

async function checkServer(database: Database, { databaseUrl }: Config): Promise<string> {
  const { rows } = await database.execute<{ server_version: string }>(sql`show server_version`).catch(unreachable);
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < MIN_POSTGRES_VERSION) {
    throw new Error(`PostgreSQL ${version}; hace falta la versión ${MIN_POSTGRES_VERSION} o una más nueva`);
  }
  return `PostgreSQL ${version}, ${databaseUrl ? 'el de DATABASE_URL' : 'el propio del portal'}`;
}

const MAX_CLOCK_SKEW_MS = 5_000;

/** Sessions, codes and links expire partly by the database's clock, partly by this machine's. */
async function checkClock(database: Database): Promise<string> {
  const { rows } = await database.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  const skew = Math.abs(Date.now() - (rows[0]?.now ?? 0));
  if (skew > MAX_CLOCK_SKEW_MS) throw new Error(`el de la base de datos difiere en ${formatDuration(skew)}`);
  return 'el de la base de datos coincide';
}

async function checkRights(database: Database): Promise<string> {
  const { rows } = await database.execute<{ role: string; lacking: string | null }>(sql`
    select current_user as role, string_agg(relname, ', ' order by relname) as lacking from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`);
  const { role, lacking } = rows[0] ?? {};
  if (lacking) throw new Error(`el rol ${role} no puede leer o escribir ${lacking}; usa «migrate»`);
  return `el rol ${role} lee y escribe todas las tablas`;
}

async function checkPooler(config: Config): Promise<string> {
  const connection = namedServer(config)?.connection;
  if (!connection) return 'sin pooler';
  const { direct } = connection;
  await refuseTransactionPooler(direct ?? connection, direct ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  return direct ? 'DATABASE_DIRECT_URL llega al propio servidor' : 'DATABASE_URL llega al propio servidor';
}

async function checkProxy(config: Config): Promise<string> {
  const problem = listConfigWarnings(config).find((warning) => warning.includes('TRUST_PROXY'));
  if (problem) throw new Error(problem);
  return config.trustProxy ? `se confía en ${config.trustProxy}` : 'ninguno';
}

async function checkMigrations(database: Database): Promise<string> {
  const newer = await assertKnownMigrations(database);
  if (newer > 0) return newerMigrationsNotice(newer);
  const pending = await listPendingMigrations(database);
  if (pending.length > 0) throw new Error(`faltan ${pending.length}; el portal las aplica al iniciar`);
  const total = await countMigrations();
  return `${total === 1 ? '1 aplicada' : `${total} aplicadas`}, ninguna pendiente`;
}

async function checkAdministrators(database: Database): Promise<string> {
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from users where role = 'admin' and suspended_at is null`,
  );
  const total = rows[0]?.total ?? 0;
  if (total === 0) throw new Error('nadie administra el portal; usa «admin grant <correo>»');
  return total === 1 ? '1 persona' : `${total} personas`;
}

/** A sealed app that no secret opens locks its owner out. */
async function checkSecret(database: Database, config: Config): Promise<string> {
  const keyring = await findKeyring(config);
  if (!keyring) return 'todavía no hay ninguna';
  const { former, unreadable } = await checkTotpSeals({ database, keyring }, { reseal: false });
  if (unreadable > 0)
    throw new Error(
      `aplicaciones de códigos que no se pueden leer: ${unreadable}; pon la clave anterior en SESSION_SECRET_FORMER, o usa «members remove-factors»`,
    );
  if (former > 0)
    throw new Error(`aplicaciones de códigos que dependen de SESSION_SECRET_FORMER: ${former}; reinicia el portal`);
  if (!config.formerSessionSecret) return 'abre las aplicaciones de códigos';
  return 'se acepta también SESSION_SECRET_FORMER';
}

async function checkMailHold(database: Database): Promise<string> {
  const hold = await findMailHold(database);
  if (hold) {
    const waiting = formatCount(await countHeldMail(database), 'correo espera', 'correos esperan');
    throw new Error(`retenidos desde el ${formatInstant(hold.heldAt)}; ${waiting}. Usa «mail release»`);
  }
  return 'los correos salen';
}

const MAX_BACKUP_AGE_MS = 2 * 24 * 60 * 60 * 1000;

async function checkBackups({ backupDir, production }: Config): Promise<string> {
  const newest = (await listBackups(backupDir)).at(-1);
  const age = newest ? formatAge((Date.now() - newest.createdAt.getTime()) / 1000) : '';
  const text = newest
    ? `la última es de hace ${age} (${formatInstant(newest.createdAt)})${newest.summary?.verifiedAt ? ', comprobada' : ', sin comprobar'}`
    : `ninguna en ${backupDir}`;
  const isFresh = newest?.summary?.verifiedAt && Date.now() - newest.createdAt.getTime() < MAX_BACKUP_AGE_MS;
  if (production && !isFresh) throw new Error(`${text}; haz una con «backup»`);
  return text;
}

async function checkAudit(database: Database): Promise<string> {
  const state = await checkChain(database);
  if ('brokenAt' in state) throw new Error(`la cadena se rompe en la línea ${state.brokenAt}: ${state.problem}`);
  return `${state.lines} líneas, la cadena está entera`;
}

async function checkFiles(database: Database): Promise<string> {
  const { rows } = await database.execute<{ total: number; bytes: number }>(
    sql`select count(*)::int as total, coalesce(sum(byte_size), 0)::float8 as bytes from files`,
  );
  const { total = 0, bytes = 0 } = rows[0] ?? {};
  return `${total} en la base de datos, ${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

async function checkMail({ smtpUrl, dataDir, production }: Config): Promise<string> {
  if (smtpUrl) {
    const transport = nodemailer.createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
    await transport.verify();
    return `responde ${new URL(smtpUrl).host}`;
  }
  if (production) throw new Error('falta SMTP_URL: en producción nadie recibiría correo');
  return `sin SMTP_URL, los mensajes quedan como archivos en ${mailFolder(dataDir)}`;
}

const MIN_CERTIFICATE_MS = 7 * 24 * 60 * 60 * 1000;

async function checkCertificate({ publicUrl, production }: Config): Promise<string> {
  if (!production) return 'no hace falta fuera de producción';
  const end = await readCertificateEnd(publicUrl).catch(({ message }: Error) => {
    throw new Error(`no se puede leer el de ${publicUrl} (${message})`);
  });
  if (!end) return 'sin https';
  if (end.getTime() - Date.now() < MIN_CERTIFICATE_MS) throw new Error(`vence el ${formatInstant(end)}; renuévalo`);
  return `vence el ${formatInstant(end)}`;
}

async function checkDatabase(config: Config): Promise<boolean[]> {
  try {
    return await withDatabase(config, async (database) => {
      const isReachable = await report('Base de datos', () => checkServer(database, config));
      if (!isReachable) return [false];
      const isCurrent = await report('Migraciones', () => checkMigrations(database));
      if (!isCurrent) return [false];
      return [
        await report('Conexión', () => checkPooler(config)),
        await report('Reloj', () => checkClock(database)),
        await report('Permisos', () => checkRights(database)),
        await report('Administración', () => checkAdministrators(database)),
        await report('Auditoría', () => checkAudit(database)),
        await report('Clave', () => checkSecret(database, config)),
        await report('Archivos', () => checkFiles(database)),
        await report('Envíos', () => checkMailHold(database)),
      ];
    });
  } catch (error) {
    return [await report('Base de datos', () => Promise.reject(error))];
  }
}

export const doctor: Command = {
  name: 'doctor',
  usage: '',
  summary: 'Revisa configuración, base de datos, migraciones, auditoría, archivos, correo, copias y disco',
  async run(config) {
    console.log(`  Portal ${portalVersion}`);
    const results = [
      await report('Configuración', () => checkConfiguration(config)),
      await report('Carpeta de datos', () => checkDataDir(config)),
      await report('Disco', () => checkSpace(config)),
      ...(await checkDatabase(config)),
      await report('Proxy', () => checkProxy(config)),
      await report('Dirección', () => checkPublicUrl(config)),
      await report('Subidas', () => checkBodyLimit(config)),
      await report('Correo', () => checkMail(config)),
      await report('Carpeta de copias', () => checkBackupFolder(config)),
      await report('Copias', () => checkBackups(config)),
      await report('Certificado', () => checkCertificate(config)),
    ];
    return results.every(Boolean) ? 0 : 1;
  },
};
