import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnBuiltPortal } from '../built-portal.ts';
import { saveResults } from '../report.ts';
import { comparePairs } from './compare-pairs.ts';

/** Timing side channel: response times must not reveal whether an account exists. */
const PAIRS = Number(process.env.BENCH_PAIRS ?? 500);
const MAX_DIFFERENCE_MS = 5;
const KNOWN = 'socia@banco.example';
const PASSWORD = 'clave-del-banco';

const SCENARIOS = [
  { name: 'login, wrong password', path: '/api/auth/login', body: { password: 'no-es-esta' }, status: 401 },
  { name: 'forgotten password', path: '/api/auth/forgot-password', body: {}, status: 200 },
];

const dataDir = await mkdtemp(join(tmpdir(), 'portal-timing-'));
const portal = await spawnBuiltPortal(dataDir, { DEMO: 'off' });

async function post(path: string, body: object, status: number): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(portal.url + path, {
    method: 'POST',
    headers: { origin: portal.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - startedAt;
}

// The first account is the administrator's.
for (const email of ['primera@banco.example', KNOWN]) {
  await post('/api/auth/register', { email, password: PASSWORD, firstName: 'Socia', lastName: 'Del Banco' }, 201);
}
const results = [];
for (const { name, path, body, status } of SCENARIOS) {
  const figures = await comparePairs(PAIRS, {
    known: () => post(path, { ...body, email: KNOWN }, status),
    // The same one every time, as the known one is.
    unknown: () => post(path, { ...body, email: 'nadie@banco.example' }, status),
  });
  results.push({ scenario: name, pairs: PAIRS, ...figures });
}

await portal.stop();
await rm(dataDir, { recursive: true, force: true });
console.table(results);
await saveResults('timing', results);

const told = results.filter(({ difference }) => Math.abs(difference) >= MAX_DIFFERENCE_MS);
for (const { scenario, difference } of told) {
  console.log(`✗ ${scenario}: ${difference} ms apart, ${MAX_DIFFERENCE_MS} or more`);
}
process.exitCode = told.length > 0 ? 1 : 0;
