import type { AdminContent } from '#contract/content/admin/admin-content.contract.ts';
import type { Presented } from '../../core/route.ts';
import type { ContentRow } from './content.queries.ts';

/** The draft was validated by the form of its kind when it was saved. */
export function presentContent({ draft, slug, ...row }: ContentRow): Presented<AdminContent> {
  return { ...draft, ...(slug !== null && { slug }), ...row } as Presented<AdminContent>;
}
