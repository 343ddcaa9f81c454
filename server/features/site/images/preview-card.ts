import type { PreviewCard } from '#contract/page.ts';
import { derivePalette, type Palette } from '#contract/site/palette.ts';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { markShapes } from './mark.ts';
import { type Typeface, type Typefaces, wrapText } from './text-outlines.ts';

export type CardContent = PreviewCard &
  Pick<SiteSettings, 'siteName' | 'primaryColor' | 'secondaryColor'> & {
    logoId: string;
  };

export const LOGO_BOX = { width: 260, height: 72 };
const BRAND_Y = 94;

type Logo = { url: string; width: number; height: number };

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 76;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const TEXT_BOTTOM = 488;
const LINE_HEIGHT = 1.12;

const TITLE_SIZES = [
  { size: 84, maxLines: 2 },
  { size: 72, maxLines: 3 },
  { size: 60, maxLines: 3 },
  { size: 50, maxLines: 4 },
];

function fitTitle(face: Typeface, title: string): { lines: string[]; size: number } {
  for (const box of TITLE_SIZES) {
    const { lines, isWhole } = wrapText(face, title, { ...box, width: TEXT_WIDTH });
    if (isWhole || box === TITLE_SIZES.at(-1)) return { lines, size: box.size };
  }
  return { lines: [], size: 0 };
}

const KICKER = { size: 30, height: 58 };
const DETAIL = { size: 33, lineHeight: 44, gap: 26 };

/** SVG without text elements: see `text-outlines.ts`. */
export function drawPreviewCard(content: CardContent, { semibold, extrabold }: Typefaces, logo?: Logo): string {
  const palette = derivePalette(content.primaryColor, content.secondaryColor);
  const color = (name: keyof typeof palette) => palette[name].light;
  const shapes: string[] = [];
  const write = (face: Typeface, text: string, place: { x: number; baseline: number; size: number; fill: string }) =>
    shapes.push(face.outline(text, place));

  const indent = logo ? logo.width + 40 : 84;
  const [name = ''] = wrapText(semibold, content.siteName, { size: 32, width: TEXT_WIDTH - indent, maxLines: 1 }).lines;
  write(semibold, name, { x: MARGIN + indent, baseline: BRAND_Y + 11, size: 32, fill: color('onBand') });

  const title = fitTitle(extrabold, content.title);
  const detail = wrapText(semibold, content.detail, {
    size: DETAIL.size,
    width: TEXT_WIDTH,
    maxLines: title.lines.length > 3 ? 1 : 2,
  }).lines;
  const lineHeight = title.size * LINE_HEIGHT;
  const height =
    (content.kicker ? KICKER.height : 0) +
    title.lines.length * lineHeight +
    (detail.length > 0 ? DETAIL.gap + detail.length * DETAIL.lineHeight : 0);
  let y = 140 + (TEXT_BOTTOM - 140 - height) / 2;
  if (content.kicker) {
    write(semibold, content.kicker, { x: MARGIN, baseline: y + 34, size: KICKER.size, fill: color('highlight') });
    y += KICKER.height;
  }
  for (const line of title.lines) {
    write(extrabold, line, { x: MARGIN, baseline: y + title.size * 0.86, size: title.size, fill: color('onBand') });
    y += lineHeight;
  }
  y += DETAIL.gap;
  for (const line of detail) {
    write(semibold, line, { x: MARGIN, baseline: y + 26, size: DETAIL.size, fill: color('onBandMuted') });
    y += DETAIL.lineHeight;
  }

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color('band')}"/>` +
    (logo ? drawLogo(logo) : drawMark(palette)) +
    horizon({ sun: color('highlight'), near: color('horizon'), sea: color('graphic'), text: color('onBand') }) +
    `${shapes.join('')}</svg>`
  );
}

const drawMark = (palette: Palette) =>
  `<svg x="${MARGIN - 8}" y="${BRAND_Y - 42}" width="80" height="80" viewBox="0 0 32 32">${markShapes(palette)}</svg>`;

/** On white: most logos are made for paper. */
function drawLogo({ url, width, height }: Logo): string {
  const [x, y] = [MARGIN, BRAND_Y - height / 2];
  return (
    `<rect x="${x}" y="${y - 8}" width="${width + 20}" height="${height + 16}" rx="10" fill="#fff"/>` +
    `<image x="${x + 10}" y="${y}" width="${width}" height="${height}" href="${url}"/>`
  );
}

function horizon({ sun, near, sea, text }: { sun: string; near: string; sea: string; text: string }): string {
  const wave = (y: number) => `M0 ${y}C300 ${y - 46} 840 ${y - 60} 1200 ${y - 14}`;
  const waves = [
    { y: 566, color: sun },
    { y: 582, color: near },
    { y: 598, color: text },
  ].map(({ y, color }) => `<path d="${wave(y)}" stroke="${color}" stroke-width="6" fill="none"/>`);
  return (
    `<circle cx="1030" cy="548" r="56" fill="${sun}"/>` +
    `<path d="${wave(566)}V630H0Z" fill="${sea}"/>${waves.join('')}`
  );
}
