import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../server/database/database.ts';
import type { users } from '../../server/database/schema/account.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../../server/database/schema/factors.ts';
import { totpCode } from '../../server/features/account/factors/totp.ts';
import type { ApiClient } from './api-client.ts';
import type { TestApp } from './app.ts';
import { Authenticator } from './authenticator.ts';
import { PASSWORD, signedIn } from './factories.ts';

export async function addTotp(client: ApiClient, now: Date): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await client.post('/api/auth/totp');
  const confirmed = await client.post('/api/auth/totp/confirm', { code: totpCode(body.secret, now) });
  if (confirmed.status !== 200) throw new Error(`could not confirm: ${confirmed.status}`);
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}

/** A signed-in member with an authenticator app. */
export async function memberWithTotp(portal: TestApp, now: Date, values: Partial<typeof users.$inferInsert> = {}) {
  const member = await signedIn(portal, values);
  return { ...member, ...(await addTotp(member.client, now)) };
}

/** A client after the password, before the second factor. */
export async function halfSignedIn(portal: TestApp, email: string, password = PASSWORD): Promise<ApiClient> {
  const client = portal.visitor();
  const answer = await client.post('/api/auth/login', { email, password });
  if (answer.body.code !== 'second_factor_required') throw new Error(`answered ${answer.status}`);
  return client;
}

/** Older than the time in which a reset by mail or a way back removes them. */
export async function ageFactors(database: Database, userId: string): Promise<void> {
  const createdAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  const aged = { createdAt, trustedSince: createdAt };
  await database.update(passkeys).set(aged).where(eq(passkeys.userId, userId));
  const isConfirmed = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  await database
    .update(totpSecrets)
    .set({ ...aged, confirmedAt: createdAt })
    .where(isConfirmed);
  await database.update(recoveryCodes).set({ createdAt }).where(eq(recoveryCodes.userId, userId));
}

/** Origin of requests by `inject`. */
export const INJECTED_ORIGIN = 'http://localhost';

export async function addPasskey(
  client: ApiClient,
  authenticator = new Authenticator(INJECTED_ORIGIN),
  name = 'Mi teléfono',
) {
  const { body } = await client.post('/api/auth/passkeys/options');
  const added = await client.post('/api/auth/passkeys', { name, response: authenticator.create(body.options) });
  return { authenticator, added };
}

export async function passkeyLogin(client: ApiClient, authenticator: Authenticator) {
  const { body } = await client.post('/api/auth/passkey/options');
  return client.post('/api/auth/passkey', { response: authenticator.get(body.options) });
}
