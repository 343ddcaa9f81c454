import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { belongsTo, createdAt, id, updatedAt, version } from './columns.ts';
import { mediaItems } from './media.ts';

export const projects = pgTable(
  'projects',
  {
    id: id(),
    title: varchar({ length: 200 }).notNull(),
    description: varchar({ length: 2000 }).notNull(),
    /** Shown before the text of its category. */
    longDescription: varchar({ length: 10000 }),
    category: text({ enum: ['infrastructure', 'education', 'events', 'technology', 'sustainability'] }).notNull(),
    status: text({ enum: ['planning', 'in-progress', 'completed', 'on-hold'] })
      .notNull()
      .default('planning'),
    timeline: varchar({ length: 100 }),
    /** File of the site itself; `imageId` takes precedence. */
    imageUrl: varchar({ length: 500 }),
    imageId: uuid().references(() => mediaItems.id, { onDelete: 'restrict' }),
    isPublished: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'projects_category',
      sql`${table.category} in ('infrastructure', 'education', 'events', 'technology', 'sustainability')`,
    ),
    check('projects_status', sql`${table.status} in ('planning', 'in-progress', 'completed', 'on-hold')`),
    index('projects_image').on(table.imageId).where(sql`${table.imageId} is not null`),
    index('projects_recent').on(table.createdAt, table.id).where(sql`${table.isPublished}`),
    index('projects_by_category').on(table.category, table.createdAt, table.id).where(sql`${table.isPublished}`),
  ],
);

export const projectParticipants = pgTable(
  'project_participants',
  {
    projectId: belongsTo(() => projects.id),
    userId: belongsTo(() => users.id),
    note: varchar({ length: 500 }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_participants_user').on(table.userId),
    index('project_participants_joined').on(table.projectId, table.createdAt),
  ],
);
