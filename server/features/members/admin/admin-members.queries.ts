import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Role } from '#contract/account/roles.ts';
import type { AdminMemberState } from '#contract/members/admin/admin-members.contract.ts';
import type { SortOrder } from '#contract/table.ts';
import type { Queryable } from '../../../database/database.ts';
import { users } from '../../../database/schema/account.ts';
import { readInBatches, type SortKey, sortedBy } from '../../../database/sorted-list.ts';

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  company: users.company,
  position: users.position,
  location: users.location,
  profileImageUrl: users.profileImageUrl,
  role: users.role,
  isEmailVerified: users.isEmailVerified,
  suspendedAt: users.suspendedAt,
  suspendedReason: users.suspendedReason,
  createdAt: users.createdAt,
  version: users.version,
};

interface MemberFilter {
  search?: string | undefined;
  role?: Role | undefined;
  state?: AdminMemberState | undefined;
}

interface Page {
  page: number;
  limit: number;
}

const sortKeys: Record<'name' | 'email' | 'company' | 'createdAt', SortKey> = {
  name: { by: sql`es_fold(${users.firstName} || ' ' || ${users.lastName})`, type: 'text' },
  email: { by: users.email, type: 'text' },
  company: { by: sql`es_fold(coalesce(${users.company}, ''))`, type: 'text' },
  createdAt: { by: users.createdAt, type: 'timestamptz' },
};

type MemberSort = SortOrder<keyof typeof sortKeys>;

const inState = ({ role, state }: MemberFilter) =>
  and(
    isNull(users.deletedAt),
    role && eq(users.role, role),
    state && (state === 'suspended' ? isNotNull(users.suspendedAt) : isNull(users.suspendedAt)),
  );

/** Prefix query of every typed word. Injection: folded text holds no tsquery operators. */
async function toPrefixQuery(database: Queryable, search: string): Promise<string> {
  const { rows } = await database.execute<{ query: string | null }>(sql`
    select string_agg(word || ':*', ' & ') as query
    from unnest(string_to_array(btrim(es_fold(${search})), ' ')) as word where word <> ''`);
  return rows[0]?.query ?? '';
}

const matchesWords = (query: string) =>
  sql`user_search_terms(${users.firstName}, ${users.lastName}, ${users.email}) @@ ${query}::tsquery`;

/** Materialized first from the text index: a scan in the order of the list would fold every name again. */
async function findMembers(database: Queryable, search: string, filter: MemberFilter & Page & { sort: MemberSort }) {
  const { orderBy, by, direction } = sortedBy(sortKeys, users.id, filter.sort);
  const matches = matchesWords(await toPrefixQuery(database, search));
  const { rows } = await database.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (
      select ${users.id}, ${by} as sort_value from ${users} where ${and(matches, inState(filter))}
    )
    select (select count(*) from found)::int as total, array(
      select id from found order by sort_value ${direction}, id ${direction}
      limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}
    ) as ids`);
  const [found = { total: 0, ids: [] }] = rows;
  const members = await database
    .select(columns)
    .from(users)
    .where(inArray(users.id, found.ids))
    .orderBy(...orderBy);
  return { members, total: found.total };
}

export async function countMembers(database: Queryable, { search, ...filter }: MemberFilter): Promise<number> {
  const matches = search ? matchesWords(await toPrefixQuery(database, search)) : undefined;
  const [counted] = await database
    .select({ total: count() })
    .from(users)
    .where(and(matches, inState(filter)));
  return counted?.total ?? 0;
}

export async function listAllMembers(
  database: Queryable,
  { search, ...filter }: MemberFilter & Page & { sort: MemberSort },
) {
  if (search) return findMembers(database, search, filter);
  const { orderBy } = sortedBy(sortKeys, users.id, filter.sort);
  const [members, total] = await Promise.all([
    database
      .select(columns)
      .from(users)
      .where(inState(filter))
      .orderBy(...orderBy)
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit),
    countMembers(database, filter),
  ]);
  return { members, total };
}

export async function* readMembers(database: Queryable, { search, ...filter }: MemberFilter & { sort: MemberSort }) {
  const matches = search ? matchesWords(await toPrefixQuery(database, search)) : undefined;
  const { orderBy, sortValue, after } = sortedBy(sortKeys, users.id, filter.sort);
  yield* readInBatches((end, limit) =>
    database
      .select({ ...columns, sortValue })
      .from(users)
      .where(and(matches, inState(filter), after(end)))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

export async function findMember(database: Queryable, id: string) {
  const [row] = await database
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}

export async function lockMember(database: Queryable, id: string) {
  return (await lockMembers(database, [id]))[0];
}

/** Deadlock-free: locked in the order of their ids. */
export function lockMembers(database: Queryable, ids: string[]) {
  return database
    .select(columns)
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('no key update');
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof lockMember>>>;

export async function updateMember(
  database: Queryable,
  id: string,
  values: Partial<typeof users.$inferInsert>,
): Promise<MemberRow> {
  const [row] = await database.update(users).set(values).where(eq(users.id, id)).returning(columns);
  if (!row) throw new Error(`no user ${id}`);
  return row;
}

export function listAdministrators(database: Queryable) {
  return database
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)));
}
