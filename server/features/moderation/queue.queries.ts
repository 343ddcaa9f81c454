import { and, count, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import {
  type ModerationKind,
  moderationKind,
  type ReportKind,
} from '#contract/moderation/moderation-queue.contract.ts';
import { type ReportedKind, reportKinds } from '#contract/moderation/report-kinds.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { events } from '../../database/schema/events.ts';
import { reports } from '../../database/schema/reports.ts';
import { forumIsOpen } from '../forum/posts.queries.ts';

const listedAs = sql<ReportKind>`(${JSON.stringify(
  Object.fromEntries(Object.entries(reportKinds).map(([kind, each]) => [kind, each.listedAs])),
)}::jsonb ->> ${reports.kind})`;

const FORUM: ReportedKind[] = ['post', 'comment'];

/** No forum reports while the forum is switched off. */
const isPending = and(eq(reports.status, 'open'), or(notInArray(reports.kind, FORUM), forumIsOpen));

const proposedAt = sql<Date>`coalesce(${events.proposedAt}, ${events.createdAt})`.mapWith(events.createdAt);

function selectPending(database: Database) {
  const named = (kind: SQL) => sql<ModerationKind>`${kind}`.as('kind');
  return unionAll(
    database
      .select({ kind: named(listedAs), id: reports.id, at: sql`${reports.createdAt}`.as('at') })
      .from(reports)
      .where(isPending),
    database
      .select({ kind: named(sql`'proposal'`), id: events.id, at: sql`${proposedAt}`.as('at') })
      .from(events)
      .where(eq(events.publication, 'proposed')),
  ).as('waiting');
}

export function listPending(
  database: Database,
  { kinds, page, limit }: { kinds: ModerationKind[]; page: number; limit: number },
) {
  const all = selectPending(database);
  return database
    .select({ kind: all.kind, id: all.id })
    .from(all)
    .where(inArray(all.kind, kinds))
    .orderBy(all.at, all.id)
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countPending(
  database: Database,
  kinds: ModerationKind[],
): Promise<Record<ModerationKind, number>> {
  const all = selectPending(database);
  const rows = await database
    .select({ kind: all.kind, total: count() })
    .from(all)
    .where(inArray(all.kind, kinds))
    .groupBy(all.kind);
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
  return Object.fromEntries(moderationKind.options.map((kind) => [kind, totals.get(kind) ?? 0])) as Record<
    ModerationKind,
    number
  >;
}

/** Includes forum reports while the forum is switched off. */
export async function listDecided(
  database: Database,
  { kind, page, limit }: { kind?: ReportKind | undefined; page: number; limit: number },
) {
  const where = and(ne(reports.status, 'open'), kind && eq(listedAs, kind));
  const [rows, total] = await Promise.all([
    database
      .select({ kind: listedAs, id: reports.id })
      .from(reports)
      .where(where)
      .orderBy(desc(reports.resolvedAt), desc(reports.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database.$count(reports, where),
  ]);
  return { rows, total };
}

export function listProposals(database: Database, ids: string[]) {
  return database
    .select({
      id: events.id,
      at: proposedAt,
      title: events.title,
      text: events.description,
      from: { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role },
      event: { date: events.date, time: events.time, location: events.location, version: events.version },
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.createdBy))
    .where(inArray(events.id, ids));
}
