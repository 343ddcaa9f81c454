import type { ForumReport } from '#contract/forum/moderation.contract.ts';
import type { ReportRow } from './reports.queries.ts';

export function presentReport({ authorId, authorFirstName, authorLastName, ...row }: ReportRow): ForumReport {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    author: { id: authorId, firstName: authorFirstName, lastName: authorLastName },
  };
}
