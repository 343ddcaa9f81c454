import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { withImports } from '../scripts/build/shared-files.ts';
import { projectRoot } from '../server/core/project-root.ts';
import { siteRoutes, type Viewer } from '../tests/visual/site-routes.ts';

/** JavaScript budgets in KiB, compressed, for every page of the built site: `npm run tool -- weight`. */
const BUDGETS: Record<Viewer, number> = { visitor: 114, member: 121, admin: 139 };
/** The landing page, where most visits begin. */
const LANDING_BUDGET = 95;
const KIB = 1024;

const folder = join(projectRoot, 'dist/web');
const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const MEMBER_PARTS = 'web/app/shell/member-shell.ts';

/** JavaScript loaded before the page renders: the entry, the page, and for members their part of the shell. */
function weightOf(page: string, viewer: Viewer): number {
  const pageEntry = Object.keys(manifest).find((key) => key.startsWith('web/') && key.endsWith(`/${page}.tsx`));
  if (!pageEntry) throw new Error(`${page} is no entry of the manifest`);
  const entries = ['index.html', pageEntry, ...(viewer === 'visitor' ? [] : [MEMBER_PARTS])];
  const chunks = new Set(entries.flatMap((entry) => [...withImports(manifest, entry)]));
  const files = [...chunks].flatMap((chunk) => manifest[chunk]?.file ?? []);
  return files.reduce((sum, file) => sum + sentSize(join(folder, file)), 0);
}

/** The smallest files are sent as they are. */
function sentSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

const rows = siteRoutes.flatMap(({ path, views }) =>
  views.map(({ viewer, page }) => ({ path, viewer, kib: weightOf(page, viewer) / KIB })),
);
let isWithinBudget = true;
for (const { path, viewer, kib } of rows) {
  const bar = path === '/' && viewer === 'visitor' ? LANDING_BUDGET : BUDGETS[viewer];
  isWithinBudget &&= kib <= bar;
  const mark = kib <= bar ? `of ${bar}` : `is over ${bar}`;
  console.log(`${path.padEnd(34)}${viewer.padEnd(10)}${kib.toFixed(1).padStart(6)} KiB ${mark}`);
}
process.exitCode = isWithinBudget ? 0 : 1;
