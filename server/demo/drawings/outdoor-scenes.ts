import {
  at,
  awning,
  bunting,
  C,
  circle,
  clouds,
  crate,
  floor,
  GROUND,
  hills,
  lamp,
  line,
  type Motif,
  palm,
  path,
  person,
  rect,
  row,
  sea,
  shade,
  shop,
  solarPanel,
  tree,
  truck,
  windows,
} from './scene-kit.ts';

/** Cacao pods of a tree. */
const PODS = [
  [-10, 134],
  [11, 154],
  [-24, 122],
  [24, 126],
] as const;

/** Streets, fields, the coast. */
export const outdoorScenes = {
  'small factories': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    floor(C.sand) +
    at(
      40,
      GROUND,
      rect(0, -70, 130, 70, C.clay) +
        path('M0-70v-26l43 26v-26l43 26v-26l44 26v0z', C.brick) +
        windows(12, -52, 4, 1, () => C.sky, [30, 0]) +
        rect(48, -30, 34, 30, C.bark),
    ) +
    at(
      190,
      GROUND,
      rect(0, -54, 92, 54, C.cream) +
        path('M-5-54L46-76L97-54z', C.deep) +
        rect(12, -34, 26, 34, C.steel) +
        line('M12-26h26M12-18h26M12-10h26', C.ash, 1.4) +
        windows(54, -38, 2, 1, () => C.sky, [18, 0]),
    ) +
    at(
      312,
      GROUND,
      rect(0, -86, 32, 86, C.ash, 4) + path('M0-86q16-14 32 0z', C.steel) + line('M0-58h32M0-30h32', C.steel, 1.6),
    ) +
    row(27, (i) => rect(i * 15.4, GROUND - 2, 2, 16, C.white)) +
    rect(0, GROUND + 3, 400, 2, C.white) +
    truck(232, 219, C.red, C.navy),

  'shopping street': ({ random }) =>
    shop(14, 84, C.clay, [C.red, C.cream], GROUND, 92) +
    shop(100, 76, C.sea, [C.sun, C.cream], GROUND, 80) +
    shop(178, 96, C.sun, [C.deep, C.cream], GROUND, 98) +
    shop(276, 82, C.wine, [C.cream, C.lime], GROUND, 84) +
    rect(360, GROUND - 70, 40, 70, C.leaf) +
    floor(C.ash) +
    floor(C.navy, 204) +
    line('M10 215h26M70 215h26M130 215h26M190 215h26M250 215h26M310 215h26M370 215h26', C.sun, 2) +
    lamp(94, 204, 88, true) +
    lamp(272, 204, 88, true) +
    person(146, 202, random, { scale: 0.9 }) +
    person(168, 202, random, { scale: 0.9 }) +
    person(326, 202, random, { scale: 0.9 }),

  'cold store': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    floor(C.ash) +
    rect(30, 84, 210, 102, C.white) +
    path('M22 84L135 56L248 84z', C.blue) +
    row(
      3,
      (i) =>
        rect(48 + i * 62, 122, 46, 64, C.steel) +
        line(`M${48 + i * 62} 138h46M${48 + i * 62} 154h46M${48 + i * 62} 170h46`, C.ash),
    ) +
    at(135, 98, line('M0-12V12M-10.4-6L10.4 6M-10.4 6L10.4-6', C.blue, 3)) +
    crate(254, 168, C.sun) +
    crate(254, 150, C.leaf) +
    crate(290, 168, C.red) +
    truck(272, 216, C.white, C.sea) +
    person(246, 206, random),

  'storm drain': ({ random }) =>
    rect(0, 0, 400, 225, '#8fb0bd') +
    `<g fill="#6f93a3">${circle(90, 24, 34, '#6f93a3')}${circle(140, 14, 40, '#6f93a3')}${circle(280, 18, 44, '#6f93a3')}${circle(336, 26, 30, '#6f93a3')}</g>` +
    shop(20, 90, C.clay, [C.deep, C.cream], 168, 76) +
    shop(112, 80, C.lime, [C.red, C.cream], 168, 66) +
    shop(262, 110, C.sun, [C.blue, C.cream], 168, 84) +
    rect(194, 100, 66, 68, C.steel) +
    row(24, () => {
      const [x, y] = [random.integer(6, 390), random.integer(40, 150)];
      return line(`M${x} ${y}l-3 11`, '#e5f1f3', 1.5);
    }) +
    floor(C.steel, 168) +
    path('M0 190h400v35H0z', C.navy) +
    path('M0 198Q50 192 100 198T200 198T300 198T400 198V225H0z', C.blue) +
    row(12, (i) => rect(150 + i * 9, 178, 5, 20, C.night, 1)) +
    rect(144, 174, 116, 5, C.night, 2) +
    person(96, 188, random, { hat: C.sun }) +
    person(300, 188, random, { hat: C.sun }),

  'bus stop': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    floor(C.ash) +
    floor(C.navy, 206) +
    rect(38, 108, 120, 6, C.deep, 3) +
    rect(46, 114, 4, 72, C.steel) +
    rect(146, 114, 4, 72, C.steel) +
    rect(52, 120, 92, 48, '#ffffff66') +
    rect(62, 168, 74, 5, C.wood, 2) +
    person(78, 188, random) +
    person(106, 188, random) +
    person(132, 188, random) +
    at(
      184,
      208,
      rect(0, -84, 186, 76, C.sun, 10) +
        rect(0, -34, 186, 10, C.red) +
        row(5, (i) => rect(12 + i * 29, -72, 23, 26, C.sky, 3)) +
        rect(158, -72, 20, 56, C.navy, 3) +
        circle(38, -8, 13, C.night) +
        circle(146, -8, 13, C.night) +
        circle(38, -8, 5, C.ash) +
        circle(146, -8, 5, C.ash),
    ) +
    tree(24, 188, 62),

  'food festival': ({ light, random }) =>
    hills(light, random) +
    bunting(22, [C.red, C.sun, C.sea, C.cream]) +
    floor(C.clay) +
    at(
      46,
      GROUND,
      rect(0, -84, 4, 84, C.bark) +
        rect(96, -84, 4, 84, C.bark) +
        awning(-6, -92, 112, [C.red, C.cream]) +
        rect(-4, -36, 108, 36, C.wood) +
        row(4, (i) => circle(14 + i * 24, -40, 8, [C.sun, C.red, C.lime, C.gold][i] ?? '')),
    ) +
    person(92, 150, random, { isSeated: true }) +
    at(
      206,
      GROUND + 8,
      path('M-34-34h68l-8 28q-26 10-52 0z', C.night) +
        rect(-40, -38, 80, 7, C.navy, 3) +
        path('M-20 0q6-16 10-6q4-14 10-4q6-12 12 2q6-6 8 8z', C.sun) +
        line('M-12-46q-5-8 0-14M6-46q-5-8 0-16M20-46q5-8 0-14', '#fff', 2.4),
    ) +
    person(262, 196, random) +
    person(158, 198, random) +
    at(
      318,
      GROUND + 8,
      path('M-18-40h36l-5 40h-26z', C.red) +
        rect(-20, -44, 40, 8, C.cream, 3) +
        line('M-16-34l8 30M16-34l-8 30', C.cream, 1.6),
    ) +
    person(352, 198, random),

  'school fair': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    rect(110, 74, 180, 112, C.cream) +
    rect(102, 66, 196, 12, C.brick) +
    windows(126, 90, 7, 2, () => C.sky, [23, 30]) +
    rect(186, 146, 28, 40, C.deep) +
    line('M200 66V34', C.bark, 2.4) +
    path('M200 34h26l-6 7l6 7h-26z', C.red) +
    floor(C.lime) +
    bunting(104, [C.sun, C.blue, C.red]) +
    row(2, (i) =>
      at(
        40 + i * 226,
        200,
        awning(0, -66, 92, [i ? C.sea : C.sun, C.cream]) +
          rect(2, -52, 3, 52, C.bark) +
          rect(87, -52, 3, 52, C.bark) +
          rect(0, -28, 92, 28, C.wood) +
          circle(20, -33, 6, C.red) +
          circle(40, -33, 6, C.lime) +
          rect(58, -42, 18, 14, C.white, 1),
      ),
    ) +
    person(60, 172, random, { isSeated: true, scale: 0.8 }) +
    person(306, 172, random, { isSeated: true, scale: 0.8 }) +
    person(170, 206, random, { scale: 0.85 }) +
    person(196, 208, random, { scale: 0.72 }) +
    person(224, 206, random, { scale: 0.8 }),

  'village antenna': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    path('M0 176Q120 140 240 166T400 160V225H0z', C.leaf) +
    path('M0 200Q140 178 400 204V225H0z', C.forest) +
    line('M228 164L246 46L264 164M234 128h24M238 100h16M231 146l27-18M259 146l-27-18M236 114l18-14', C.night, 2.6) +
    circle(246, 44, 4, C.red) +
    line('M230 36q-8 8 0 18M262 36q8 8 0 18M220 28q-14 16 0 34M272 28q14 16 0 34', C.white, 2.6) +
    row(3, (i) =>
      at(
        54 + i * 52,
        182 - i * 5,
        rect(0, -26, 32, 26, [C.sun, C.sea, C.clay][i] ?? '') +
          path('M-4-26L16-42L36-26z', C.wine) +
          rect(6, -16, 8, 16, C.bark) +
          rect(19, -18, 8, 8, C.cream),
      ),
    ) +
    palm(28, 190, 62) +
    palm(346, 196, 76, -10),

  'power pole': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    floor(C.sand) +
    shop(20, 92, C.sea, [C.cream, C.red], GROUND, 80) +
    shop(114, 74, C.cream, [C.leaf, C.white], GROUND, 66) +
    line('M236 196V40M212 58h48M218 74h36', C.bark, 6) +
    line('M0 48Q110 84 214 56M0 64Q110 98 220 72M258 56Q330 80 400 52M252 72Q330 96 400 70', C.night, 1.6) +
    rect(224, 92, 24, 30, C.steel, 3) +
    at(
      326,
      GROUND,
      rect(-40, -92, 80, 92, C.white, 8) +
        circle(0, -56, 24, C.ash) +
        circle(0, -56, 19, C.white) +
        line('M-12-50A14 14 0 0 1 12-50', C.leaf, 3) +
        line('M0-54L8-64', C.red, 2.6) +
        row(4, (i) => rect(-20 + i * 10.4, -26, 9, 13, C.night, 1.5)),
    ),

  'recycling yard': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    floor(C.ash) +
    row(4, (i) =>
      at(
        36 + i * 52,
        GROUND + 8,
        path('M0-58h40l-4 58H4z', [C.leaf, C.blue, C.sun, C.red][i] ?? '') +
          rect(-3, -64, 46, 8, C.night, 3) +
          at(20, -30, line('M-8 5L0-9L8 5M-11 9h22', C.white, 3)),
      ),
    ) +
    at(
      262,
      GROUND + 8,
      row(
        3,
        (i) =>
          rect((i % 2) * 52 + (i === 2 ? 26 : 0), i === 2 ? -66 : -34, 50, 32, C.clay, 2) +
          line(
            `M${(i % 2) * 52 + (i === 2 ? 26 : 0)} ${i === 2 ? -56 : -24}h50M${(i % 2) * 52 + (i === 2 ? 26 : 0)} ${i === 2 ? -45 : -13}h50`,
            C.wood,
            1.6,
          ),
      ),
    ) +
    person(382, 196, random, { scale: 0.95 }) +
    row(5, (i) =>
      at(
        40 + i * 13,
        214,
        rect(-3, -14, 6, 14, [C.sea, C.lime, C.sky][i % 3] ?? '', 2) + rect(-1.4, -19, 2.8, 6, C.white),
      ),
    ),

  mangrove: ({ light, random }) =>
    sea(light, 104) +
    row(3, (i) => {
      const [x, y] = [66 + i * 110, 128 + (i % 2) * 8];
      return (
        line(
          `M${x} ${y - 20}Q${x - 22} ${y} ${x - 26} ${y + 22}M${x} ${y - 20}Q${x - 8} ${y} ${x - 9} ${y + 24}M${x} ${y - 20}Q${x + 10} ${y} ${x + 10} ${y + 24}M${x} ${y - 20}Q${x + 22} ${y} ${x + 27} ${y + 22}`,
          C.bark,
          3.4,
        ) +
        circle(x, y - 38, 26, C.forest) +
        circle(x - 24, y - 26, 18, C.leaf) +
        circle(x + 24, y - 28, 19, C.leaf)
      );
    }) +
    path('M0 168Q100 160 200 168T400 166V225H0z', '#15586a') +
    row(6, (i) => {
      const x = 30 + i * 66 + random.integer(-10, 10);
      return line(
        `M${x} 224v-26M${x} 214q-12-4-12-18M${x} 210q12-4 12-18M${x - 10} 204q-8-2-9-10M${x + 10} 202q8-2 9-10`,
        [C.red, C.sun, C.clay][i % 3] ?? '',
        5,
      );
    }) +
    row(3, (i) =>
      at(
        90 + i * 104,
        190 + (i % 2) * 8,
        path('M0 0q10-9 22 0q-12 9-22 0zM0 0l-8-6v12z', [C.sun, C.cream, C.sky][i] ?? ''),
      ),
    ),

  'night blackout': ({ random }) =>
    row(8, (i) => {
      const height = [78, 104, 62, 92, 70, 112, 84, 60][i] ?? 60;
      const isDark = i >= 4;
      return (
        rect(i * 50 + 2, GROUND - height, 46, height, isDark ? '#141f36' : (['#37507c', '#425e8e'][i % 2] ?? '')) +
        windows(i * 50 + 10, GROUND - height + 10, 2, Math.floor((height - 20) / 18), () =>
          isDark ? '#0e172a' : random.chance(0.75) ? '#ffd877' : '#2a3f66',
        )
      );
    }) +
    floor('#131d33') +
    line('M200 190V70M184 82h32', '#0c1424', 5) +
    path('M318 92l-18 34h14l-8 28l24-38h-14l10-24z', C.sun) +
    line('M0 66Q100 96 190 80M210 80Q300 96 400 62', '#0c1424', 1.8),

  'government house': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    rect(84, 96, 232, 90, C.cream) +
    path('M72 96L200 46L328 96z', C.white) +
    shade('M72 96L200 46L328 96H316L200 54L84 96z') +
    rect(72, 94, 256, 8, C.sand) +
    row(6, (i) => rect(98 + i * 38, 104, 14, 74, C.white, 2) + rect(95 + i * 38, 176, 20, 6, C.sand)) +
    rect(186, 128, 28, 54, C.bark) +
    path('M60 186h280l-8-8H68z', C.sand) +
    line('M200 46V18', C.bark, 2.4) +
    rect(200, 18, 30, 19, C.blue) +
    path('M215 18h15v9.5H200v-1.6h15zM200 27.5h15V37h-15z', C.red) +
    path('M213.4 18h3.2v19h-3.2zM200 26h30v3h-30z', C.white) +
    floor(C.lime) +
    palm(40, 192, 84, -6) +
    palm(362, 192, 84, 6) +
    person(150, 206, random) +
    person(250, 206, random),

  'hotel by the sea': ({ light, random }) =>
    sea(light, 118) +
    at(
      150,
      190,
      rect(0, -128, 150, 128, C.cream) +
        row(
          4,
          (f) =>
            rect(0, -128 + f * 32 + 22, 150, 4, C.sand) +
            row(5, (i) =>
              rect(
                10 + i * 28,
                -120 + f * 32,
                18,
                16,
                light === 'night' || light === 'dusk' ? (random.chance(0.7) ? C.sun : C.deep) : C.sky,
                1,
              ),
            ),
        ) +
        rect(-8, -134, 166, 8, C.brick, 2),
    ) +
    path('M0 190Q120 176 400 188V225H0z', C.sand) +
    path('M0 210Q160 196 400 212V225H0z', '#e6c48e') +
    at(
      70,
      200,
      line('M0 0V-44', C.bark, 3) + path('M-32-40Q0-70 32-40z', C.red) + path('M-10-42Q0-66 10-42z', C.cream),
    ) +
    palm(120, 196, 92, -14) +
    palm(330, 198, 104, 12) +
    palm(366, 204, 70, 10, C.leaf) +
    line('M92 204l26-6l10 8', C.white, 4),

  'beach evening': ({ light, random }) =>
    sea(light, 124) +
    path('M0 178Q140 164 400 182V225H0z', light === 'night' ? '#8d7a66' : C.sand) +
    line('M30 100Q120 130 200 104T372 100', C.night, 1.4) +
    row(9, (i) => circle(44 + i * 40, 106 + Math.round(Math.sin(i * 1.4) * 6) + 6, 4, C.sun)) +
    palm(30, 196, 108, 12) +
    palm(372, 196, 112, -14) +
    row(3, (i) => rect(92 + i * 84, 176, 40, 4, C.wood, 2) + rect(110 + i * 84, 180, 4, 26, C.bark)) +
    row(6, (i) => person(80 + i * 44 + (i % 2) * 14, 210, random, { scale: 0.92 })),

  'river port': ({ light, random }) =>
    hills(light, random) +
    sea(light, 138) +
    row(
      5,
      (i) =>
        rect(
          12 + i * 42,
          138 - (38 + ((i * 13) % 26)),
          36,
          38 + ((i * 13) % 26),
          [C.clay, C.cream, C.sea, C.sun, C.wine][i] ?? '',
        ) + windows(20 + i * 42, 138 - 26, 2, 1, () => '#0003', [14, 0]),
    ) +
    rect(0, 136, 232, 6, C.bark) +
    line('M300 138V54l58 30M300 54l-30 20M300 66l40 18', C.navy, 3.4) +
    rect(282, 132, 38, 8, C.navy) +
    line('M352 82v26', C.night, 1.4) +
    rect(340, 108, 24, 14, C.red, 1) +
    at(
      90,
      182,
      path('M-52-12H60l-14 22h-36z', C.red) +
        rect(-20, -30, 44, 18, C.white, 2) +
        row(3, (i) => rect(-14 + i * 13, -25, 8, 7, C.sky, 1)) +
        rect(2, -44, 8, 14, C.navy),
    ) +
    at(
      252,
      200,
      path('M-40-8H40l-10 16h-50z', C.cream) +
        line('M0-8V-62', C.bark, 2.6) +
        path('M3-60Q34-40 32-12H3z', C.sun) +
        path('M-3-54Q-24-34-24-12H-3z', C.white),
    ),

  'cacao farm': ({ light, random }) =>
    hills(light, random) +
    floor(C.bark, 190) +
    path('M0 190q50-10 100 0t100 0t100 0t100 0v10H0z', C.forest) +
    row(3, (i) => {
      const x = 60 + i * 118;
      return (
        line(
          `M${x} 204Q${x - 4} 150 ${x + 4} 96M${x} 150Q${x + 18} 130 ${x + 30} 112M${x} 146Q${x - 18} 128 ${x - 30} 116`,
          C.wood,
          8,
        ) +
        circle(x, 78, 34, C.forest) +
        circle(x - 34, 96, 24, C.leaf) +
        circle(x + 36, 94, 25, C.leaf) +
        PODS.map(([dx, y], n) =>
          at(
            x + dx,
            y,
            path('M0-11Q9-2 0 15Q-9-2 0-11z', [C.gold, C.red, C.sun, C.brick][(n + i) % 4] ?? '') +
              line('M0-9V13', '#0002', 1),
          ),
        ).join('')
      );
    }) +
    person(132, 210, random, { hat: C.sand }) +
    crate(262, 196, C.gold) +
    crate(222, 198, C.brick),

  'irrigated field': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    path('M0 150h400v75H0z', C.lime) +
    row(7, (i) => path(`M${-60 + i * 84} 225L${150 + i * 16} 150h6L${-30 + i * 84} 225z`, C.leaf)) +
    path('M400 225L214 150h10L400 196z', C.blue) +
    path('M400 214L218 150h3L400 204z', C.sky) +
    at(
      84,
      168,
      rect(-4, -60, 8, 60, C.steel) +
        row(6, (i) => `<g transform="rotate(${i * 60} 0 -62)">${path('M-5-64L0-98L5-64z', C.ash)}</g>`) +
        circle(0, -62, 6, C.red),
    ) +
    person(160, 196, random, { hat: C.sand }) +
    tree(356, 160, 50) +
    line('M126 206q8-16 16 0M136 210q8-20 18-2', C.sky, 2),

  construction: ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    floor(C.sand) +
    at(
      60,
      GROUND,
      rect(0, -96, 120, 96, C.ash) +
        row(
          3,
          (f) =>
            rect(0, -96 + f * 32, 120, 6, C.steel) +
            row(4, (i) => rect(8 + i * 29, -86 + f * 32, 18, 20, f === 0 ? '#0000' : C.night, 1)),
        ) +
        row(5, (i) => rect(i * 29 - 1, -112, 5, 18, C.steel)),
    ) +
    line('M252 190V26M216 40h140M252 26l-36 14M252 26l96 14', C.gold, 4) +
    line('M330 40v34', C.night, 1.6) +
    rect(316, 74, 28, 18, C.brick, 1) +
    row(5, (i) => rect(294 + (i % 3) * 26 + (i > 2 ? 13 : 0), i > 2 ? 166 : 177, 24, 9, C.brick, 1)) +
    person(206, 198, random, { hat: C.sun }) +
    person(380, 200, random, { hat: C.sun }),

  'solar roof': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    floor(C.lime, 200) +
    rect(56, 120, 220, 80, C.cream) +
    path('M40 124L70 66h196l26 58z', C.brick) +
    solarPanel(76, 76, 52, 36) +
    solarPanel(142, 76, 52, 36) +
    solarPanel(208, 76, 52, 36) +
    windows(80, 142, 3, 1, () => C.sky, [26, 0]) +
    rect(186, 144, 26, 56, C.deep) +
    rect(232, 150, 26, 26, C.white, 3) +
    at(245, 163, line('M-7 0h14M0-7V7M-5-5L5 5M-5 5L5-5', C.blue, 1.8)) +
    line('M300 202L286 112M320 202L306 112M296 180h20M293 160h20M290 140h20', C.wood, 3) +
    person(304, 134, random, { scale: 0.9, hat: C.sun }) +
    palm(366, 204, 96, -8),

  'ice plant': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    floor(C.ash) +
    rect(40, 92, 190, 94, C.sky) +
    rect(32, 84, 206, 10, C.deep) +
    solarPanel(48, 58, 50, 26) +
    solarPanel(108, 58, 50, 26) +
    solarPanel(168, 58, 50, 26) +
    rect(64, 124, 60, 62, C.deep) +
    row(4, (i) => rect(64, 130 + i * 14, 60, 3, C.sea)) +
    at(180, 128, line('M0-18V18M-15.6-9L15.6 9M-15.6 9L15.6-9', C.white, 4)) +
    row(5, (i) =>
      at(
        252 + (i % 3) * 40 + (i > 2 ? 20 : 0),
        i > 2 ? 156 : 186,
        rect(0, -26, 36, 26, '#d8f1f6', 2) + path('M4-22h10l-8 14h-3z', '#fff'),
      ),
    ) +
    person(240, 204, random) +
    person(376, 208, random),

  'market stall': ({ light, random }) =>
    clouds(random) +
    hills(light, random) +
    floor(C.sand) +
    rect(62, 92, 5, 94, C.bark) +
    rect(325, 92, 5, 94, C.bark) +
    awning(50, 76, 292, [C.leaf, C.cream]) +
    path('M50 76l18-18h256l18 18z', C.forest) +
    person(130, 160, random, { isSeated: true, scale: 1.1 }) +
    person(256, 160, random, { isSeated: true, scale: 1.1 }) +
    rect(56, 150, 280, 44, C.wood, 2) +
    row(7, (i) =>
      at(
        66 + i * 38.5,
        150,
        rect(0, -6, 34, 10, C.bark, 2) +
          row(4, (n) =>
            circle(5 + n * 8, -8 - (n % 2) * 4, 5.4, [C.sun, C.red, C.lime, C.gold, C.leaf, C.wine, C.clay][i] ?? ''),
          ),
      ),
    ) +
    line('M60 168h272M60 180h272', C.bark, 1.6) +
    row(3, (i) => path(`M${182 + i * 12} 102q8 6 4 20q-10-4-4-20z`, C.sun)) +
    person(30, 210, random) +
    person(370, 212, random),
} satisfies Record<string, Motif>;
