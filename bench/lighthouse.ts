import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { demo } from '../tests/e2e/support.ts';
import { freePort } from '../tests/support/free-port.ts';
import { launchBrowser } from '../tests/support/launch-browser.ts';
import { spawnBuiltPortal } from './built-portal.ts';

/** Minimum scores of public pages, on Lighthouse's mobile profile. */
const PUBLIC_THRESHOLDS: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Members' pages are rendered in the browser and hidden from search engines, hence no SEO score. */
const MEMBER_THRESHOLDS: Record<string, number> = { performance: 90, accessibility: 100, 'best-practices': 100 };
const MAX_LAYOUT_SHIFT = 0.02;

/** Paths; those after `--member` are audited as the demo member. */
const words = process.argv.slice(2);
const turn = words.indexOf('--member');
const publicPaths = turn === -1 ? words : words.slice(0, turn);
const memberPaths = turn === -1 ? [] : words.slice(turn + 1);

const dataDir = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'));
const portal = await spawnBuiltPortal(dataDir);
const debuggingPort = await freePort();
const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);

async function memberCookie(): Promise<string> {
  const answer = await fetch(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: demo.member, password: demo.password }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Retries: a window that the browser takes for hidden paints nothing, so that there is no measurement. */
async function audit(url: string, categories: string[], cookie: string) {
  const options = { port: debuggingPort, onlyCategories: categories, ...(cookie && { extraHeaders: { cookie } }) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(url, options);
    if (result?.lhr.audits['first-contentful-paint']?.numericValue) return result;
  }
  throw new Error('Lighthouse saw nothing painted');
}

/** Prints the scores; true if all thresholds are met. */
async function meetsThresholds(path: string, bars: Record<string, number>, cookie = ''): Promise<boolean> {
  const result = await audit(portal.url + path, Object.keys(bars), cookie);
  const scores = Object.values(result.lhr.categories).map(({ id, score }) => ({
    id,
    score: Math.round((score ?? 0) * 100),
  }));
  const shown = (id: string) => result.lhr.audits[id]?.displayValue ?? '';
  console.log(cookie ? `${path} (member)` : path, scores.map(({ id, score }) => `${id} ${score}`).join(' · '));
  console.log(
    `  FCP ${shown('first-contentful-paint')} · LCP ${shown('largest-contentful-paint')} · TBT ${shown('total-blocking-time')} · CLS ${shown('cumulative-layout-shift')} · ${shown('total-byte-weight')}`,
  );
  const failed = Object.values(result.lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  for (const { id, title } of failed) console.log(`  ✗ ${id}: ${title}`);
  const shift = result.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0;
  return shift <= MAX_LAYOUT_SHIFT && scores.every(({ id, score }) => score >= (bars[id] ?? 0));
}

let allMet = true;
for (const path of words.length > 0 ? publicPaths : ['/'])
  allMet = (await meetsThresholds(path, PUBLIC_THRESHOLDS)) && allMet;
const cookie = memberPaths.length > 0 ? await memberCookie() : '';
for (const path of memberPaths) allMet = (await meetsThresholds(path, MEMBER_THRESHOLDS, cookie)) && allMet;

await browser.close();
await portal.stop();
await rm(dataDir, { recursive: true, force: true });
process.exitCode = allMet ? 0 : 1;
