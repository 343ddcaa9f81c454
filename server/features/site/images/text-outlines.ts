import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';

/** Outlines, because SVG text would be set in whatever fonts a machine has. */
export interface Typeface {
  measure(text: string, size: number): number;
  outline(text: string, line: { x: number; baseline: number; size: number; fill: string }): string;
}

const packages = createRequire(import.meta.url);

async function loadTypeface(weight: 600 | 800): Promise<Typeface> {
  const path = packages.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
  const { buffer, byteOffset, byteLength } = await readFile(path);
  const font = opentype.parse((buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength));
  return {
    measure: (text, size) => (layOut(font, text).width * size) / font.unitsPerEm,
    outline(text, { x, baseline, size, fill }) {
      const scale = (size / font.unitsPerEm).toFixed(5);
      const shapes = layOut(font, text).glyphs.map(
        ({ glyph, at }) => `<path transform="translate(${at})" d="${outlineOf(glyph)}"/>`,
      );
      const place = `translate(${x} ${baseline.toFixed(1)}) scale(${scale} -${scale})`;
      return `<g fill="${fill}" transform="${place}">${shapes.join('')}</g>`;
    },
  };
}

const outlines = new WeakMap<Glyph, string>();

function outlineOf(glyph: Glyph): string {
  const known = outlines.get(glyph);
  if (known !== undefined) return known;
  const outline = glyph.path.toPathData({ decimalPlaces: 0, flipY: false });
  outlines.set(glyph, outline);
  return outline;
}

/** In units of the font. */
function layOut(font: Font, text: string): { glyphs: { glyph: Glyph; at: number }[]; width: number } {
  let width = 0;
  let before: Glyph | undefined;
  const glyphs = glyphsOf(font, text).map((glyph) => {
    if (before) width += font.getKerningValue(before, glyph);
    const at = width;
    width += glyph.advanceWidth;
    before = glyph;
    return { glyph, at };
  });
  return { glyphs, width };
}

/** Missing letters lose their marks or are dropped, emoji above all. */
function glyphsOf(font: Font, text: string): Glyph[] {
  const found = [...text].map((character) => {
    const glyph = font.charToGlyph(character);
    return glyph.index === 0 ? font.charToGlyph(character.normalize('NFD').charAt(0)) : glyph;
  });
  return found.filter(({ index }) => index !== 0);
}

export interface Typefaces {
  semibold: Typeface;
  extrabold: Typeface;
}

export async function loadTypefaces(): Promise<Typefaces> {
  const [semibold, extrabold] = await Promise.all([loadTypeface(600), loadTypeface(800)]);
  return { semibold, extrabold };
}

interface TextBox {
  size: number;
  width: number;
  maxLines: number;
}

function cutWord(face: Typeface, word: string, { size, width }: TextBox): string {
  let cut = word;
  while (cut.length > 1 && face.measure(cut, size) > width) cut = cut.slice(0, -1);
  return cut;
}

/** `isWhole`: the text fits into the lines. */
export function wrapText(face: Typeface, text: string, box: TextBox): { lines: string[]; isWhole: boolean } {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  while (words.length > 0) {
    const [word = ''] = words;
    const longer = line ? `${line} ${word}` : word;
    if (face.measure(longer, box.size) <= box.width) {
      line = longer;
      words.shift();
    } else if (line) {
      lines.push(line);
      line = '';
    } else {
      line = cutWord(face, word, box);
      words[0] = word.slice(line.length);
    }
    if (lines.length === box.maxLines) return { lines: endWithEllipsis(face, lines, box), isWhole: false };
  }
  return { lines: line ? [...lines, line] : lines, isWhole: true };
}

function endWithEllipsis(face: Typeface, lines: string[], { size, width }: TextBox): string[] {
  let last = lines.at(-1) ?? '';
  while (last.length > 1 && face.measure(`${last}…`, size) > width) {
    const space = last.lastIndexOf(' ');
    last = last.slice(0, space > 0 ? space : -1);
  }
  return [...lines.slice(0, -1), `${last.replace(/[\s,;:.–—-]+$/, '')}…`];
}
