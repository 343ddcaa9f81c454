import type { Random } from '../random.ts';

/** Canvas of every scene: 400 × 225, the ground at 186. Flat shapes of one set of colours, in both schemes of the site. */
export const WIDTH = 400;
export const HEIGHT = 225;
export const GROUND = 186;

export const C = {
  cream: '#fff1d8',
  sand: '#f0d3a2',
  clay: '#d98e5f',
  brick: '#c4603f',
  red: '#d4493a',
  wine: '#8f3446',
  sun: '#f5b73c',
  gold: '#e09a2b',
  leaf: '#4f9d69',
  forest: '#2c6e54',
  lime: '#a3c86d',
  sea: '#2f9fa3',
  deep: '#1c6f7d',
  sky: '#bfe2e6',
  blue: '#3c78b4',
  navy: '#24395c',
  night: '#1c2b49',
  steel: '#8ea4b5',
  ash: '#cfd8dc',
  wood: '#9a6540',
  bark: '#6f452b',
  white: '#fbf8f2',
} as const;

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''} fill="${fill}"/>`;
export const circle = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const at = (x: number, y: number, content: string, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;
export const shade = (d: string, opacity = 0.14) => `<path d="${d}" opacity="${opacity}"/>`;
export const row = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export type Light = 'morning' | 'day' | 'dusk' | 'night';

export interface SceneParts {
  light: Light;
  /** Wall of a room. */
  tint: string;
  random: Random;
}

export type Motif = (parts: SceneParts) => string;

const SKIES: Record<Light, { sky: string; glow: string; disc: string; far: string; near: string }> = {
  morning: { sky: '#fbe3bb', glow: '#fdeed3', disc: '#f5b73c', far: '#c9d9a8', near: '#9fc285' },
  day: { sky: '#bfe2e6', glow: '#d6eeee', disc: '#fff1c9', far: '#a8d0b4', near: '#7fb98c' },
  dusk: { sky: '#f3a986', glow: '#f8c59b', disc: '#ffe0a0', far: '#b7768a', near: '#8a5877' },
  night: { sky: '#24395c', glow: '#2f4a73', disc: '#ffe7ad', far: '#1f3250', near: '#192a45' },
};

/** Sky with sun or moon, whose place the seed chooses. */
export function sky(light: Light, random: Random): string {
  const { sky: ground, glow, disc } = SKIES[light];
  const x = random.integer(60, 340);
  const y = light === 'dusk' ? random.integer(92, 120) : random.integer(38, 62);
  const r = light === 'night' ? 15 : random.integer(19, 25);
  const stars =
    light === 'night'
      ? row(14, () => circle(random.integer(8, 392), random.integer(8, 100), random.chance(0.3) ? 1.4 : 0.9, C.cream))
      : '';
  return rect(0, 0, WIDTH, HEIGHT, ground) + circle(x, y, r * 2.3, glow) + circle(x, y, r, disc) + stars;
}

export function clouds(random: Random): string {
  return row(2, (i) => {
    const x = 40 + i * 190 + random.integer(0, 90);
    const y = random.integer(24, 62);
    return `<g fill="#fff" opacity=".75"><rect x="${x}" y="${y}" width="56" height="10" rx="5"/><rect x="${x + 12}" y="${y - 7}" width="30" height="12" rx="6"/></g>`;
  });
}

export function hills(light: Light, random: Random): string {
  const { far, near } = SKIES[light];
  const a = random.integer(96, 124);
  const b = random.integer(120, 142);
  return (
    path(`M0 ${a + 24}C60 ${a - 12} 120 ${a - 6} 180 ${a + 18}S300 ${a - 18} 400 ${a + 8}V225H0Z`, far) +
    path(`M0 ${b + 8}C90 ${b - 18} 150 ${b + 14} 230 ${b}S350 ${b - 14} 400 ${b + 6}V225H0Z`, near)
  );
}

export function sea(light: Light, horizon = 122): string {
  const [water, depth] =
    light === 'night' ? ['#1d5a73', '#164860'] : light === 'dusk' ? ['#5c7ea0', '#43668c'] : [C.sea, C.deep];
  const foam = light === 'night' ? '#3d7f96' : '#bfe6e2';
  return (
    rect(0, horizon, WIDTH, HEIGHT - horizon, water) +
    path(`M0 ${horizon + 26}Q100 ${horizon + 18} 200 ${horizon + 26}T400 ${horizon + 26}V225H0Z`, depth) +
    line(`M30 ${horizon + 12}h34M120 ${horizon + 9}h22M250 ${horizon + 13}h40M330 ${horizon + 8}h26`, foam, 1.6)
  );
}

export const floor = (color: string, y = GROUND) => rect(0, y, WIDTH, HEIGHT - y, color);

export function palm(x: number, y: number, height: number, lean = 8, leaf: string = C.forest): string {
  const [tx, ty] = [x + lean, y - height];
  const frond = (dx: number, dy: number, bend: number) =>
    `M${tx} ${ty}Q${tx + dx * 0.55} ${ty + bend} ${tx + dx} ${ty + dy}Q${tx + dx * 0.5} ${ty + bend + 9} ${tx} ${ty}Z`;
  return (
    line(`M${x} ${y}Q${x + lean * 0.2} ${y - height * 0.6} ${tx} ${ty}`, C.bark, 4.5) +
    path(
      [
        frond(30, 10, -14),
        frond(-30, 12, -13),
        frond(22, 24, -2),
        frond(-21, 26, -1),
        frond(16, -12, -18),
        frond(-18, -9, -18),
      ].join(''),
      leaf,
    ) +
    circle(tx - 2, ty + 3, 2.6, C.wood) +
    circle(tx + 3, ty + 4, 2.6, C.wood)
  );
}

export const tree = (x: number, y: number, size: number, leaf: string = C.leaf) =>
  rect(x - size * 0.08, y - size * 0.6, size * 0.16, size * 0.6, C.bark) +
  circle(x, y - size * 0.85, size * 0.42, leaf) +
  circle(x - size * 0.3, y - size * 0.62, size * 0.28, leaf) +
  circle(x + size * 0.3, y - size * 0.64, size * 0.3, leaf) +
  circle(x + size * 0.12, y - size * 0.95, size * 0.2, '#fff2');

const SKINS = ['#d9a273', '#b67c50', '#96623e', '#7a4c30', '#5f3a26'];
const TOPS = [C.red, C.blue, C.sun, C.deep, C.wine, C.leaf, C.navy, C.clay];

/** Small figure without a face, standing on `y`; only its upper half with `isSeated`. */
export function person(
  x: number,
  y: number,
  random: Random,
  { scale = 1, isSeated = false, hat = '', woman = false } = {},
): string {
  const skin = SKINS[random.integer(0, SKINS.length - 1)] ?? '';
  const top = TOPS[random.integer(0, TOPS.length - 1)] ?? '';
  const hair = random.chance(0.8) ? '#231815' : '#5b3a24';
  const isWoman = random.chance(0.5) || woman;
  const legs = isSeated ? '' : rect(-6.5, -27, 5.5, 27, C.navy, 2) + rect(1, -27, 5.5, 27, C.navy, 2);
  const dress = isWoman && !isSeated ? path('M-8-30H8L11-12H-11Z', top) : '';
  const base = isSeated ? 0 : -26;
  const head =
    (isWoman ? path(`M-8.6 ${base - 34}a8.6 8.6 0 0 1 17.2 0l1.4 12h-20z`, hair) : '') +
    rect(-2.6, base - 28, 5.2, 8, skin) +
    circle(0, base - 33, 7.4, skin) +
    path(`M-7.8 ${base - 33}a7.8 8 0 0 1 15.6 0q-2-4.4-7.8-4.4t-7.8 4.4z`, hair);
  const body = path(`M-11 ${base}v-14q0-9 9-10h4q9 1 9 10v14z`, top);
  const arms = isSeated ? '' : line(`M-10 ${base - 14}l-3 16M10 ${base - 14}l3 16`, skin, 4);
  const worn = hat && path(`M-13 ${base - 37}q13-5 26 0l-4-1q-1-9-9-9t-9 9z`, hat);
  return at(x, y, legs + arms + head + body + dress + worn, scale);
}

export const table = (x: number, y: number, w: number, color: string = C.wood) =>
  rect(x, y, w, 7, color, 2) +
  rect(x + 8, y + 7, 5, GROUND - y + 8, C.bark) +
  rect(x + w - 13, y + 7, 5, GROUND - y + 8, C.bark);

export const crate = (x: number, y: number, fruit?: string) =>
  (fruit ? row(4, (i) => circle(x + 6 + i * 7, y, 4.2, fruit)) : '') +
  rect(x, y, 34, 18, C.wood, 1.5) +
  line(`M${x + 2} ${y + 6}h30M${x + 2} ${y + 12}h30`, C.bark, 1.4);

export const awning = (x: number, y: number, w: number, stripes: [string, string]) => {
  const step = w / 8;
  return row(8, (i) =>
    path(`M${x + i * step} ${y}h${step}v14a${step / 2} ${step / 2} 0 0 1-${step} 0z`, stripes[i % 2] ?? ''),
  );
};

export const windows = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  lit: (i: number) => string,
  [dx, dy] = [16, 18],
) => row(columns * rows, (i) => rect(x + (i % columns) * dx, y + Math.floor(i / columns) * dy, 8, 10, lit(i), 1));

/** Awning, window and door: a shop of a street. */
export function shop(
  x: number,
  w: number,
  wall: string,
  stripes: [string, string],
  base: number = GROUND,
  height = 78,
): string {
  const top = base - height;
  return (
    rect(x, top, w, height, wall) +
    rect(x, top - 6, w, 8, '#0002') +
    rect(x + 8, base - 42, w * 0.45, 26, C.sky, 2) +
    shade(`M${x + 8} ${base - 16}l18-26h9l-18 26z`, 0.08) +
    rect(x + w - 26, base - 46, 18, 46, C.bark, 1) +
    awning(x + 2, base - 58, w - 4, stripes)
  );
}

/** A pick-up or lorry that looks to the right. */
export const truck = (x: number, y: number, box: string, cab: string) =>
  at(
    x,
    y,
    rect(0, -52, 74, 42, box, 3) +
      shade('M0-24h74v14H0z', 0.1) +
      path('M78-40h16q4 0 6 4l8 14v12H78z', cab) +
      path('M84-35h10l6 11H84z', C.sky) +
      rect(-2, -12, 112, 6, C.night, 2) +
      row(3, (i) => circle([16, 34, 92][i] ?? 0, -5, 8, C.night) + circle([16, 34, 92][i] ?? 0, -5, 3.4, C.ash)),
  );

export const bunting = (y: number, colors: string[]) =>
  line(`M0 ${y}Q100 ${y + 30} 200 ${y + 6}T400 ${y}`, C.bark, 1.4) +
  row(13, (i) => {
    const x = 14 + i * 30;
    const sag = x < 200 ? Math.sin((x / 200) * Math.PI) * 17 : Math.sin(((x - 200) / 200) * Math.PI) * -4 + 3;
    return path(`M${x - 8} ${(y + sag).toFixed(1)}h16l-8 18z`, colors[i % colors.length] ?? '');
  });

export const solarPanel = (x: number, y: number, w: number, h: number) =>
  path(`M${x + 10} ${y}h${w}l-10 ${h}H${x}z`, C.navy) +
  line(
    `M${x + 5} ${y + h / 2}h${w}M${x + 10 + w / 3} ${y}l-10 ${h}M${x + 10 + (w * 2) / 3} ${y}l-10 ${h}`,
    C.blue,
    1.6,
  );

export const lamp = (x: number, y: number, height: number, glow: boolean) =>
  (glow ? `<circle cx="${x + 14}" cy="${y - height + 4}" r="20" fill="#ffe7ad" opacity=".35"/>` : '') +
  line(`M${x} ${y}v${-height}q0-6 8-6h4`, C.night, 3) +
  path(`M${x + 8} ${y - height - 3}h12l3 6h-18z`, glow ? '#ffe7ad' : C.ash);

export const phone = (x: number, y: number, w: number, h: number, screen: string) =>
  rect(x, y, w, h, C.night, 9) +
  rect(x + 5, y + 9, w - 10, h - 20, screen, 3) +
  rect(x + w / 2 - 7, y + h - 7, 14, 2.6, C.steel, 1.3);

export const bubble = (x: number, y: number, w: number, h: number, fill: string, isRight = false) =>
  rect(x, y, w, h, fill, 7) +
  path(isRight ? `M${x + w - 16} ${y + h - 1}h10l2 9z` : `M${x + 6} ${y + h - 1}h10l-12 9z`, fill);

export const cup = (x: number, y: number, color: string = C.white) =>
  rect(x, y - 14, 18, 14, color, 3) +
  line(`M${x + 18} ${y - 11}q7 0 6 4t-7 4`, color, 2.4) +
  rect(x - 4, y, 26, 2.6, color, 1.3) +
  line(`M${x + 6} ${y - 19}q-3-4 0-8M${x + 12} ${y - 19}q3-4 0-8`, '#fff', 1.6);
