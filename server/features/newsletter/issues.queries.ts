import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { IssueState } from '#contract/newsletter/issues.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { type IssueContent, newsletterIssues } from '../../database/schema/newsletter.ts';
import { matchesText } from '../../database/text-match.ts';

const columns = {
  id: newsletterIssues.id,
  subject: newsletterIssues.subject,
  intro: newsletterIssues.intro,
  imageId: newsletterIssues.imageId,
  newsIds: newsletterIssues.newsIds,
  eventIds: newsletterIssues.eventIds,
  state: newsletterIssues.state,
  version: newsletterIssues.version,
  createdAt: newsletterIssues.createdAt,
  updatedAt: newsletterIssues.updatedAt,
  sendingSince: newsletterIssues.sendingSince,
  sentAt: newsletterIssues.sentAt,
};

interface IssueFilter {
  state?: IssueState | undefined;
  search?: string | undefined;
}

function matching({ state, search }: IssueFilter) {
  return and(state && eq(newsletterIssues.state, state), matchesText(search, [newsletterIssues.subject]));
}

export function listIssues(database: Queryable, filter: IssueFilter & { page: number; limit: number }) {
  return database
    .select(columns)
    .from(newsletterIssues)
    .where(matching(filter))
    .orderBy(desc(newsletterIssues.createdAt), newsletterIssues.id)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export type IssueRow = Awaited<ReturnType<typeof listIssues>>[number];

export async function countIssues(database: Queryable, filter: IssueFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(newsletterIssues).where(matching(filter));
  return row?.total ?? 0;
}

export async function countIssuesByState(database: Queryable): Promise<Record<IssueState, number>> {
  const inState = (state: IssueState) => sql<number>`count(*) filter (where ${eq(newsletterIssues.state, state)})::int`;
  const [row] = await database
    .select({ draft: inState('draft'), sending: inState('sending'), sent: inState('sent') })
    .from(newsletterIssues);
  if (!row) throw new Error('a count came without a row');
  return row;
}

export async function findIssue(database: Queryable, id: string): Promise<IssueRow | undefined> {
  const [row] = await database.select(columns).from(newsletterIssues).where(eq(newsletterIssues.id, id));
  return row;
}

export async function listSendingIssues(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.state, 'sending'));
  return rows.map(({ id }) => id);
}

/** Row lock: of concurrent requests, one sends the issue. */
export async function lockIssue(database: Queryable, id: string): Promise<IssueRow | undefined> {
  const [row] = await database.select(columns).from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update');
  return row;
}

/** Frozen when the sending began; null for a draft. */
export async function findIssueContent(database: Queryable, id: string): Promise<IssueContent | null> {
  const [row] = await database
    .select({ content: newsletterIssues.content })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id));
  return row?.content ?? null;
}

export async function insertIssue(
  database: Queryable,
  values: typeof newsletterIssues.$inferInsert,
): Promise<IssueRow> {
  const [row] = await database.insert(newsletterIssues).values(values).returning(columns);
  if (!row) throw new Error('the new issue was not returned');
  return row;
}

export async function updateIssue(
  database: Queryable,
  id: string,
  values: Partial<typeof newsletterIssues.$inferInsert>,
): Promise<void> {
  await database
    .update(newsletterIssues)
    .set({ ...values, version: sql`${newsletterIssues.version} + 1` })
    .where(eq(newsletterIssues.id, id));
}

export async function deleteIssue(database: Queryable, id: string): Promise<void> {
  await database.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
}
