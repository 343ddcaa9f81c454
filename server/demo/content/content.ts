import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { contentItems, contentVersions } from '../../database/schema/content.ts';
import { instantAt } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import type { History } from '../history.ts';
import { blockTexts, serviceTexts } from './content-texts.ts';

const PUBLISHED_DAYS_AGO = 120;

/** The council's own words in place of the neutral ones, and its services. */
export async function insertContent(database: Queryable, history: History): Promise<void> {
  const publishedAt = instantAt(history.dayAgo(PUBLISHED_DAYS_AGO), '09:00');
  for (const [kind, content] of Object.entries(blockTexts)) {
    const isBlock = eq(contentItems.kind, kind as keyof typeof blockTexts);
    await database.update(contentItems).set({ draft: content, published: content, publishedAt }).where(isBlock);
  }
  const services = serviceTexts.map(({ slug, body, ...text }, index) => {
    const draft = { ...text, body: body.join('\n\n'), position: index + 1 };
    return {
      id: demoId('service', slug),
      kind: 'service' as const,
      name: text.title,
      slug,
      position: 100 + draft.position,
      draft,
      published: draft,
      publishedAt,
      updatedAt: publishedAt,
    };
  });
  await insertRows(database, contentItems, services);
  await database.delete(contentVersions);
  await database.execute(sql`
    insert into content_versions (item_id, number, content, published_at)
    select id, 1, published, published_at from content_items where published is not null`);
}
