import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { FigureSource } from '#contract/content/content-kinds.ts';
import { addDays } from '../../core/dominican-time.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { events } from '../../database/schema/events.ts';
import { projects } from '../../database/schema/projects.ts';

const YEAR_DAYS = 365;

const isActive = and(isNull(users.deletedAt), isNull(users.suspendedAt));

const heldSince = (today: string) =>
  and(
    eq(events.publication, 'published'),
    ne(events.status, 'cancelled'),
    gte(events.date, addDays(today, -YEAR_DAYS)),
    lt(events.date, today),
  );

/** `today` in Santo Domingo. */
export async function computeStat(database: Queryable, source: FigureSource, today: string): Promise<number> {
  const [row] = await select(database, source, today);
  return row?.figure ?? 0;
}

function select(database: Queryable, source: FigureSource, today: string): PromiseLike<{ figure: number }[]> {
  switch (source) {
    case 'members':
      return database.select({ figure: sql<number>`count(*)::int` }).from(users).where(isActive);
    case 'companies':
      return database
        .select({ figure: sql<number>`count(distinct lower(${users.company}))::int` })
        .from(users)
        .where(and(isActive, isNotNull(users.company)));
    case 'projects':
      return database
        .select({ figure: sql<number>`count(*)::int` })
        .from(projects)
        .where(eq(projects.isPublished, true));
    case 'events':
      return database.select({ figure: sql<number>`count(*)::int` }).from(events).where(heldSince(today));
    case 'attendance':
      return database
        .select({ figure: sql<number>`coalesce(round(avg(${events.registeredCount})), 0)::int` })
        .from(events)
        .where(and(heldSince(today), sql`${events.registeredCount} > 0`));
  }
}

export async function listShownMembers(database: Queryable, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isActive));
  return rows.map(({ id }) => id);
}
