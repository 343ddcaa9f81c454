import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../server/core/project-root.ts';
import { contactSheets, type Screenshot } from './contact-sheets.ts';
import { SCHEMES, type ScreenState, selectScreens, WIDTHS } from './screen-matrix.ts';
import { visitScreens } from './visit-screens.ts';

/** Screenshots of every page, in every state, width and scheme, with contact sheets: `npm run tool -- screens`. */
const folder = join(projectRoot, '.screens');
const HEIGHTS = { 360: 740, 768: 1024, 1280: 800 };
/** Longer pages only repeat themselves. */
const MAX_HEIGHT = 9000;

/** Fixes the minimum height of a member's page, which follows the window that is about to grow. */
const KEEP_HEIGHT = `{
  const { style } = document.querySelector('main');
  style.minHeight = '';
  style.minHeight = getComputedStyle(document.querySelector('main')).minHeight;
}`;

const slug = ({ route, viewer, state }: ScreenState) =>
  `${route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'inicio'}.${viewer}.${state}`;

async function takeScreenshots(page: Page, screen: ScreenState): Promise<Screenshot[]> {
  const shots: Screenshot[] = [];
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await page.emulateMedia({ colorScheme: scheme });
      const file = `${slug(screen)}.${width}.${scheme}.jpeg`;
      await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
      await page.evaluate(KEEP_HEIGHT);
      const isModal = (await page.locator('dialog:modal').count()) > 0;
      const whole = Math.min(Number(await page.evaluate('document.documentElement.scrollHeight')), MAX_HEIGHT);
      // A window as tall as the page, so that sticky elements do not cover its middle.
      const height = isModal ? HEIGHTS[width] : Math.max(whole, HEIGHTS[width]);
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80 });
      shots.push({ ...screen, width, scheme, file });
    }
  }
  return shots;
}

const screens = selectScreens(process.argv.slice(2));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const shots: Screenshot[] = [];
const failures = await visitScreens(screens, async (page, screen) => {
  shots.push(...(await takeScreenshots(page, screen)));
  console.log(`${screen.route} · ${screen.viewer} · ${screen.state}`);
});
const sheets = await contactSheets(folder, screens, shots);
console.log(`\n${shots.length} pictures and ${sheets} contact sheets in ${folder}; open index.html there.`);
for (const failure of failures) console.error(`Not looked at: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
