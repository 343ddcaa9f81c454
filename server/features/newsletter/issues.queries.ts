import { and, asc, desc, eq } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { IssueState } from '#contract/newsletter/issues.contract.ts';
import { matchesText } from '../../core/text-search/word-match.ts';
import type { Queryable } from '../../database/database.ts';
import { countEach, recordQueries } from '../../database/records.ts';
import { type IssueContent, newsletterIssues } from '../../database/schema/newsletter.ts';

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

export const issueRecords = recordQueries(newsletterIssues, columns);

export type IssueRow = SelectResultFields<typeof columns>;

export const listIssues = (database: Queryable, filter: IssueFilter & { page: number; limit: number }) =>
  issueRecords.listPage(database, {
    ...filter,
    where: matching(filter),
    orderBy: [desc(newsletterIssues.createdAt), asc(newsletterIssues.id)],
  });

export const countIssuesByState = (database: Queryable): Promise<Record<IssueState, number>> =>
  countEach(database, newsletterIssues, {
    draft: eq(newsletterIssues.state, 'draft'),
    sending: eq(newsletterIssues.state, 'sending'),
    sent: eq(newsletterIssues.state, 'sent'),
  });

export async function listSendingIssues(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.state, 'sending'));
  return rows.map(({ id }) => id);
}

/** Frozen when the sending began; null for a draft. */
export async function findIssueContent(database: Queryable, id: string): Promise<IssueContent | null> {
  const [row] = await database
    .select({ content: newsletterIssues.content })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id));
  return row?.content ?? null;
}
