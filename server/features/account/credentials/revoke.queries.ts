import {
  and,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  min,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../database/database.ts';
import {
  accountTokens,
  addressLinks,
  externalIdentities,
  knownBrowsers,
  sessions,
  users,
} from '../../../database/schema/account.ts';
import { idempotencyKeys } from '../../../database/schema/core.ts';
import { loginChallenges, passkeys, recoveryCodes, totpSecrets } from '../../../database/schema/factors.ts';
import { invitations } from '../../../database/schema/invitations.ts';
import { unlinkIdentities } from '../account.queries.ts';
import { type CredentialKind, type Effect, MAX_KEPT, UNDO_DAYS } from './credential-table.policy.ts';

export interface RevocationScope {
  /** Session that asked, and outlives `others`, `weaker`, `issued` and `chosen`. */
  sid?: string | undefined;
  /** What is `chosen`: the session that ends, or the factor that is removed. */
  about?: { sid: string } | { passkeyId: string } | 'code' | undefined;
  /** When the change that is undone was made: PostgreSQL's text, for a `Date` has no microseconds. */
  since?: string | undefined;
  /** Former address that nobody confirmed: no way back leads there. */
  unconfirmed?: string | undefined;
  keepsIdentities?: boolean | undefined;
}

type Remove = (database: Queryable, userId: string, effect: Effect, scope: RevocationScope) => Promise<unknown>;

const isYoung = (since: AnyPgColumn) => sql`${since} > now() - make_interval(days => ${UNDO_DAYS})`;

const isOfMember = (userId: AnyPgColumn) => sql`${userId} in (select id from ${users} where role = 'member')`;

/** Of the account that `holder` refers to. */
const hasFactorBefore = (holder: AnyPgColumn, since: SQL) => sql`(
  exists (select from ${passkeys} older where older.user_id = ${holder} and older.created_at < ${since})
  or exists (select from ${totpSecrets} older where older.user_id = ${holder} and older.confirmed_at < ${since}))`;

/** `undefined`: all rows. */
function affected(
  effect: Effect,
  scope: RevocationScope,
  columns: { userId: AnyPgColumn; addedAt: AnyPgColumn; trustedSince?: AnyPgColumn },
): SQL | undefined {
  const since = sql`${scope.since ?? '-infinity'}::timestamptz`;
  if (effect === 'later') return gte(columns.addedAt, since);
  if (effect === 'recent or later') {
    const ofOffice = and(not(isOfMember(columns.userId)), hasFactorBefore(columns.userId, since));
    return or(and(isYoung(columns.addedAt), isOfMember(columns.userId)), and(gte(columns.addedAt, since), ofOffice));
  }
  if (effect === 'recent') return isYoung(columns.addedAt);
  if (effect === 'member recent') return and(isYoung(columns.addedAt), isOfMember(columns.userId));
  if (effect === 'unvouched') return and(isYoung(columns.trustedSince ?? columns.addedAt), isOfMember(columns.userId));
  return undefined;
}

const ofUser = (userId: string) => sql`${sessions.sess} ->> 'userId' = ${userId}`;
const provedByIssuer = sql`${sessions.sess} ->> 'provedWith' = 'issuer'`;

/** Where it is not known which passkey (of an earlier version), any. */
function isChosen({ about, sid = '' }: RevocationScope): SQL | undefined {
  if (!about) return sql`false`;
  if (about === 'code') return and(ne(sessions.sid, sid), sql`${sessions.sess} ->> 'provedWith' = 'code'`);
  if ('sid' in about) return eq(sessions.sid, about.sid);
  const passkey = sql`coalesce(${sessions.sess} ->> 'passkeyId', case ${sessions.sess} ->> 'provedWith' when 'passkey' then ${about.passkeyId} end)`;
  return and(ne(sessions.sid, sid), sql`${passkey} = ${about.passkeyId}`);
}

function ofSessions(database: Queryable, userId: string, effect: Effect, scope: RevocationScope): SQL | undefined {
  const { sid } = scope;
  const isTheirs = ofUser(userId);
  if (effect === 'chosen') return and(isTheirs, isChosen(scope));
  if (effect === 'surplus') {
    const byLastUse = database
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(isTheirs)
      .orderBy(desc(sessions.expire));
    return inArray(sessions.sid, byLastUse.offset(MAX_KEPT.session));
  }
  const sparesOwn = effect === 'others' || effect === 'weaker' || effect === 'issued';
  const isOther = sid && sparesOwn ? ne(sessions.sid, sid) : undefined;
  const isWeaker = effect === 'weaker' ? not(sql`${sessions.sess} ? 'factorAt'`) : undefined;
  return and(isTheirs, isOther, isWeaker, effect === 'issued' ? provedByIssuer : undefined);
}

const endSessions: Remove = (database, userId, effect, scope) =>
  database.delete(sessions).where(ofSessions(database, userId, effect, scope));

const endProofs: Remove = (database, userId, effect, scope) =>
  database
    .update(sessions)
    .set({ sess: sql`${sessions.sess} - 'factorAt' || jsonb_build_object('provedAt', 'epoch'::timestamptz)` })
    // The session that unlinks an external account goes on, without what that proved.
    .where(effect === 'issued' ? and(ofUser(userId), provedByIssuer) : ofSessions(database, userId, effect, scope));

const endTokens =
  (purpose: (typeof accountTokens.$inferSelect)['purpose']): Remove =>
  (database, userId, effect, scope) =>
    database
      .delete(accountTokens)
      .where(
        and(
          eq(accountTokens.userId, userId),
          eq(accountTokens.purpose, purpose),
          affected(effect, scope, { userId: accountTokens.userId, addedAt: accountTokens.createdAt }),
        ),
      );

/** Those to the account's address, once it is confirmed. */
const endAddressLinks: Remove = (database, userId) => {
  const confirmed = and(eq(users.id, userId), users.isEmailVerified);
  const address = database.select({ email: users.email }).from(users).where(confirmed);
  return database.delete(addressLinks).where(inArray(addressLinks.email, address));
};

const liveWayBack = (userId: string) =>
  and(
    eq(accountTokens.userId, userId),
    eq(accountTokens.purpose, 'undo-email'),
    gt(accountTokens.expiresAt, sql`now()`),
  );

const endWaysBack: Remove = async (database, userId, effect, scope) => {
  if (effect !== 'outranked') return endTokens('undo-email')(database, userId, effect, scope);
  if (scope.unconfirmed)
    await database.delete(accountTokens).where(and(liveWayBack(userId), eq(accountTokens.email, scope.unconfirmed)));
  const present = database.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const [senior] = await database
    .select({ since: min(accountTokens.createdAt) })
    .from(accountTokens)
    .where(and(liveWayBack(userId), inArray(accountTokens.email, present)));
  if (!senior?.since) return;
  await database
    .delete(accountTokens)
    .where(
      and(liveWayBack(userId), gte(accountTokens.createdAt, senior.since), notInArray(accountTokens.email, present)),
    );
};

const endChallenges =
  (purpose: (typeof loginChallenges.$inferSelect)['purpose']): Remove =>
  (database, userId) =>
    database
      .delete(loginChallenges)
      .where(and(eq(loginChallenges.userId, userId), eq(loginChallenges.purpose, purpose)));

/** Race-free: the caller holds the row lock. */
const hasNoFactor = (userId: string) => sql`
  not exists (select from ${passkeys} where ${passkeys.userId} = ${userId})
  and not exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${userId} and ${totpSecrets.confirmedAt} is not null)`;

/** Not the one that the session which asks was opened in. */
function forgetBrowsers(database: Queryable, userId: string, scope: RevocationScope) {
  const browserOf = (which: SQL | undefined) =>
    database
      .select({ hash: sql`${sessions.sess} ->> 'browserHash'` })
      .from(sessions)
      .where(which);
  const hasOne = sql`${sessions.sess} ? 'browserHash'`;
  return database
    .delete(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.userId, userId),
        inArray(knownBrowsers.browserHash, browserOf(ofSessions(database, userId, 'chosen', scope))),
        notInArray(knownBrowsers.browserHash, browserOf(and(hasOne, eq(sessions.sid, scope.sid ?? '')))),
      ),
    );
}

/** Kinds without a row are missing: they are checked when they are used. */
export const REMOVALS: Partial<Record<CredentialKind, Remove>> = {
  session: endSessions,
  proof: endProofs,
  'sign-in in flight': (database, userId) =>
    database
      .update(users)
      .set({ sessionGeneration: sql`${users.sessionGeneration} + 1` })
      .where(eq(users.id, userId)),
  'verify-email': endTokens('verify-email'),
  'change-email': endTokens('change-email'),
  'reset-password': endTokens('reset-password'),
  'claim-password': endTokens('claim-password'),
  'operator-password': endTokens('operator-password'),
  'address-password': endAddressLinks,
  'undo-email': endWaysBack,
  'second-factor': endChallenges('second-factor'),
  'passkey-sign-in': endChallenges('passkey-sign-in'),
  'passkey-proof': endChallenges('passkey-proof'),
  'passkey-registration': endChallenges('passkey-registration'),
  'external identity': async (database, userId, effect, scope) => {
    if (effect === 'unkept' && scope.keepsIdentities) return;
    // The only credential of an account without a password.
    const hasPassword = sql`exists (select from ${users} where ${users.id} = ${userId} and ${users.password} <> '')`;
    await unlinkIdentities(
      database,
      userId,
      effect === 'unkept'
        ? hasPassword
        : affected(effect, scope, { userId: externalIdentities.userId, addedAt: externalIdentities.createdAt }),
    );
  },
  passkey: (database, userId, effect, scope) =>
    database.delete(passkeys).where(
      and(
        eq(passkeys.userId, userId),
        affected(effect, scope, {
          userId: passkeys.userId,
          addedAt: passkeys.createdAt,
          trustedSince: passkeys.trustedSince,
        }),
      ),
    ),
  TOTP: (database, userId, effect, scope) =>
    database.delete(totpSecrets).where(
      and(
        eq(totpSecrets.userId, userId),
        isNotNull(totpSecrets.confirmedAt),
        affected(effect, scope, {
          userId: totpSecrets.userId,
          addedAt: totpSecrets.confirmedAt,
          trustedSince: totpSecrets.trustedSince,
        }),
      ),
    ),
  'unconfirmed TOTP': (database, userId) =>
    database.delete(totpSecrets).where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt))),
  'recovery codes': (database, userId, effect, scope) => {
    const isRecent = affected(effect, scope, { userId: recoveryCodes.userId, addedAt: recoveryCodes.createdAt });
    const which = isRecent ? sql`(${isRecent} or ${hasNoFactor(userId)})` : undefined;
    return database
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), effect === 'orphaned' ? hasNoFactor(userId) : which));
  },
  'known browser': (database, userId, effect, scope) => {
    if (effect === 'chosen') return forgetBrowsers(database, userId, scope);
    const isTheirs = eq(knownBrowsers.userId, userId);
    const byLastUse = database
      .select({ browserHash: knownBrowsers.browserHash })
      .from(knownBrowsers)
      .where(isTheirs)
      .orderBy(desc(knownBrowsers.lastSignInAt))
      .offset(MAX_KEPT['known browser']);
    const isSurplus = effect === 'surplus' ? inArray(knownBrowsers.browserHash, byLastUse) : undefined;
    return database.delete(knownBrowsers).where(and(isTheirs, isSurplus));
  },
  'invitation sent': (database, userId) =>
    database
      .update(invitations)
      .set({ revokedAt: sql`now()`, tokenHash: null })
      .where(and(eq(invitations.invitedBy, userId), isNull(invitations.acceptedAt), isNull(invitations.revokedAt))),
  'idempotency key': (database, userId) => database.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId)),
};

/** Addresses to which the account can be taken back. */
export async function findWaysBack(database: Queryable, userId: string): Promise<string[]> {
  const rows = await database.select({ email: accountTokens.email }).from(accountTokens).where(liveWayBack(userId));
  return rows.map(({ email }) => email);
}
