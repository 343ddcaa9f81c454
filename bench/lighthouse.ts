import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../scripts/browser/ensure-browser.mjs';
import { freePort } from '../tests/support/free-port.ts';
import { spawnBuiltPortal } from './built-portal.ts';

/** What the landing is held to, on Lighthouse's mobile profile. */
const BARS: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const paths = process.argv.slice(2);
const { executablePath, args, env } = ensureBrowser();
const dataDir = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'));
const portal = await spawnBuiltPortal(dataDir);
const debuggingPort = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${debuggingPort}`],
  env: { ...process.env, ...env } as Record<string, string>,
});

/** A window that the browser took for hidden paints nothing; then there is no measurement, and another try. */
async function audit(url: string) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(url, { port: debuggingPort, onlyCategories: Object.keys(BARS) });
    if (result?.lhr.audits['first-contentful-paint']?.numericValue) return result;
  }
  throw new Error('Lighthouse saw nothing painted');
}

let held = true;
for (const path of paths.length > 0 ? paths : ['/']) {
  const result = await audit(portal.url + path);
  const scores = Object.values(result.lhr.categories).map(({ id, score }) => ({
    id,
    score: Math.round((score ?? 0) * 100),
  }));
  const shown = (id: string) => result.lhr.audits[id]?.displayValue ?? '';
  console.log(path, scores.map(({ id, score }) => `${id} ${score}`).join(' · '));
  console.log(
    `  FCP ${shown('first-contentful-paint')} · LCP ${shown('largest-contentful-paint')} · TBT ${shown('total-blocking-time')} · CLS ${shown('cumulative-layout-shift')} · ${shown('total-byte-weight')}`,
  );
  const failed = Object.values(result.lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  for (const { id, title } of failed) console.log(`  ✗ ${id}: ${title}`);
  held &&= scores.every(({ id, score }) => score >= (BARS[id] ?? 0));
}

await browser.close();
await portal.stop();
await rm(dataDir, { recursive: true, force: true });
process.exitCode = held ? 0 : 1;
