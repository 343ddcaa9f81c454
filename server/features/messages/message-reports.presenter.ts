import type { MessageReport } from '#contract/messages/message-reports.contract.ts';
import type { ReportRow } from './message-reports.queries.ts';

export function presentReport({ message, sender, createdAt, resolvedAt, ...row }: ReportRow): MessageReport {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    message: { ...message, createdAt: message.createdAt.toISOString(), sender },
  };
}
