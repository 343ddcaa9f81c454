import type { Page } from '@playwright/test';
import { COLOUR_RULES, cutWordsOn, violationsOn, ZOOMED } from '../e2e/support.ts';
import { SCHEMES, type ScreenState, selectScreens } from './screen-matrix.ts';
import { visitScreens } from './visit-screens.ts';

/**
 * Axe violations on every page, in every state, width and scheme: `npm run tool -- axe`. With `--palettes`, the contrast of every
 * page in the colours that offices may choose instead; the other rules do not depend on them.
 */
const WIDTHS = [320, 768, 1280] as const;
/** What a width hides or shows has the same colours in between. */
const PAINTED_WIDTHS = [320, 1280] as const;
const COLUMNS = [...WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `${width} ${scheme}`)), '200 %', '400 %'];

/** Primary and secondary colour; the first two are hard: yellow and wine, black and lime. */
const PALETTES = ['#FACC15,#7F1D1D', '#0A0A0A,#A3E635', '#14532D,#F59E0B', '#4C1D95,#EC4899', '#0F766E,#FB923C'];

interface Finding {
  column: string;
  text: string;
}

/** A record page has no heading until the record has loaded. */
const isInFlight = (screen: ScreenState, rule: string) => screen.state === 'loading' && rule === 'page-has-heading-one';

async function findings(page: Page, screen: ScreenState, isPainted: boolean): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const width of isPainted ? PAINTED_WIDTHS : WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // The page is the same in both schemes, but for its colours.
      const rules = colorScheme === 'light' && !isPainted ? undefined : COLOUR_RULES;
      for (const [rule, places] of await violationsOn(page, rules)) {
        if (isInFlight(screen, rule)) continue;
        const text = `${rule}: ${places.map((html) => html.slice(0, 160)).join(' | ')}`;
        found.push({ column: `${width} ${colorScheme}`, text });
      }
    }
  }
  for (const width of isPainted ? [] : ZOOMED) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await cutWordsOn(page);
    if (cut.length > 0) found.push({ column: `${(1280 / width) * 100} %`, text: `cut: ${cut.join(' | ')}` });
  }
  return found;
}

function line(title: string, cells: readonly string[]): string {
  return [title.padEnd(64), ...cells.map((cell) => cell.padStart(11))].join('');
}

const nameOf = ({ route, viewer, state }: ScreenState, palette?: string) =>
  [route, viewer, state, palette].filter(Boolean).join(' · ');

let total = 0;
let visited = 0;
const texts: string[] = [];
console.log(line('', COLUMNS));
const words = process.argv.slice(2);
/** All of them, or those of the numbers in `--palettes=4,5`. */
const [, chosen] = words.find((word) => word.startsWith('--palettes'))?.split('=') ?? ['', ''];
const palettes = PALETTES.filter((_, index) => chosen === undefined || chosen.split(',').includes(String(index + 1)));
const look = async (page: Page, screen: ScreenState, palette?: string) => {
  const found = await findings(page, screen, palette !== undefined);
  total += found.length;
  visited += 1;
  const counts = COLUMNS.map((column) => String(found.filter((each) => each.column === column).length || '·'));
  console.log(line(nameOf(screen, palette), counts));
  texts.push(...found.map(({ column, text }) => `${nameOf(screen, palette)}, ${column}: ${text}`));
};
const failures = await visitScreens(selectScreens(words), look, palettes);
console.log(`\n${visited} looks, each in several widths and both schemes.`);
console.log(total === 0 ? 'Nothing found.' : `\n${texts.join('\n')}\n\n${total} findings.`);
for (const failure of failures) console.error(`Not looked at: ${failure}`);
process.exitCode = total + failures.length === 0 ? 0 : 1;
