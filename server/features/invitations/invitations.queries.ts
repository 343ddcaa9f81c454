import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type InvitationState, invitationLimits } from '#contract/invitations/invitations.contract.ts';
import type { SortOrder } from '#contract/table.ts';
import { hashLinkToken } from '../../core/link-token.ts';
import { matchesText } from '../../core/text-search/word-match.ts';
import type { Queryable } from '../../database/database.ts';
import { countEach } from '../../database/records.ts';
import { users } from '../../database/schema/account.ts';
import { invitations } from '../../database/schema/invitations.ts';
import { type SortKey, sortedBy } from '../../database/sorted-list.ts';

const { acceptedAt, revokedAt, expiresAt } = invitations;

const isOpen = and(isNull(acceptedAt), isNull(revokedAt));
const isPending = and(isOpen, gt(expiresAt, sql`now()`));
const newExpiry = sql`now() + make_interval(days => ${sql.raw(String(invitationLimits.days))})`;

const STATES: Record<InvitationState, SQL | undefined> = {
  pending: isPending,
  accepted: isNotNull(acceptedAt),
  expired: and(isOpen, lte(expiresAt, sql`now()`)),
  revoked: isNotNull(revokedAt),
};

const columns = {
  id: invitations.id,
  email: invitations.email,
  firstName: invitations.firstName,
  lastName: invitations.lastName,
  company: invitations.company,
  note: invitations.note,
  createdAt: invitations.createdAt,
  sentAt: invitations.sentAt,
  expiresAt,
  acceptedAt,
  state: sql<InvitationState>`case when ${acceptedAt} is not null then 'accepted'
    when ${revokedAt} is not null then 'revoked' when ${expiresAt} <= now() then 'expired' else 'pending' end`,
  invitedBy: sql<
    string | null
  >`(select inviter.first_name || ' ' || inviter.last_name from users as inviter where inviter.id = ${invitations.invitedBy})`,
};

interface InvitationFilter {
  state?: InvitationState | undefined;
  search?: string | undefined;
}

const matching = ({ state, search }: InvitationFilter) =>
  and(
    state && STATES[state],
    matchesText(search, [invitations.firstName, invitations.lastName, invitations.email, invitations.company]),
  );

const sortKeys: Record<'email' | 'createdAt', SortKey> = {
  email: { by: invitations.email, type: 'text' },
  createdAt: { by: invitations.createdAt, type: 'timestamptz' },
};

export function listInvitations(
  database: Queryable,
  filter: InvitationFilter & { sort: SortOrder<keyof typeof sortKeys>; page: number; limit: number },
) {
  const { orderBy } = sortedBy(sortKeys, invitations.id, filter.sort);
  return database
    .select(columns)
    .from(invitations)
    .where(matching(filter))
    .orderBy(...orderBy)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

export function countInvitations(database: Queryable, filter: InvitationFilter): Promise<number> {
  return database.$count(invitations, matching(filter));
}

export const countInvitationsByState = (database: Queryable): Promise<Record<InvitationState, number>> =>
  countEach(database, invitations, STATES);

export async function lockInvitation(transaction: Queryable, id: string): Promise<InvitationRow | undefined> {
  const [row] = await transaction.select(columns).from(invitations).where(eq(invitations.id, id)).for('update');
  return row;
}

/**
 * Where addresses are confirmed, an unconfirmed account of a member does not count: anybody may have made it, and the
 * invitation takes it from them.
 */
export async function listMemberEmails(
  database: Queryable,
  emails: string[],
  { emailConfirmation }: { emailConfirmation: boolean },
): Promise<string[]> {
  if (emails.length === 0) return [];
  const isTheirs = emailConfirmation ? or(users.isEmailVerified, ne(users.role, 'member')) : undefined;
  const rows = await database
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isTheirs));
  return rows.map(({ email }) => email);
}

export async function listInvitedEmails(database: Queryable, emails: string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await database
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(isPending, inArray(invitations.email, emails)));
  return rows.map(({ email }) => email);
}

export interface NewInvitation {
  email: string;
  firstName: string;
  lastName: string;
  company: string | null;
  note: string | null;
}

/** Expired invitations are renewed with the new words; pending ones stay. */
export function insertInvitations(
  transaction: Queryable,
  people: NewInvitation[],
  invitedBy: string,
): Promise<InvitationRow[]> {
  const given = (column: string) => sql.raw(`excluded.${column}`);
  return transaction
    .insert(invitations)
    .values(people.map((person) => ({ ...person, invitedBy, expiresAt: newExpiry })))
    .onConflictDoUpdate({
      target: invitations.email,
      targetWhere: sql`${isOpen}`,
      set: {
        firstName: given('first_name'),
        lastName: given('last_name'),
        company: given('company'),
        note: given('note'),
        invitedBy: given('invited_by'),
        expiresAt: given('expires_at'),
        createdAt: sql`now()`,
        sentAt: null,
        tokenHash: null,
      },
      setWhere: lte(expiresAt, sql`now()`),
    })
    .returning(columns);
}

export async function renewInvitation(transaction: Queryable, id: string): Promise<InvitationRow> {
  // The former link ends now, not when the next mail is composed.
  return updateInvitation(transaction, id, { expiresAt: newExpiry, sentAt: null, tokenHash: null });
}

/** The period begins with the mail. */
export async function storeToken(transaction: Queryable, id: string, token: string): Promise<void> {
  await transaction
    .update(invitations)
    .set({ tokenHash: hashLinkToken(token), sentAt: sql`now()`, expiresAt: newExpiry })
    .where(eq(invitations.id, id));
}

export function revokeInvitation(transaction: Queryable, id: string): Promise<InvitationRow> {
  return updateInvitation(transaction, id, { revokedAt: sql`now()`, tokenHash: null });
}

async function updateInvitation(
  transaction: Queryable,
  id: string,
  values: { expiresAt?: SQL; revokedAt?: SQL; tokenHash?: null; sentAt?: null },
): Promise<InvitationRow> {
  const [row] = await transaction.update(invitations).set(values).where(eq(invitations.id, id)).returning(columns);
  if (!row) throw new Error(`no invitation ${id}`);
  return row;
}

export async function findInvitationByToken(database: Queryable, token: string) {
  const { id, email, firstName, lastName, company } = invitations;
  const [row] = await database
    .select({ id, email, firstName, lastName, company })
    .from(invitations)
    .where(and(isPending, eq(invitations.tokenHash, hashLinkToken(token))));
  return row;
}

/** A trigger of `users` marks it (`invitations.sql`). */
export async function isAccepted(transaction: Queryable, id: string): Promise<boolean> {
  const [row] = await transaction
    .select({ acceptedAt: invitations.acceptedAt })
    .from(invitations)
    .where(eq(invitations.id, id));
  return row !== undefined && row.acceptedAt !== null;
}
