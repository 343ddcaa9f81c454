import { type SQL, sql } from 'drizzle-orm';
import { type Proof, type SessionData, sessions, users } from '../database/schema/account.ts';
import { passkeys, totpSecrets } from '../database/schema/factors.ts';
import { RETENTION_DAYS } from './retention.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Idle and absolute timeouts: short for every role of the office. */
export const LIFETIMES = {
  member: { idle: RETENTION_DAYS.sessions * DAY_SECONDS, total: 180 * DAY_SECONDS },
  office: { idle: 12 * HOUR_SECONDS, total: 7 * DAY_SECONDS },
};

export const seconds = (count: number | SQL) => sql`make_interval(secs => ${count})`;
/** The current role, not the one at sign-in. */
export const lifetime = (which: 'idle' | 'total') =>
  seconds(
    sql`case when ${users.role} = 'member' then ${LIFETIMES.member[which]}::int else ${LIFETIMES.office[which]}::int end`,
  );

export type Moment = 'signedInAt' | 'usedAt' | 'provedAt' | 'factorAt';
/** Clock of the database, against which they are read: those of machines differ, and jump. */
export const dataOf = (values: Partial<SessionData>, ...moments: Moment[]) => {
  const now = sql`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const pairs = moments.map((moment) => sql`${moment}::text, ${now}`);
  return sql`${JSON.stringify(values)}::jsonb || jsonb_build_object(${sql.join(pairs, sql`, `)})`;
};
export const withData = (...data: Parameters<typeof dataOf>) => sql`${sessions.sess} || ${dataOf(...data)}`;

/** The only proofs that count for an account with a second factor. */
const FACTOR_PROOFS: readonly Proof[] = ['passkey', 'code'];

/** What somebody showed: of a passkey, which. */
export type ShownProof = Exclude<Proof, 'passkey'> | { passkeyId: string };

export const provedBy = (shown: ShownProof): Pick<SessionData, 'provedWith' | 'passkeyId'> =>
  typeof shown === 'string' ? { provedWith: shown } : { provedWith: 'passkey', ...shown };

/** What a session hands on to the one that replaces it: neither its age nor that of its proof begins anew. */
export type Assurance = Pick<SessionData, 'signedInAt' | 'provedAt' | 'provedWith' | 'factorAt' | 'passkeyId'>;

export const assuranceOf = ({
  signedInAt,
  provedAt = signedInAt,
  provedWith,
  factorAt,
  passkeyId,
}: SessionData): Assurance => ({
  signedInAt,
  provedAt,
  ...(provedWith && { provedWith }),
  ...(factorAt && { factorAt }),
  ...(passkeyId && { passkeyId }),
});

export const factorMoments = ({ provedWith }: Pick<SessionData, 'provedWith'>): Moment[] =>
  FACTOR_PROOFS.includes(provedWith) ? ['factorAt'] : [];

/** With a factor on the account, only a factor proves anything. */
export const provedEnough = sql`(
  ${sessions.sess} ->> 'provedWith' in ('passkey', 'code')
  or not exists (select from ${passkeys} where ${passkeys.userId} = (${sessions.sess} ->> 'userId')::uuid)
  and not exists (select from ${totpSecrets} where ${totpSecrets.userId} = (${sessions.sess} ->> 'userId')::uuid
    and ${totpSecrets.confirmedAt} is not null))`;
