import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PageKind } from '#contract/content/content-kinds.ts';
import { officePagePath } from '#contract/content/content-paths.ts';
import { eventPath, newsPath } from '#contract/paths.ts';
import type { Queryable } from '../../database/database.ts';
import { contentItems } from '../../database/schema/content.ts';
import { events } from '../../database/schema/events.ts';
import { news } from '../../database/schema/news.ts';

/** A sitemap may have 50,000 addresses. */
const MAX_OF_EACH = 10_000;

interface SitemapEntry {
  path: string;
  changedAt: Date;
}

export async function listSitemapEntries(database: Queryable): Promise<SitemapEntry[]> {
  const [pages, articles, shownEvents] = await Promise.all([
    database
      .select({ kind: contentItems.kind, slug: contentItems.slug, changedAt: contentItems.publishedAt })
      .from(contentItems)
      .where(and(isNotNull(contentItems.slug), isNotNull(contentItems.published)))
      .orderBy(contentItems.position, contentItems.name)
      .limit(MAX_OF_EACH),
    database
      .select({ id: news.id, changedAt: news.updatedAt })
      .from(news)
      .where(eq(news.isPublished, true))
      .orderBy(desc(news.date), desc(news.id))
      .limit(MAX_OF_EACH),
    database
      .select({ id: events.id, changedAt: events.updatedAt })
      .from(events)
      .where(sql`${events.publication} = 'published'`)
      .orderBy(desc(events.date), desc(events.id))
      .limit(MAX_OF_EACH),
  ]);
  return [
    ...pages.map(({ kind, slug, changedAt }) => ({
      path: officePagePath({ kind: kind as PageKind, slug: slug ?? '' }),
      changedAt: changedAt ?? new Date(0),
    })),
    ...articles.map(({ id, changedAt }) => ({ path: newsPath({ id }), changedAt })),
    ...shownEvents.map(({ id, changedAt }) => ({ path: eventPath({ id }), changedAt })),
  ];
}
