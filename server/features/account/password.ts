import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; 19 MiB and two passes take about 20 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Concurrent hashes: more would compete for two cores and let a flood of logins starve other requests. */
const MAX_CONCURRENT = 4;
let running = 0;
const waiting: (() => void)[] = [];

/** Known browsers jump the queue, so that an attack does not delay the owner's sign-in. */
export type HashPriority = 'first' | 'in turn';

async function queued<T>(work: () => Promise<T>, priority: HashPriority = 'in turn'): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    await new Promise<void>((resolve) => (priority === 'first' ? waiting.unshift(resolve) : waiting.push(resolve)));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password.normalize('NFC'), COST));
}

/** Verified for unknown accounts, so that they take as long as a wrong password. */
const dummyHash = hash('nobody', COST);

export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  priority?: HashPriority,
): Promise<boolean> {
  const against = stored?.startsWith('$argon2') ? stored : await dummyHash;
  const matches = await queued(() => verify(against, password.normalize('NFC')), priority);
  return matches && against === stored;
}
