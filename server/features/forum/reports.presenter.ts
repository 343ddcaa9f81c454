import type { ForumReport } from '#contract/forum/moderation.contract.ts';
import type { ReportRow } from './reports.queries.ts';

export function presentReport(row: ReportRow): ForumReport {
  const { comment, commentAuthor } = row;
  const isDeleted = comment?.deletedAt != null;
  return {
    id: row.id,
    reason: row.reason,
    details: row.details,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    reporter: row.reporter,
    post: { ...row.post, author: row.postAuthor },
    comment: comment && {
      id: comment.id,
      content: isDeleted ? null : comment.content,
      author: isDeleted ? null : commentAuthor,
    },
  };
}
