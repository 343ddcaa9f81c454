import { sql } from 'drizzle-orm';
import { type Proof, type SessionData, sessions } from '../database/schema/account.ts';
import { passkeys, totpSecrets } from '../database/schema/factors.ts';

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
