import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; 19 MiB and two passes take about 20 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at once: more would only fight over two cores and let a flood of logins starve everything else. */
const MOST_AT_ONCE = 4;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST));
}

/** A hash of nobody's password, so that an unknown e-mail takes as long as a wrong password. */
const dummyHash = hash('nobody', COST);

export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored?.startsWith('$argon2') ? stored : await dummyHash;
  const matches = await inTurn(() => verify(against, password.normalize('NFC')));
  return matches && against === stored;
}
