import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../support/launch-browser.ts';
import type { ScreenState } from './screen-matrix.ts';

export interface Screenshot extends ScreenState {
  width: number;
  scheme: string;
  file: string;
}

/** Rows of pictures on one contact sheet. */
const ROWS = 2;

const STYLE = `
  body { margin: 0; font: 14px system-ui; background: #e5e7eb; }
  section { padding: 8px; width: 1560px; }
  h2 { margin: 0 0 4px; font-size: 15px; }
  div { display: flex; gap: 8px; align-items: flex-start; }
  a { display: block; flex: 1; max-height: 620px; overflow: hidden; }
  img { width: 100%; display: block; }
`;

/** HTML page with all pictures by route, width and scheme, and the same split into images. */
export async function contactSheets(
  folder: string,
  screens: readonly ScreenState[],
  shots: readonly Screenshot[],
): Promise<number> {
  const rows = screens.flatMap((look) => {
    const own = shots.filter(
      ({ route, viewer, state }) => route === look.route && viewer === look.viewer && state === look.state,
    );
    if (own.length === 0) return [];
    const pictures = own.map(
      // Wider screens get more of the row, so that all have one scale.
      ({ file, width, scheme }) =>
        `<a href="${file}" style="flex-grow: ${width + 200}"><img src="${file}" alt="${width} ${scheme}"></a>`,
    );
    const title = `${look.route} · ${look.viewer} · ${look.state}`;
    return [`<section><h2>${title}</h2><div>${pictures.join('')}</div></section>`];
  });
  const index = join(folder, 'index.html');
  await writeFile(index, `<!doctype html><title>Portal</title><style>${STYLE}</style>${rows.join('\n')}`);

  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1576, height: 1000 } });
  await page.goto(pathToFileURL(index).href);
  const sheets = Math.ceil(rows.length / ROWS);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const first = await page
      .locator('section')
      .nth(sheet * ROWS)
      .boundingBox();
    const last = await page
      .locator('section')
      .nth(Math.min((sheet + 1) * ROWS, rows.length) - 1)
      .boundingBox();
    if (!first || !last) continue;
    const clip = { x: 0, y: first.y, width: 1576, height: last.y + last.height - first.y };
    const path = join(folder, `sheet-${String(sheet + 1).padStart(3, '0')}.jpeg`);
    await page.screenshot({ path, type: 'jpeg', quality: 75, fullPage: true, clip });
  }
  await browser.close();
  return sheets;
}
