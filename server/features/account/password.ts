import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '../../core/fair-queue.ts';

// argon2id is the library's default; 19 MiB and two passes take about 20 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Bounded, so that a flood of logins does not starve other requests. The key is who asks (a network, a known browser, a
 * member), never what was found: waiting would tell whether an account exists.
 */
const queue = new FairQueue({ maxConcurrent: 4, maxPerClient: 2, maxWaitMs: 20_000 });

export function hashPassword(password: string, client = 'portal'): Promise<string> {
  return queue.run(client, () => hash(password.normalize('NFC'), COST));
}

/** Verified for unknown accounts, so that they take as long as a wrong password. */
const dummyHash = hash('nobody', COST);

export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  client: string,
): Promise<boolean> {
  const against = stored?.startsWith('$argon2') ? stored : await dummyHash;
  const matches = await queue.run(client, () => verify(against, password.normalize('NFC')));
  return matches && against === stored;
}
