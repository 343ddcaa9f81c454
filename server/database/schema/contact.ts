import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';
import { projects } from './projects.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** Reference number for later questions. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: varchar({ length: 100 }).notNull(),
    email: varchar({ length: 254 }).notNull(),
    phone: varchar({ length: 30 }),
    company: varchar({ length: 100 }),
    subject: varchar({ length: 50 }).notNull(),
    projectId: uuid().references(() => projects.id, { onDelete: 'set null' }),
    message: varchar({ length: 5000 }).notNull(),
    isRead: boolean().notNull().default(false),
    /** The last answer that was sent. */
    answer: varchar({ length: 5000 }),
    answeredAt: instant(),
    answeredBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Never shown outside the administration. */
    note: varchar({ length: 2000 }),
    createdAt: createdAt(),
  },
  (table) => [
    check('contact_messages_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    index('contact_messages_inbox').on(table.isRead, table.createdAt.desc().nullsFirst(), table.id),
    index('contact_messages_by_subject').on(table.subject, table.isRead, table.createdAt.desc().nullsFirst(), table.id),
    index('contact_messages_created_at').on(table.createdAt),
    index('contact_messages_by_name').on(sql`es_fold(${table.name})`, table.id),
    index('contact_messages_user').on(table.userId),
    index('contact_messages_project').on(table.projectId),
    index('contact_messages_answered_by').on(table.answeredBy),
  ],
);

/** Overrides of the site's own address and telephone, which hold for departments without a row. */
export const contactDepartments = pgTable(
  'contact_departments',
  {
    key: text({ enum: ['membership', 'activities'] }).primaryKey(),
    email: varchar({ length: 254 }),
    phone: varchar({ length: 30 }),
  },
  (table) => [
    check('contact_departments_key', sql`${table.key} in ('membership', 'activities')`),
    check('contact_departments_reachable', sql`num_nonnulls(${table.email}, ${table.phone}) > 0`),
  ],
);
