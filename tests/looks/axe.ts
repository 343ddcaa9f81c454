import type { Page } from '@playwright/test';
import { violationsOn } from '../e2e/support.ts';
import { lookAround } from './look-around.ts';
import { type Look, SCHEMES, WIDTHS, wantedLooks } from './wanted-looks.ts';

/** What axe finds on every page, in every state, width and scheme: `npm run axe`. */
/** What a window of 1280 px has left at 400 % and at 200 %. */
const ZOOMED = [320, 640];
const COLUMNS = [...WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `${width} ${scheme}`)), '400 %', '200 %'];

interface Finding {
  column: string;
  text: string;
}

async function findings(page: Page): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      for (const [rule, places] of await violationsOn(page)) {
        const text = `${rule}: ${places.map((html) => html.slice(0, 160)).join(' | ')}`;
        found.push({ column: `${width} ${colorScheme}`, text });
      }
    }
  }
  for (const width of ZOOMED) {
    await page.setViewportSize({ width, height: 800 });
    const over = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
    if (over > 0) found.push({ column: `${(1280 / width) * 100} %`, text: `scrolls ${over} px sideways` });
  }
  return found;
}

function line(title: string, cells: readonly string[]): string {
  return [title.padEnd(64), ...cells.map((cell) => cell.padStart(11))].join('');
}

const nameOf = ({ route, viewer, state }: Look) => `${route} · ${viewer} · ${state}`;

let total = 0;
const texts: string[] = [];
console.log(line('', COLUMNS));
const failures = await lookAround(wantedLooks(process.argv.slice(2)), async (page, look) => {
  const found = await findings(page);
  total += found.length;
  const counts = COLUMNS.map((column) => String(found.filter((each) => each.column === column).length || '·'));
  console.log(line(nameOf(look), counts));
  texts.push(...found.map(({ column, text }) => `${nameOf(look)}, ${column}: ${text}`));
});
console.log(total === 0 ? '\nNothing found.' : `\n${texts.join('\n')}\n\n${total} findings.`);
for (const failure of failures) console.error(`Not looked at: ${failure}`);
process.exitCode = total + failures.length === 0 ? 0 : 1;
