import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Role } from '#contract/account/roles.ts';
import type { AdminMemberState } from '#contract/members/admin/admin-members.contract.ts';
import type { SortOrder } from '#contract/table.ts';
import { matchesTerms } from '../../../core/text-search/word-match.ts';
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

const terms = sql`user_search_terms(${users.firstName}, ${users.lastName}, ${users.email})`;

const matching = ({ search, ...filter }: MemberFilter) =>
  and(search ? matchesTerms(terms, search) : undefined, inState(filter));

export const countMembers = (database: Queryable, filter: MemberFilter): Promise<number> =>
  database.$count(users, matching(filter));

export async function listAllMembers(database: Queryable, filter: MemberFilter & Page & { sort: MemberSort }) {
  const [members, total] = await Promise.all([
    database
      .select(columns)
      .from(users)
      .where(matching(filter))
      .orderBy(...sortedBy(sortKeys, users.id, filter.sort).orderBy)
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit),
    countMembers(database, filter),
  ]);
  return { members, total };
}

export function readMembers(database: Queryable, filter: MemberFilter & { sort: MemberSort }) {
  const { orderBy, sortValue, after } = sortedBy(sortKeys, users.id, filter.sort);
  return readInBatches((end, limit) =>
    database
      .select({ ...columns, sortValue })
      .from(users)
      .where(and(matching(filter), after(end)))
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
