import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '../../core/fair-queue.ts';

// argon2id is the library's default; 19 MiB and two passes take about 20 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Bounded, so that a flood of logins does not starve other requests. Unknown accounts share one key. */
const queue = new FairQueue({ maxConcurrent: 4, maxPerClient: 2, maxWaitMs: 20_000 });

/** Known browsers queue apart, so that an attack does not delay the owner's sign-in. */
export type Browser = 'known' | 'unknown';

export function hashPassword(password: string): Promise<string> {
  return queue.run('new', () => hash(password.normalize('NFC'), COST));
}

/** Verified for unknown accounts, so that they take as long as a wrong password. */
const dummyHash = hash('nobody', COST);

export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  browser: Browser = 'unknown',
): Promise<boolean> {
  const against = stored?.startsWith('$argon2') ? stored : await dummyHash;
  const matches = await queue.run(`${browser} ${against}`, () => verify(against, password.normalize('NFC')));
  return matches && against === stored;
}
