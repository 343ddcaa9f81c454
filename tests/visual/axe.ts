import type { Page } from '@playwright/test';
import { COLOUR_RULES, cutWordsOn, violationsOn, ZOOMED } from '../e2e/support.ts';
import { SCHEMES, type ScreenState, selectScreens } from './screen-matrix.ts';
import { visitScreens } from './visit-screens.ts';

/** Axe violations on every page, in every state, width and scheme: `npm run axe`. */
const WIDTHS = [320, 768, 1280] as const;
const COLUMNS = [...WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `${width} ${scheme}`)), '200 %', '400 %'];

interface Finding {
  column: string;
  text: string;
}

/** A record page has no heading until the record has loaded. */
const isInFlight = (screen: ScreenState, rule: string) => screen.state === 'loading' && rule === 'page-has-heading-one';

async function findings(page: Page, screen: ScreenState): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // The page is the same in both schemes, but for its colours.
      const rules = colorScheme === 'light' ? undefined : COLOUR_RULES;
      for (const [rule, places] of await violationsOn(page, rules)) {
        if (isInFlight(screen, rule)) continue;
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

const nameOf = ({ route, viewer, state }: ScreenState) => `${route} · ${viewer} · ${state}`;

let total = 0;
let visited = 0;
const texts: string[] = [];
console.log(line('', COLUMNS));
const failures = await visitScreens(selectScreens(process.argv.slice(2)), async (page, screen) => {
  const found = await findings(page, screen);
  total += found.length;
  visited += 1;
  const counts = COLUMNS.map((column) => String(found.filter((each) => each.column === column).length || '·'));
  console.log(line(nameOf(screen), counts));
  texts.push(...found.map(({ column, text }) => `${nameOf(screen)}, ${column}: ${text}`));
});
console.log(`\n${visited} looks, each in ${WIDTHS.length * SCHEMES.length} combinations of width and scheme.`);
console.log(total === 0 ? 'Nothing found.' : `\n${texts.join('\n')}\n\n${total} findings.`);
for (const failure of failures) console.error(`Not looked at: ${failure}`);
process.exitCode = total + failures.length === 0 ? 0 : 1;
