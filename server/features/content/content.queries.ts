import { and, asc, count, desc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PageKind, SiteBlock } from '#contract/content/content-kinds.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { contentItems, contentVersions } from '../../database/schema/content.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { statement } from '../../database/statement.ts';
import { matchesText } from '../../database/text-match.ts';

type NewItem = typeof contentItems.$inferInsert;

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

export async function countContent(database: Queryable, filter: Filter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(contentItems).where(matching(filter));
  return row?.total ?? 0;
}

export async function countByGroup(database: Queryable): Promise<Record<ContentGroup, number>> {
  const [row] = await database
    .select({
      site: sql<number>`count(*) filter (where ${isOfSite})::int`,
      service: sql<number>`count(*) filter (where ${contentItems.kind} = 'service')::int`,
      page: sql<number>`count(*) filter (where ${contentItems.kind} = 'page')::int`,
    })
    .from(contentItems);
  if (!row) throw new Error('a count came without a row');
  return row;
}

const selectItem = (database: Queryable, id: string) =>
  database.select(columns).from(contentItems).where(eq(contentItems.id, id));

export type ContentRow = Awaited<ReturnType<typeof selectItem>>[number];
export type SummaryRow = Omit<ContentRow, 'draft'>;

export async function findContent(database: Queryable, id: string): Promise<ContentRow | undefined> {
  return (await selectItem(database, id))[0];
}

export async function lockContent(database: Queryable, id: string): Promise<ContentRow | undefined> {
  return (await selectItem(database, id).for('no key update'))[0];
}

export async function insertPage(database: Queryable, values: NewItem): Promise<string> {
  const [row] = await database.insert(contentItems).values(values).returning({ id: contentItems.id });
  if (!row) throw new Error('the new page was not returned');
  return row.id;
}

export async function updateContent(database: Queryable, id: string, values: Partial<NewItem>): Promise<void> {
  await database
    .update(contentItems)
    .set({ ...values, version: sql`${contentItems.version} + 1` })
    .where(eq(contentItems.id, id));
}

export async function deleteContent(database: Queryable, id: string): Promise<void> {
  await database.delete(contentItems).where(eq(contentItems.id, id));
}

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

export async function countVersions(database: Queryable, itemId: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(contentVersions)
    .where(eq(contentVersions.itemId, itemId));
  return row?.total ?? 0;
}

export async function findVersion(database: Queryable, itemId: string, number: number) {
  const [row] = await database
    .select({ content: contentVersions.content })
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.number, number)));
  return row?.content;
}

export function listDue(database: Queryable, now: Date, limit: number) {
  return database
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(lte(contentItems.publishAt, now))
    .orderBy(asc(contentItems.publishAt))
    .limit(limit);
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
