import type { AdminContent, ContentSummary } from '#contract/content/admin/admin-content.contract.ts';
import type { ContentRow, SummaryRow } from './content.queries.ts';

export function presentSummary({ publishedAt, publishAt, updatedAt, ...row }: SummaryRow): ContentSummary {
  return {
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishAt: publishAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** The draft was validated by the form of its kind when it was saved. */
export function presentContent({ draft, ...row }: ContentRow): AdminContent {
  const { slug, ...summary } = presentSummary(row);
  return { ...draft, ...(slug !== null && { slug }), ...summary } as AdminContent;
}
