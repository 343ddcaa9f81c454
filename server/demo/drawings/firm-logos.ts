import { at, C, circle, line, path, rect, row } from './scene-kit.ts';

/** Pixels of a logo; drawn on a square of 100, for white ground. */
export const LOGO_SIZE = { width: 200, height: 200 };

const wheat = row(4, (i) => {
  const y = 26 + i * 13;
  return path(
    `M50 ${y + 12}C36 ${y + 10} 33 ${y} 35 ${y - 7}C46 ${y - 5} 50 ${y + 3} 50 ${y + 12}C50 ${y + 3} 54 ${y - 5} 65 ${y - 7}C67 ${y} 64 ${y + 10} 50 ${y + 12}Z`,
    i % 2 ? C.gold : C.sun,
  );
});

const cells = [
  [50, 28],
  [33, 38],
  [67, 38],
  [50, 48],
  [33, 58],
  [67, 58],
  [50, 68],
] as const;

const hexagon = (x: number, y: number, r: number, fill: string) =>
  path(
    `M${x - r} ${y}L${x - r / 2} ${y - r * 0.87}H${x + r / 2}L${x + r} ${y}L${x + r / 2} ${y + r * 0.87}H${x - r / 2}Z`,
    fill,
  );

/** Emblems without letters: the name stands beside them. */
const EMBLEMS = {
  wheat: line('M50 18V88', C.bark, 4) + wheat + line('M30 88Q50 80 70 88', C.bark, 4),
  waves:
    circle(50, 42, 20, C.sun) +
    path('M10 56Q23 44 37 56T64 56T90 56V66Q77 78 63 66T36 66T10 66Z', C.sea) +
    line('M18 80Q29 71 40 80T62 80T82 80', C.deep, 5),
  leaf:
    path('M20 80C14 38 42 16 84 16C86 58 62 88 20 80Z', C.leaf) +
    line('M20 84C34 60 50 46 68 32', C.cream, 4) +
    line('M40 60L38 46M50 50L50 36M44 62L58 62', C.cream, 3),
  hammer:
    path('M50 8L86 29V71L50 92L14 71V29Z', C.navy) +
    rect(45, 40, 10, 38, C.sun, 3) +
    path('M28 26H64Q76 28 78 42Q68 36 62 42H28Z', C.cream),
  cacao:
    path('M50 8C80 24 82 70 50 92C18 70 20 24 50 8Z', C.bark) +
    line('M50 14C44 40 44 62 50 86M38 24C30 44 30 60 38 76M62 24C70 44 70 60 62 76', C.clay, 3.5) +
    path('M50 10C54 2 64 0 70 4C68 12 58 15 50 10Z', C.leaf),
  tower:
    path('M18 88V30H30V40H40V30H60V40H70V30H82V88Z', C.brick) +
    path('M40 88V68A10 10 0 0 1 60 68V88Z', C.cream) +
    rect(28, 50, 10, 10, C.cream) +
    rect(62, 50, 10, 10, C.cream) +
    rect(12, 86, 76, 6, C.wine, 3),
  ledger:
    rect(16, 56, 16, 30, C.sea, 2) +
    rect(42, 40, 16, 46, C.blue, 2) +
    rect(68, 24, 16, 62, C.navy, 2) +
    line('M14 44L44 24L58 30L84 10', C.gold, 5),
  panel:
    circle(50, 34, 16, C.sun) +
    line('M50 4V12M22 14L28 20M78 14L72 20M14 38H22M78 38H86', C.gold, 4) +
    path('M24 56H76L88 90H12Z', C.blue) +
    line('M20 68H80M16 79H84M50 56V90M37 56L31 90M63 56L69 90', C.white, 2),
  honeycomb: at(
    -22,
    -19,
    cells.map(([x, y], index) => hexagon(x, y, 10.5, index === 3 ? C.bark : index % 2 ? C.gold : C.sun)).join(''),
    1.44,
  ),
  boat:
    path('M46 14V62H14Q20 34 46 14Z', C.red) +
    path('M54 24V62H82Q78 40 54 24Z', C.sun) +
    path('M10 68H90Q84 86 70 86H30Q16 86 10 68Z', C.navy) +
    line('M14 94Q24 88 34 94T54 94T74 94T90 92', C.sea, 4),
  cycle:
    line('M50 18A32 32 0 0 1 80 62', C.forest, 9) +
    line('M70 75A32 32 0 0 1 20 62', C.leaf, 9) +
    line('M18 50A32 32 0 0 1 36 22', C.lime, 9) +
    path('M90 54L82 76L66 60Z', C.forest) +
    path('M28 76L10 68L30 52Z', C.leaf) +
    path('M30 10L54 18L38 34Z', C.lime),
  tooth:
    path(
      'M26 14C38 8 44 18 50 18S62 8 74 14C92 22 84 50 76 62C72 72 74 90 65 90C56 90 58 66 50 66S44 90 35 90C26 90 28 72 24 62C16 50 8 22 26 14Z',
      C.sea,
    ) + line('M30 30C26 38 28 46 31 52', C.white, 5),
} as const;

export type Emblem = keyof typeof EMBLEMS;

export const drawLogo = (emblem: Emblem): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIZE.width}" height="${LOGO_SIZE.height}" viewBox="0 0 100 100">${EMBLEMS[emblem]}</svg>`;
