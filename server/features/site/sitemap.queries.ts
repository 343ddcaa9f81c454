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

const PAGE_SIZE = 1_000;

async function* inPages<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  for (let count = 0; count < MAX_OF_EACH; count += PAGE_SIZE) {
    const rows = await read(after);
    yield rows;
    if (rows.length < PAGE_SIZE) return;
    after = rows.at(-1);
  }
}

const readNews = (database: Queryable) =>
  inPages<{ id: string; date: string; changedAt: Date }>((after) =>
    database
      .select({ id: news.id, date: news.date, changedAt: news.updatedAt })
      .from(news)
      .where(and(eq(news.isPublished, true), after && sql`(${news.date}, ${news.id}) < (${after.date}, ${after.id})`))
      .orderBy(desc(news.date), desc(news.id))
      .limit(PAGE_SIZE),
  );

const readEvents = (database: Queryable) =>
  inPages<{ id: string; date: string; time: string; changedAt: Date }>((after) =>
    database
      .select({ id: events.id, date: events.date, time: events.time, changedAt: events.updatedAt })
      .from(events)
      .where(
        and(
          sql`${events.publication} = 'published'`,
          after && sql`(${events.date}, ${events.time}, ${events.id}) < (${after.date}, ${after.time}, ${after.id})`,
        ),
      )
      .orderBy(desc(events.date), desc(events.time), desc(events.id))
      .limit(PAGE_SIZE),
  );

/** In pages: whoever reads slowly keeps no more than one in memory. */
export async function* readSitemapEntries(database: Queryable): AsyncGenerator<SitemapEntry[]> {
  const pages = await database
    .select({ kind: contentItems.kind, slug: contentItems.slug, changedAt: contentItems.publishedAt })
    .from(contentItems)
    .where(and(isNotNull(contentItems.slug), isNotNull(contentItems.published)))
    .orderBy(contentItems.position, contentItems.name)
    .limit(MAX_OF_EACH);
  yield pages.map(({ kind, slug, changedAt }) => ({
    path: officePagePath({ kind: kind as PageKind, slug: slug ?? '' }),
    changedAt: changedAt ?? new Date(0),
  }));
  for await (const rows of readNews(database))
    yield rows.map(({ id, changedAt }) => ({ path: newsPath({ id }), changedAt }));
  for await (const rows of readEvents(database))
    yield rows.map(({ id, changedAt }) => ({ path: eventPath({ id }), changedAt }));
}
