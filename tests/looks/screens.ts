import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../server/core/project-root.ts';
import { contactSheets, type Shot } from './contact-sheets.ts';
import { lookAround } from './look-around.ts';
import { type Look, SCHEMES, WIDTHS, wantedLooks } from './wanted-looks.ts';

/** Pictures of every page, in every state, width and scheme, with contact sheets: `npm run screens`. */
const folder = join(projectRoot, '.screens');
const HEIGHTS = { 360: 740, 768: 1024, 1280: 800 };
/** Below this, a long page only repeats itself. */
const LOWEST = 9000;

/** A member's page is at least as high as the window, which is about to grow. */
const KEEP_HEIGHT = `{
  const { style } = document.querySelector('main');
  style.minHeight = '';
  style.minHeight = getComputedStyle(document.querySelector('main')).minHeight;
}`;

const slug = ({ route, viewer, state }: Look) =>
  `${route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'inicio'}.${viewer}.${state}`;

async function photograph(page: Page, look: Look): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await page.emulateMedia({ colorScheme: scheme });
      const file = `${slug(look)}.${width}.${scheme}.jpeg`;
      await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
      await page.evaluate(KEEP_HEIGHT);
      const isModal = (await page.locator('dialog:modal').count()) > 0;
      const whole = Math.min(Number(await page.evaluate('document.documentElement.scrollHeight')), LOWEST);
      // A window as tall as the page keeps what sticks to its bottom edge from lying over the middle.
      const height = isModal ? HEIGHTS[width] : Math.max(whole, HEIGHTS[width]);
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80 });
      shots.push({ ...look, width, scheme, file });
    }
  }
  return shots;
}

const looks = wantedLooks(process.argv.slice(2));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const shots: Shot[] = [];
const failures = await lookAround(looks, async (page, look) => {
  shots.push(...(await photograph(page, look)));
  console.log(`${look.route} · ${look.viewer} · ${look.state}`);
});
const sheets = await contactSheets(folder, looks, shots);
console.log(`\n${shots.length} pictures and ${sheets} contact sheets in ${folder}; open index.html there.`);
for (const failure of failures) console.error(`Not looked at: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
