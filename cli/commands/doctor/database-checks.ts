import { sql } from 'drizzle-orm';
import type { Config } from '../../../server/core/config.ts';
import { findMaintenance } from '../../../server/core/maintenance-mode.ts';
import { findKeyring } from '../../../server/core/session-secret.ts';
import { namedServer } from '../../../server/database/connect.ts';
import type { Database } from '../../../server/database/database.ts';
import {
  assertKnownMigrations,
  countMigrations,
  listPendingMigrations,
  newerMigrationsNotice,
} from '../../../server/database/migrate.ts';
import { refuseTransactionPooler } from '../../../server/database/pooler.ts';
import { findReadOnlyDatabase } from '../../../server/database/read-only.ts';
import { checkTotpSeals } from '../../../server/features/account/factors/totp-sealing.service.ts';
import { formatDuration, formatInstant } from '../../core/format.ts';

const MIN_POSTGRES_VERSION = 15;

export async function checkServer(database: Database, { databaseUrl }: Config): Promise<string> {
  const { rows } = await database.execute<{ server_version: string }>(sql`show server_version`);
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < MIN_POSTGRES_VERSION) {
    throw new Error(`PostgreSQL ${version}; hace falta la versión ${MIN_POSTGRES_VERSION} o una más nueva`);
  }
  return `PostgreSQL ${version}, ${databaseUrl ? 'el de DATABASE_URL' : 'el propio del portal'}`;
}

const MAX_CLOCK_SKEW_MS = 5_000;

/** Sessions, codes and links expire partly by the database's clock, partly by this machine's. */
export async function checkClock(database: Database): Promise<string> {
  const { rows } = await database.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  const skew = Math.abs(Date.now() - (rows[0]?.now ?? 0));
  if (skew > MAX_CLOCK_SKEW_MS) throw new Error(`el de la base de datos difiere en ${formatDuration(skew)}`);
  return 'el de la base de datos coincide';
}

export async function checkRights(database: Database): Promise<string> {
  const { rows } = await database.execute<{ role: string; lacking: string | null }>(sql`
    select current_user as role, string_agg(relname, ', ' order by relname) as lacking from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`);
  const { role, lacking } = rows[0] ?? {};
  if (lacking) throw new Error(`el rol ${role} no puede leer o escribir ${lacking}; usa «migrate»`);
  return `el rol ${role} lee y escribe todas las tablas`;
}

export async function checkPooler(config: Config): Promise<string> {
  const connection = namedServer(config)?.connection;
  if (!connection) return 'sin pooler';
  const { direct } = connection;
  await refuseTransactionPooler(direct ?? connection, direct ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  return direct ? 'DATABASE_DIRECT_URL llega al propio servidor' : 'DATABASE_URL llega al propio servidor';
}

export async function checkMigrations(database: Database): Promise<string> {
  const newer = await assertKnownMigrations(database);
  if (newer > 0) return newerMigrationsNotice(newer);
  const pending = await listPendingMigrations(database);
  if (pending.length > 0) throw new Error(`faltan ${pending.length}; el portal las aplica al iniciar`);
  const total = await countMigrations();
  return `${total === 1 ? '1 aplicada' : `${total} aplicadas`}, ninguna pendiente`;
}

export async function checkAdministrators(database: Database): Promise<string> {
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from users where role = 'admin' and suspended_at is null`,
  );
  const total = rows[0]?.total ?? 0;
  if (total === 0) throw new Error('nadie administra el portal; usa «admin grant <correo>»');
  return total === 1 ? '1 persona' : `${total} personas`;
}

/** A sealed app that no secret opens locks its owner out. */
export async function checkSecret(database: Database, config: Config): Promise<string> {
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

export async function checkFiles(database: Database): Promise<string> {
  const { rows } = await database.execute<{ total: number; bytes: number }>(
    sql`select count(*)::int as total, coalesce(sum(byte_size), 0)::float8 as bytes from files`,
  );
  const { total = 0, bytes = 0 } = rows[0] ?? {};
  return `${total} en la base de datos, ${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

const READ_ONLY_DATABASE = {
  standby:
    'la base de datos es una réplica y no acepta cambios; pon en DATABASE_URL el servidor principal, o promueve la réplica con «select pg_promote()»',
  setting:
    'la base de datos no acepta cambios (default_transaction_read_only); quítalo con «alter database … reset default_transaction_read_only», o del rol o del servidor que lo tenga, y reinicia el portal',
};

/** A restore leaves the portal this way, and somebody has to open it. */
export async function checkWritable(database: Database): Promise<string> {
  const readOnly = await findReadOnlyDatabase(database);
  if (readOnly) throw new Error(READ_ONLY_DATABASE[readOnly]);
  const maintenance = await findMaintenance(database);
  if (maintenance)
    throw new Error(`el portal solo se puede leer desde el ${formatInstant(maintenance.since)}; usa «maintenance off»`);
  return 'se puede escribir';
}
