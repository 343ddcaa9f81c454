import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatAge } from '#contract/format-age.ts';
import { readCertificateEnd } from '../../server/core/certificate.ts';
import type { Config } from '../../server/core/config.ts';
import { listConfigWarnings, listMisspelledVariables } from '../../server/core/config-warnings.ts';
import { portalVersion } from '../../server/core/version.ts';
import { explainDatabaseFailure } from '../../server/database/explain-database-failure.ts';
import { listExpired } from '../../server/features/backup/backup.service.ts';
import { asBackupError } from '../../server/features/backup/backup-error.ts';
import { listBackups, prepareFolder, readPassphrase } from '../../server/features/backup/backup-folder.ts';
import { judgeSpace, MAX_BACKUP_AGE_MS } from '../../server/features/status/status.policy.ts';
import { readDisk } from '../../server/features/status/status.service.ts';
import type { Command } from '../core/command.ts';
import { formatBytes, formatInstant } from '../core/format.ts';
import { withDatabase } from '../core/with-database.ts';
import {
  checkAdministrators,
  checkClock,
  checkFiles,
  checkMigrations,
  checkPooler,
  checkRights,
  checkSecret,
  checkServer,
  checkWritable,
} from './doctor/database-checks.ts';
import { checkMail, checkMailHold } from './doctor/mail-checks.ts';
import { checkBodyLimit, checkPublicUrl } from './doctor/public-address-checks.ts';

type Check = () => Promise<string>;

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

const formatFree = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB libres`;

async function checkSpace({ dataDir }: Config): Promise<string> {
  const { freeBytes } = await readDisk(dataDir);
  if (judgeSpace([{ use: 'data', freeBytes }], 0) === 'bad') throw new Error(`solo quedan ${formatFree(freeBytes)}`);
  return formatFree(freeBytes);
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
  const { freeBytes } = await readDisk(backupDir);
  if (judgeSpace([{ use: 'backups', freeBytes }], last) === 'bad')
    throw new Error(`en ${backupDir} solo quedan ${formatFree(freeBytes)}; la última copia ocupa ${formatBytes(last)}`);
  return `se puede escribir en ${backupDir}, ${formatFree(freeBytes)}`;
}

async function checkProxy(config: Config): Promise<string> {
  const problem = listConfigWarnings(config).find((warning) => warning.includes('TRUST_PROXY'));
  if (problem) throw new Error(problem);
  return config.trustProxy ? `se confía en ${config.trustProxy}` : 'ninguno';
}

async function checkPassphrase(config: Config): Promise<string> {
  const passphrase = await readPassphrase(config);
  return passphrase ? 'se cifran' : 'sin BACKUP_PASSPHRASE, no se cifran';
}

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

function explain(error: unknown): never {
  throw new Error(explainDatabaseFailure(error) ?? (error as Error).message);
}

async function checkDatabase(config: Config): Promise<boolean[]> {
  try {
    return await withDatabase(config, async (database) => {
      const isReachable = await report('Base de datos', () => checkServer(database, config).catch(explain));
      if (!isReachable) return [false];
      const isCurrent = await report('Migraciones', () => checkMigrations(database));
      if (!isCurrent) return [false];
      return [
        await report('Conexión', () => checkPooler(config)),
        await report('Reloj', () => checkClock(database)),
        await report('Permisos', () => checkRights(database)),
        await report('Administración', () => checkAdministrators(database)),
        await report('Clave', () => checkSecret(database, config)),
        await report('Archivos', () => checkFiles(database)),
        await report('Envíos', () => checkMailHold(database)),
        await report('Solo lectura', () => checkWritable(database)),
      ];
    });
  } catch (error) {
    return [await report('Base de datos', async () => explain(error))];
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
      await report('Cifrado de copias', () => checkPassphrase(config)),
      await report('Copias', () => checkBackups(config)),
      await report('Certificado', () => checkCertificate(config)),
    ];
    return results.every(Boolean) ? 0 : 1;
  },
};
