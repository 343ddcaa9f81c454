import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Shared record of attempts: all machines know of the backups that one of them made. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: id(),
    startedAt: instant().notNull(),
    /** Null while it runs, and after it was killed. */
    endedAt: instant(),
    machine: varchar({ length: 255 }).notNull(),
    /** Archive that was read back whole. */
    file: varchar({ length: 255 }),
    bytes: bigint({ mode: 'number' }),
    error: varchar({ length: 500 }),
    /** In another folder than that of the schedule, for which it does not count. */
    isElsewhere: boolean().notNull().default(false),
    /** Expired archives that could not be deleted. */
    undeleted: integer().notNull().default(0),
  },
  (table) => [
    check('backup_runs_outcome', sql`${table.file} is null or ${table.error} is null`),
    index('backup_runs_started_at').on(table.startedAt),
  ],
);

/** Open alerts: one row each, so that each is sent once. */
export const statusAlerts = pgTable('status_alerts', {
  kind: varchar({ length: 300 }).primaryKey(),
  since: instant().notNull(),
});

/** Transactional outbox of the deletion journal. No foreign key: a restore may have lost the account. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid().primaryKey(),
    deletedAt: instant().notNull().defaultNow(),
    /** When the id was appended to the journal outside of the database. */
    journaledAt: instant(),
  },
  (table) => [index('account_deletions_pending').on(table.deletedAt).where(sql`${table.journaledAt} is null`)],
);

/** Single row while the portal is read-only. */
export const maintenanceModes = pgTable(
  'maintenance_modes',
  {
    id: smallint().primaryKey().default(1),
    since: instant().notNull().defaultNow(),
    /** Shown to people who try to write; may be empty. */
    reason: varchar({ length: 300 }).notNull(),
  },
  (table) => [check('maintenance_modes_single', sql`${table.id} = 1`)],
);
