import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

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
  /** Missing letters lose their marks or are dropped, emoji above all. */
  const known = (text: string) => {
    const letters = Array.from(text, (each) =>
      [each, each.normalize('NFD').charAt(0)].find((one) => font.hasChar(one)),
    );
    return letters.join('').trim();
  };
  return {
    measure: (text, size) => font.getAdvanceWidth(known(text), size),
    outline(text, { x, baseline, size, fill }) {
      // By hand: the package's own `toPathData` writes some numbers as NaN.
      const data = font.getPath(known(text), x, baseline, size).commands.map(({ type, x1, y1, x2, y2, x, y }) => {
        const points = [x1, y1, x2, y2, x, y].flatMap((value) => (value === undefined ? [] : value.toFixed(1)));
        return `${type}${points.join(' ')}`;
      });
      return `<path fill="${fill}" d="${data.join('')}"/>`;
    },
  };
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
