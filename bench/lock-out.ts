import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnBuiltPortal } from './built-portal.ts';
import { saveResults } from './report.ts';

/** How long strangers who guess a member's password lock out its owner, in a browser with a previous sign-in. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const ADDRESSES = 100;
const MAX_WAIT_SECONDS = 5;
const OWNER = { email: 'duena@banco.example', password: 'clave-del-banco' };

const dataDir = await mkdtemp(join(tmpdir(), 'portal-lock-out-'));
const portal = await spawnBuiltPortal(dataDir, { DEMO: 'off', RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });

function post(path: string, body: object, address: string, cookie = ''): Promise<Response> {
  return fetch(portal.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify(body),
  });
}

const end = Date.now() + SECONDS * 1000;
const attempts: Record<number, number> = {};
async function guess(address: string): Promise<void> {
  while (Date.now() < end) {
    const { status } = await post('/api/auth/login', { ...OWNER, password: 'no-es-esta' }, address);
    attempts[status] = (attempts[status] ?? 0) + 1;
  }
}

/** Signs in over and over; a refusal counts until the next success. */
async function measureOwner(cookie: string): Promise<{ logins: number; refused: number; longestSeconds: number }> {
  let [logins, refused, longest] = [0, 0, 0];
  while (Date.now() < end) {
    const begin = performance.now();
    while ((await post('/api/auth/login', OWNER, '198.51.100.7', cookie)).status !== 200) {
      refused += 1;
      await wait(100);
    }
    logins += 1;
    longest = Math.max(longest, performance.now() - begin);
  }
  return { logins, refused, longestSeconds: Math.round(longest / 10) / 100 };
}

try {
  const account = { ...OWNER, firstName: 'Ana', lastName: 'Gil' };
  await post('/api/auth/register', account, '198.51.100.7');
  const known = await post('/api/auth/login', OWNER, '198.51.100.7');
  const cookie = known.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const strangers = Array.from({ length: ADDRESSES }, (_, index) => guess(`203.0.113.${index + 1}`));
  const [owner] = await Promise.all([measureOwner(cookie), ...strangers]);
  const result = { seconds: SECONDS, addresses: ADDRESSES, answers: attempts, ...owner };
  console.log(result);
  await saveResults('lock-out', [result]);
  process.exitCode = owner.longestSeconds > MAX_WAIT_SECONDS ? 1 : 0;
} finally {
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
}
