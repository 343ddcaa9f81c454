import type { ForumReport, MessageReport, ProfileReport } from '#contract/moderation/reports.contract.ts';
import type { ReportRow } from '../../services/reports/reports.queries.ts';

const presentTimes = ({ createdAt, resolvedAt }: ReportRow) => ({
  createdAt: createdAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
});

export const presentAuthor = ({ authorId, snapshot: { author } }: ReportRow) => ({ id: authorId, ...author });

export const presentForumReport = (row: ReportRow) =>
  ({
    ...row,
    ...presentTimes(row),
    subject: row.kind,
    title: row.snapshot.title,
    content: row.snapshot.text,
    author: presentAuthor(row),
  }) as ForumReport;

export const presentMessageReport = (row: ReportRow) =>
  ({
    ...row,
    ...presentTimes(row),
    message: {
      id: row.original === 'gone' ? null : row.subjectId,
      body: row.snapshot.text,
      createdAt: new Date(row.snapshot.sentAt ?? row.createdAt).toISOString(),
      sender: presentAuthor(row),
    },
  }) as MessageReport;

export const presentProfileReport = (row: ReportRow) => ({ ...row, ...presentTimes(row) }) as ProfileReport;
