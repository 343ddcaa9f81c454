import type { Page } from '@playwright/test';
import { cutWordsOn, OF_COLOUR, violationsOn, ZOOMED } from '../e2e/support.ts';
import { lookAround } from './look-around.ts';
import { type Look, SCHEMES, wantedLooks } from './wanted-looks.ts';

/** What axe finds on every page, in every state, width and scheme: `npm run axe`. */
const WIDTHS = [320, 768, 1280] as const;
const COLUMNS = [...WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `${width} ${scheme}`)), '200 %', '400 %'];

interface Finding {
  column: string;
  text: string;
}

/** The heading of a page about one thing comes with that thing, and takes the focus then. */
const isOnItsWay = (look: Look, rule: string) => look.state === 'loading' && rule === 'page-has-heading-one';

async function findings(page: Page, look: Look): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // The page is the same in both schemes, but for its colours.
      const rules = colorScheme === 'light' ? undefined : OF_COLOUR;
      for (const [rule, places] of await violationsOn(page, rules)) {
        if (isOnItsWay(look, rule)) continue;
        const text = `${rule}: ${places.map((html) => html.slice(0, 160)).join(' | ')}`;
        found.push({ column: `${width} ${colorScheme}`, text });
      }
    }
  }
  for (const width of ZOOMED) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await cutWordsOn(page);
    if (cut.length > 0) found.push({ column: `${(1280 / width) * 100} %`, text: `cut: ${cut.join(' | ')}` });
  }
  return found;
}

function line(title: string, cells: readonly string[]): string {
  return [title.padEnd(64), ...cells.map((cell) => cell.padStart(11))].join('');
}

const nameOf = ({ route, viewer, state }: Look) => `${route} · ${viewer} · ${state}`;

let total = 0;
let looked = 0;
const texts: string[] = [];
console.log(line('', COLUMNS));
const failures = await lookAround(wantedLooks(process.argv.slice(2)), async (page, look) => {
  const found = await findings(page, look);
  total += found.length;
  looked += 1;
  const counts = COLUMNS.map((column) => String(found.filter((each) => each.column === column).length || '·'));
  console.log(line(nameOf(look), counts));
  texts.push(...found.map(({ column, text }) => `${nameOf(look)}, ${column}: ${text}`));
});
console.log(`\n${looked} looks, each in ${WIDTHS.length * SCHEMES.length} combinations of width and scheme.`);
console.log(total === 0 ? 'Nothing found.' : `\n${texts.join('\n')}\n\n${total} findings.`);
for (const failure of failures) console.error(`Not looked at: ${failure}`);
process.exitCode = total + failures.length === 0 ? 0 : 1;
