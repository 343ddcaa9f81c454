import type { Random } from '../random.ts';
import { type Clothes, drawClothes } from './portrait-clothes.ts';
import { drawHair, type Hair } from './portrait-hair.ts';

/** Traits of a person that a portrait shows; the rest is chosen by the seed. */
export interface Sitter {
  isWoman: boolean;
  age: number;
  /** Worn at work, where the trade has something of its own. */
  attire?: 'straw hat' | 'cap' | 'chef' | 'suit' | 'guayabera';
}

const SKINS = [
  { face: '#f0c8a6', shade: '#dba981', lip: '#c4695c' },
  { face: '#e2ad82', shade: '#c98e63', lip: '#b55f50' },
  { face: '#cf9568', shade: '#b37a4f', lip: '#a3524a' },
  { face: '#b67c50', shade: '#99633c', lip: '#8e433d' },
  { face: '#9b6540', shade: '#7f4f2f', lip: '#7d3a35' },
  { face: '#7f4f32', shade: '#653c24', lip: '#6b302d' },
  { face: '#653d27', shade: '#4e2d1b', lip: '#8a4a44' },
] as const;
/** Most people of the East are of the middle tones. */
const SKIN_WEIGHTS = [2, 4, 6, 7, 6, 4, 3];

/** Soft grounds that go together, in both schemes of the site. */
const GROUNDS = [
  '#f6c667',
  '#7fc8c2',
  '#f2a48c',
  '#9db7e8',
  '#b9d38a',
  '#e7b7d0',
  '#8fcbe6',
  '#e9d3a8',
  '#c3b5e8',
  '#f0b36a',
];

function pick<T>(random: Random, items: readonly T[]): T {
  return items[random.integer(0, items.length - 1)] as T;
}

function pickWeighted(random: Random, weights: readonly number[]): number {
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex((weight) => {
      rest -= weight;
      return rest < 0;
    }),
  );
}

function hairColor(random: Random, { age, isWoman }: Sitter, skin: number): string {
  if (!isWoman || random.chance(0.4)) {
    if (age >= 62) return pick(random, ['#d8d5cf', '#bdb9b2', '#a09c96']);
    if (age >= 52) return pick(random, ['#8f8a84', '#6b6661', '#3a3431']);
  }
  const natural = skin < 3 ? ['#2a1b14', '#3f281a', '#573620', '#1f1613'] : ['#1b1412', '#241915', '#2e1f18'];
  const dyed = ['#6d3a1e', '#8a5a2b', '#4a1f1a'];
  return isWoman && random.chance(0.25) ? pick(random, dyed) : pick(random, natural);
}

const MEN_HAIR: Hair[] = ['buzz', 'fade', 'side part', 'short curls', 'receding', 'flat top', 'bald'];
const WOMEN_HAIR: Hair[] = [
  'long straight',
  'long waves',
  'bob',
  'afro',
  'bun',
  'ponytail',
  'curls',
  'headwrap',
  'braids',
  'pixie',
];

function chooseHair(random: Random, { isWoman, age, attire }: Sitter): Hair {
  if (attire === 'straw hat' || attire === 'cap' || attire === 'chef') return isWoman ? 'ponytail' : 'buzz';
  if (isWoman) return pick(random, age >= 60 ? ['bob', 'bun', 'pixie', 'headwrap', 'curls'] : WOMEN_HAIR);
  return pick(random, age >= 50 ? ['buzz', 'side part', 'receding', 'bald', 'receding', 'short curls'] : MEN_HAIR);
}

const CLOTHES: Record<'men' | 'women', Clothes[]> = {
  men: ['shirt', 'polo', 'tee', 'shirt', 'blazer', 'guayabera'],
  women: ['blouse', 'blazer', 'tee', 'round dress', 'shirt', 'blouse'],
};
const FABRICS = [
  '#1f4e79',
  '#0e7490',
  '#9a3412',
  '#4d7c0f',
  '#4c3a8a',
  '#b3243f',
  '#334155',
  '#b45309',
  '#115e59',
  '#7c2d52',
];

/** Head seen from the front; the jaw is what tells faces apart. */
function headPath(jaw: number, chin: number): string {
  return `M32.5 43C32.5 26 67.5 26 67.5 43C67.5 ${50 + jaw} ${61 + jaw * 0.4} ${chin} 50 ${chin}C${39 - jaw * 0.4} ${chin} 32.5 ${50 + jaw} 32.5 43Z`;
}

function drawEyes(random: Random, { isWoman }: Sitter, brow: string): string {
  const y = 46.5;
  const gap = 7 + random.next();
  const [left, right] = [(50 - gap).toFixed(1), (50 + gap).toFixed(1)];
  const raised = random.next() * 1.4;
  const browY = 41.2 - raised;
  const width = isWoman ? 1.3 : 1.9;
  const lashes = isWoman
    ? `<path d="M${50 - gap - 2.6} 45.6q2.6-2.6 5 0M${50 + gap - 2.4} 45.6q2.6-2.6 5 0" fill="none" stroke="#1d1512" stroke-width=".9" stroke-linecap="round"/>`
    : '';
  return (
    `<g fill="#1d1512"><circle cx="${left}" cy="${y}" r="1.7"/><circle cx="${right}" cy="${y}" r="1.7"/></g>${lashes}` +
    `<path d="M${50 - gap - 3.4} ${browY + 0.8}q3.2-1.9 6.4-.4M${50 + gap - 3} ${browY + 0.4}q3.2-1.5 6.4.4" fill="none" stroke="${brow}" stroke-width="${width}" stroke-linecap="round"/>`
  );
}

function drawMouth(random: Random, lip: string, isWoman: boolean, beard: Beard): string {
  const width = 5 + random.next() * 1.6;
  const [left, right] = [50 - width, 50 + width].map((x) => x.toFixed(1));
  // In a beard only the teeth are seen.
  if (random.chance(0.45) || beard === 'full') {
    return (
      `<path d="M${left} 57.4Q50 59 ${right} 57.4Q50 ${isWoman ? 66 : 65} ${left} 57.4Z" fill="#fff"/>` +
      `<path d="M${left} 57.4Q50 59 ${right} 57.4Q50 ${isWoman ? 66 : 65} ${left} 57.4Z" fill="none" stroke="${lip}" stroke-width="1.1" stroke-linejoin="round"/>`
    );
  }
  return `<path d="M${left} 58Q50 62.6 ${right} 58" fill="none" stroke="${lip}" stroke-width="${isWoman ? 2.1 : 1.6}" stroke-linecap="round"/>`;
}

type Beard = 'none' | 'stubble' | 'moustache' | 'goatee' | 'full';

function drawBeard(beard: Beard, color: string, jaw: number, chin: number): string {
  const edge = `C67 ${51 + jaw} ${61 + jaw * 0.4} ${chin + 0.6} 50 ${chin + 0.6}C${39 - jaw * 0.4} ${chin + 0.6} 33 ${51 + jaw} 33 46`;
  const around = `M67 46${edge}C35 53 39 54.4 43 54.2Q50 52.4 57 54.2C61 54.4 65 53 67 46Z`;
  switch (beard) {
    case 'stubble':
      return `<path d="${around}" fill="${color}" opacity=".22"/>`;
    case 'full':
      return `<path d="${around}" fill="${color}"/>`;
    case 'moustache':
      return `<path d="M42.8 56.6Q45 53.4 50 54.4Q55 53.4 57.2 56.6Q53 55.8 50 56.2Q47 55.8 42.8 56.6Z" fill="${color}"/>`;
    case 'goatee':
      return `<path d="M43 57Q45 53.6 50 54.4Q55 53.6 57 57Q53.4 55.8 50 56.2Q46.6 55.8 43 57Z M46 ${chin - 3.6}Q50 ${chin - 5.4} 54 ${chin - 3.6}Q54 ${chin + 0.6} 50 ${chin + 0.6}T46 ${chin - 3.6}Z" fill="${color}"/>`;
    default:
      return '';
  }
}

function drawGlasses(random: Random): string {
  const color = pick(random, ['#1f2937', '#4a2c1c', '#7f1d1d', '#1e3a5f']);
  const lens = random.chance(0.5)
    ? '<circle cx="42.6" cy="46.6" r="5.2"/><circle cx="57.4" cy="46.6" r="5.2"/>'
    : '<rect x="36.8" y="42.4" width="11" height="8.2" rx="2.4"/><rect x="52.2" y="42.4" width="11" height="8.2" rx="2.4"/>';
  return `<g fill="#fff" fill-opacity=".22" stroke="${color}" stroke-width="1.3">${lens}<path d="M47.8 46q2.2-1.6 4.4 0M33 45l4-.6M67 45l-4-.6" fill="none"/></g>`;
}

function chooseBeard(random: Random, { isWoman, age }: Sitter): Beard {
  if (isWoman) return 'none';
  const beards: Beard[] =
    age < 30 ? ['none', 'none', 'stubble', 'goatee'] : ['none', 'stubble', 'moustache', 'goatee', 'full', 'none'];
  return pick(random, beards);
}

export const PORTRAIT_SIZE = { width: 320, height: 320 };

export interface Portrait {
  svg: string;
  /** What is seen at a glance: two people with the same one would be taken for each other. */
  look: string;
}

/** Portrait in a square: flat shapes without outlines, a calm ground, two kilobytes. */
export function drawPortrait(sitter: Sitter, ground: number, random: Random): Portrait {
  const skin = pickWeighted(random, SKIN_WEIGHTS);
  const { face, shade, lip } = SKINS[skin] ?? SKINS[3];
  const color = hairColor(random, sitter, skin);
  const hair = chooseHair(random, sitter);
  const [jaw, chin] = sitter.isWoman
    ? [6 + random.next() * 3, 66 + random.next() * 1.6]
    : [8 + random.next() * 5, 67 + random.next() * 2];
  const fabric = pick(random, FABRICS);
  const { back, front } = drawHair(hair, color, { random, fabric: pick(random, FABRICS), attire: sitter.attire });
  const clothes = clothesOf(random, sitter);
  const beard = chooseBeard(random, sitter);
  const hasGlasses = random.chance(sitter.age >= 45 ? 0.4 : 0.22);
  const blush =
    sitter.isWoman && skin < 5
      ? `<g fill="${lip}" opacity=".2"><circle cx="39.5" cy="54" r="3"/><circle cx="60.5" cy="54" r="3"/></g>`
      : '';
  const lines =
    sitter.age >= 55
      ? `<path d="M38.6 52.6q1.4 2.4 3.6 3M61.4 52.6q-1.4 2.4-3.6 3" fill="none" stroke="${shade}" stroke-width=".8" stroke-linecap="round"/>`
      : '';
  const earrings =
    sitter.isWoman && random.chance(0.6)
      ? `<g fill="${pick(random, ['#f5c542', '#f8fafc', fabric])}"><circle cx="32" cy="53" r="1.6"/><circle cx="68" cy="53" r="1.6"/></g>`
      : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_SIZE.width}" height="${PORTRAIT_SIZE.height}" viewBox="9 9 82 82">` +
    `<path fill="${GROUNDS[ground % GROUNDS.length]}" d="M0 0h100v100H0z"/>${back}` +
    `<path d="M42 58h16v16q0 8-8 8t-8-8z" fill="${shade}"/>` +
    drawClothes(clothes, { fabric, skin: shade, isWoman: sitter.isWoman }) +
    `<g fill="${face}"><circle cx="32.6" cy="47.5" r="3.5"/><circle cx="67.4" cy="47.5" r="3.5"/><path d="${headPath(jaw, chin)}"/></g>` +
    blush +
    drawBeard(beard, color, jaw, chin) +
    `<path d="M50.4 46.5q-1.6 4.6-2 6q1.8 1.6 4 .3" fill="none" stroke="${shade}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>` +
    lines +
    drawEyes(random, sitter, color === '#d8d5cf' ? '#8f8a84' : color) +
    drawMouth(random, lip, sitter.isWoman, beard) +
    front +
    (hasGlasses ? drawGlasses(random) : '') +
    `${earrings}</svg>`;
  return { svg, look: [sitter.attire, hair, color, skin, hasGlasses, beard].join(' ') };
}

function clothesOf(random: Random, { attire, isWoman }: Sitter): Clothes {
  if (attire === 'chef') return 'chef jacket';
  if (attire === 'suit') return 'blazer';
  if (attire === 'guayabera') return 'guayabera';
  if (attire) return pick(random, ['polo', 'tee', 'shirt']);
  return pick(random, CLOTHES[isWoman ? 'women' : 'men']);
}
