import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { PageKind, SiteBlock } from '#contract/content/content-kinds.ts';
import { matchesText } from '../../core/text-search/word-match.ts';
import type { Queryable } from '../../database/database.ts';
import { countEach, recordQueries } from '../../database/records.ts';
import { users } from '../../database/schema/account.ts';
import { contentItems, contentVersions } from '../../database/schema/content.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { statement } from '../../database/statement.ts';

const columns = {
  id: contentItems.id,
  kind: contentItems.kind,
  name: contentItems.name,
  slug: contentItems.slug,
  draft: contentItems.draft,
  isPublished: sql<boolean>`${contentItems.published} is not null`,
  hasChanges: sql<boolean>`${contentItems.draft} is distinct from ${contentItems.published}`,
  publishedAt: contentItems.publishedAt,
  publishAt: contentItems.publishAt,
  version: contentItems.version,
  updatedAt: contentItems.updatedAt,
};

const { draft: _, ...summaryColumns } = columns;

export type ContentGroup = 'site' | PageKind;

interface Filter {
  group?: ContentGroup | undefined;
  search?: string | undefined;
}

const isOfSite = sql`${contentItems.slug} is null`;

function matching({ group, search }: Filter): SQL | undefined {
  const inGroup = group === 'site' ? isOfSite : group && eq(contentItems.kind, group);
  return and(inGroup, matchesText(search, [contentItems.name]));
}

export function listContent(database: Queryable, filter: Filter & { page: number; limit: number }) {
  return database
    .select(summaryColumns)
    .from(contentItems)
    .where(matching(filter))
    .orderBy(asc(contentItems.position), asc(contentItems.name), asc(contentItems.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export function countContent(database: Queryable, filter: Filter): Promise<number> {
  return database.$count(contentItems, matching(filter));
}

export const countByGroup = (database: Queryable): Promise<Record<ContentGroup, number>> =>
  countEach(database, contentItems, {
    site: isOfSite,
    service: eq(contentItems.kind, 'service'),
    page: eq(contentItems.kind, 'page'),
  });

export const contentRecords = recordQueries(contentItems, columns);

export type ContentRow = SelectResultFields<typeof columns>;

/** The caller holds the item's row lock, so that numbers are consecutive. */
export async function insertVersion(
  database: Queryable,
  values: Omit<typeof contentVersions.$inferInsert, 'number'>,
): Promise<void> {
  const next = sql<number>`(select coalesce(max(${contentVersions.number}), 0) + 1 from ${contentVersions}
    where ${eq(contentVersions.itemId, values.itemId)})`;
  await database.insert(contentVersions).values({ ...values, number: next as unknown as number });
}

export function listVersions(database: Queryable, itemId: string, { page, limit }: { page: number; limit: number }) {
  return database
    .select({
      number: contentVersions.number,
      publishedAt: contentVersions.publishedAt,
      publishedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      wasScheduled: contentVersions.wasScheduled,
    })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.publishedBy))
    .where(eq(contentVersions.itemId, itemId))
    .orderBy(desc(contentVersions.number))
    .limit(limit)
    .offset((page - 1) * limit);
}

export function countVersions(database: Queryable, itemId: string): Promise<number> {
  return database.$count(contentVersions, eq(contentVersions.itemId, itemId));
}

export async function findVersion(database: Queryable, itemId: string, number: number) {
  const [row] = await database
    .select({ content: contentVersions.content })
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.number, number)));
  return row?.content;
}

export function listPublishedBlocks(database: Queryable, blocks: SiteBlock[]) {
  return database
    .select({ kind: contentItems.kind, published: contentItems.published })
    .from(contentItems)
    .where(and(isOfSite, inArray(contentItems.kind, blocks)));
}

/** Chosen beside the hero's title. */
export async function findHeroImageId(database: Queryable): Promise<string | null> {
  const [row] = await database.select({ id: siteSettings.heroImageId }).from(siteSettings);
  return row?.id ?? null;
}

export async function findPublishedPage(database: Queryable, kind: PageKind, slug: string) {
  const [row] = await database
    .select({ published: contentItems.published })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), eq(contentItems.slug, slug), isNotNull(contentItems.published)));
  return row?.published;
}

/** More than a menu or a footer can show. */
const MAX_LINKS = 60;

const selectNavigation = statement('content_navigation', (database) =>
  database
    .select({
      kind: contentItems.kind,
      slug: contentItems.slug,
      title: sql<string>`${contentItems.published} ->> 'title'`,
      placement: sql<string | null>`${contentItems.published} ->> 'placement'`,
      footer: sql<Record<
        string,
        unknown
      > | null>`case when ${contentItems.kind} = 'footer' then ${contentItems.published} end`,
    })
    .from(contentItems)
    .where(
      and(
        isNotNull(contentItems.published),
        sql`(${contentItems.kind} in ('service', 'footer') or ${contentItems.published} ->> 'placement' in ('menu', 'footer'))`,
      ),
    )
    .orderBy(sql`(${contentItems.published} ->> 'position')::int`, asc(contentItems.name), asc(contentItems.id))
    .limit(MAX_LINKS),
);

export const listNavigation = (database: Queryable) => selectNavigation(database);
