import {
  at,
  bubble,
  C,
  circle,
  cup,
  floor,
  GROUND,
  line,
  type Motif,
  path,
  person,
  phone,
  rect,
  row,
  table,
} from './scene-kit.ts';

/** Inside: workshops, counters, halls. The wall takes the place of the sky. */
const room = (wall: string, ground: string) =>
  rect(0, 0, 400, 225, wall) + rect(0, GROUND - 4, 400, 4, '#0002') + floor(ground);

const window = (x: number, y: number, w = 74, h = 60) =>
  rect(x, y, w, h, C.white, 3) +
  rect(x + 4, y + 4, w - 8, h - 8, C.sky) +
  path(`M${x + 4} ${y + h - 16}q${w / 4}-14 ${w / 2 - 4} 0t${w / 2 - 4} 0v12h${-(w - 8)}z`, C.leaf) +
  rect(x + w / 2 - 1.5, y + 4, 3, h - 8, C.white);

const coin = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="15" ry="5.4" fill="${C.gold}"/><ellipse cx="${x}" cy="${y - 2.4}" rx="15" ry="5.4" fill="${C.sun}"/>`;
const coins = (x: number, y: number, count: number) => row(count, (i) => coin(x, y - i * 6.4));

const gear = (x: number, y: number, r: number, fill: string) =>
  row(
    8,
    (i) =>
      `<rect x="${x - r * 0.2}" y="${y - r * 1.3}" width="${r * 0.4}" height="${r * 0.6}" fill="${fill}" transform="rotate(${i * 45} ${x} ${y})"/>`,
  ) +
  circle(x, y, r, fill) +
  circle(x, y, r * 0.42, '#fff8');

const folder = (x: number, y: number, color: string, h = 36) =>
  rect(x, y - h, 12, h, color, 1.5) + rect(x + 3, y - h + 7, 6, 10, C.white, 1);

const receipt = (x: number, y: number, w: number, h: number) =>
  path(`M${x} ${y}h${w}v${h}l${-w / 6}-6l${-w / 6} 6l${-w / 6}-6l${-w / 6} 6l${-w / 6}-6l${-w / 6} 6z`, C.white) +
  line(`M${x + 8} ${y + 14}h${w - 16}M${x + 8} ${y + 26}h${w - 16}M${x + 8} ${y + 38}h${w * 0.4}`, C.steel, 2.4) +
  line(`M${x + w - 26} ${y + h - 22}h18`, C.leaf, 4);

const calculator = (x: number, y: number) =>
  rect(x, y, 40, 54, C.navy, 5) +
  rect(x + 5, y + 6, 30, 12, C.lime, 2) +
  row(9, (i) => rect(x + 6 + (i % 3) * 10.4, y + 23 + Math.floor(i / 3) * 9.6, 8, 7, i === 8 ? C.red : C.ash, 1.5));

export const indoorScenes = {
  workbench: ({ random, tint }) =>
    room(tint, C.wood) +
    window(36, 30) +
    rect(160, 36, 200, 66, '#0000001a', 4) +
    line(
      'M182 50v30M178 50h8M210 48l0 34M204 82h12M240 50l14 28M268 48q14 4 8 16l-4 18M306 50v32M298 50h16M338 48v36',
      C.navy,
      4,
    ) +
    rect(40, 142, 320, 10, C.bark, 2) +
    rect(58, 152, 10, 60, C.bark) +
    rect(332, 152, 10, 60, C.bark) +
    gear(278, 124, 15, C.steel) +
    gear(304, 130, 9, C.gold) +
    rect(66, 120, 54, 22, C.red, 3) +
    rect(80, 112, 26, 8, C.brick, 2) +
    person(160, 142, random, { isSeated: true, scale: 1.35 }) +
    person(216, 142, random, { isSeated: true, scale: 1.35, hat: C.sun }) +
    rect(172, 132, 32, 10, C.ash, 2),

  'hotel counter': ({ random, tint }) =>
    room(tint, C.sand) +
    rect(120, 26, 160, 66, C.navy, 4) +
    row(
      10,
      (i) =>
        rect(132 + (i % 5) * 29, 36 + Math.floor(i / 5) * 26, 20, 18, '#fff2', 2) +
        circle(142 + (i % 5) * 29, 48 + Math.floor(i / 5) * 26, 2.4, C.sun),
    ) +
    person(200, 140, random, { isSeated: true, scale: 1.4 }) +
    rect(96, 134, 210, 12, C.bark, 3) +
    rect(104, 146, 194, 56, C.wood) +
    row(6, (i) => rect(112 + i * 31, 154, 24, 40, '#0000001a', 2)) +
    path('M254 134a12 12 0 0 1 24 0z', C.sun) +
    rect(264, 119, 4, 4, C.gold) +
    person(62, 212, random, { scale: 1.25 }) +
    person(346, 212, random, { scale: 1.25 }) +
    bubble(40, 82, 58, 30, C.white) +
    line('M50 92h38M50 101h24', C.sea, 3) +
    bubble(296, 70, 66, 34, C.sun, true) +
    line('M306 82h46M306 92h30', C.white, 3),

  'accounts table': ({ random, tint }) =>
    room(tint, C.clay) +
    window(38, 26, 86, 66) +
    rect(250, 28, 112, 66, C.white, 4) +
    line('M264 82V66M284 82V54M304 82V60M324 82V44M344 82V38', C.sea, 8) +
    row(3, (i) => person(110 + i * 88, 146, random, { isSeated: true, scale: 1.3 })) +
    `<ellipse cx="200" cy="166" rx="164" ry="30" fill="${C.wood}"/><ellipse cx="200" cy="162" rx="164" ry="30" fill="#b57a4e"/>` +
    at(96, 140, calculator(0, 0), 0.62) +
    path('M160 150l40-6l40 6v22l-40-5l-40 5z', C.white) +
    line('M200 144v23M168 156l24-3M168 163l24-3M208 153l24 3M208 160l24 3', C.steel, 1.8) +
    coins(290, 164, 3) +
    coins(322, 160, 2),

  'folder shelves': ({ tint, random }) =>
    room(tint, C.wood) +
    rect(70, 24, 260, 166, C.bark, 4) +
    row(
      3,
      (f) =>
        rect(78, 32 + f * 52, 244, 46, '#0003') +
        row(17, (i) =>
          random.chance(0.9)
            ? folder(
                82 + i * 14,
                78 + f * 52,
                [C.red, C.sea, C.sun, C.leaf, C.blue, C.cream, C.clay][(i * 3 + f * 2) % 7] ?? '',
                32 + ((i * 7) % 9),
              )
            : '',
        ),
    ) +
    person(364, 214, random, { scale: 1.3 }) +
    at(
      24,
      214,
      rect(0, -44, 40, 44, C.clay, 3) +
        row(4, (i) => rect(5 + i * 9, -58, 7, 20, [C.white, C.cream, C.sky, C.sun][i] ?? '', 1)) +
        line('M4-30h32', C.bark, 2),
    ),

  'business round': ({ random, tint }) =>
    room(tint, C.navy) +
    rect(110, 18, 180, 56, C.white, 4) +
    rect(118, 26, 164, 40, C.deep) +
    path('M170 56a30 30 0 0 1 60 0z', C.sun) +
    line('M150 58q50-10 100 0', C.cream, 3) +
    row(3, (i) => {
      const x = 72 + i * 128;
      const y = i === 1 ? 176 : 160;
      return (
        person(x - 28, y, random, { isSeated: true, scale: 1.1 }) +
        person(x + 28, y, random, { isSeated: true, scale: 1.1 }) +
        `<ellipse cx="${x}" cy="${y + 6}" rx="52" ry="13" fill="${C.cream}"/>` +
        path(`M${x - 52} ${y + 6}q52 26 104 0v30h-104z`, '#e8d5b2') +
        rect(x - 8, y - 2, 16, 6, C.sea, 1) +
        rect(x + 14, y, 8, 5, C.red, 1)
      );
    }),

  'electronic invoice': ({ tint, random }) =>
    room(tint, C.clay) +
    table(40, 160, 320, C.wood) +
    at(
      70,
      160,
      rect(0, -82, 112, 74, C.night, 6) +
        rect(7, -75, 98, 58, C.sky, 2) +
        receipt(34, -70, 44, 50) +
        rect(46, -8, 20, 8, C.steel),
    ) +
    at(210, 160, rect(0, -40, 62, 40, C.navy, 6) + rect(8, -46, 46, 8, C.night, 3)) +
    receipt(222, 62, 38, 56) +
    phone(296, 92, 40, 68, C.sea) +
    line('M306 124l7 8l13-16', C.white, 4) +
    line('M188 92q14-12 26-2M266 84q14-10 26 4', C.white, 2.4) +
    person(30, 216, random, { scale: 1.2 }),

  'colmado shelves': ({ random, tint }) =>
    room(tint, C.brick) +
    row(
      3,
      (f) =>
        rect(30, 62 + f * 36, 340, 5, C.bark) +
        row(18, (i) => {
          const color = [C.red, C.sun, C.sea, C.leaf, C.cream, C.blue, C.wine][(i * 5 + f * 3) % 7] ?? '';
          const h = 14 + ((i * 7 + f * 5) % 12);
          return (
            rect(36 + i * 18.6, 62 + f * 36 - h, 12, h, color, 2) +
            rect(36 + i * 18.6, 62 + f * 36 - h * 0.6, 12, 4, '#fff9')
          );
        }),
    ) +
    person(200, 154, random, { isSeated: true, scale: 1.3 }) +
    rect(60, 148, 280, 10, C.wood, 2) +
    rect(66, 158, 268, 50, C.gold) +
    row(7, (i) => path(`M${66 + i * 38} 158h19v50h-19z`, '#ffffff2e')) +
    rect(90, 128, 30, 20, C.navy, 3) +
    rect(94, 120, 22, 8, C.sky, 1) +
    path('M270 148q-4-20 12-22q16 2 12 22z', C.sand) +
    rect(306, 132, 20, 16, C.white, 2) +
    person(368, 216, random, { scale: 1.2 }),

  'revolving fund': ({ tint, random }) =>
    room(tint, C.sand) +
    at(
      60,
      190,
      table(0, -40, 120, C.wood) +
        path('M20-44h62v-10h-14v-22h-40v14h-8z', C.navy) +
        rect(76, -88, 10, 34, C.navy) +
        circle(90, -74, 10, C.steel) +
        line('M32-54v10', C.ash, 3) +
        path('M10-44h96l8 4H4z', C.red),
    ) +
    coins(250, 190, 4) +
    coins(290, 194, 7) +
    coins(330, 190, 10) +
    line('M330 116q0-26 0-34', C.forest, 5) +
    path('M330 100q-30 2-34-26q30-2 34 26zM330 90q4-28 34-26q0 28-34 26z', C.leaf) +
    line('M206 60a44 44 0 0 1 66-18M286 58a44 44 0 0 1-60 40', C.white, 6) +
    path('M264 28l20 14l-22 12zM240 108l-22-10l18-16z', C.white) +
    person(36, 212, random, { scale: 1.1 }),

  'breakfast table': ({ random, tint }) =>
    room(tint, C.wood) +
    window(50, 22, 110, 74) +
    window(240, 22, 110, 74) +
    row(4, (i) => person(74 + i * 84, 148, random, { isSeated: true, scale: 1.25 })) +
    rect(20, 150, 360, 16, C.white, 3) +
    path('M20 160h360v50q-22 10-45 0t-45 0t-45 0t-45 0t-45 0t-45 0t-45 0t-45 0z', C.cream) +
    cup(60, 151, C.sea) +
    cup(300, 151, C.red) +
    path('M120 151q22-22 44 0z', C.gold) +
    line('M132 143l5 6M142 140l4 7M152 142l2 6', C.wood, 1.6) +
    `<ellipse cx="208" cy="151" rx="32" ry="5" fill="${C.sky}"/>` +
    circle(196, 144, 7, C.sun) +
    circle(210, 143, 8, C.red) +
    circle(222, 145, 6, C.lime) +
    path('M258 151v-18q0-6 6-6h12q6 0 6 6v18z', C.steel),

  'agenda wall': ({ tint, random }) =>
    room(tint, C.clay) +
    rect(90, 26, 220, 146, C.white, 8) +
    path('M90 34q0-8 8-8h204q8 0 8 8v22H90z', C.red) +
    row(4, (i) => rect(124 + i * 48, 18, 6, 18, C.night, 3)) +
    row(21, (i) => {
      const isMarked = [4, 9, 16].includes(i);
      const [x, y] = [104 + (i % 7) * 28, 66 + Math.floor(i / 7) * 34];
      return (
        rect(x, y, 24, 28, isMarked ? ([C.sun, C.sea, C.leaf][i % 3] ?? '') : C.ash, 4) +
        (isMarked ? circle(x + 12, y + 14, 5, C.white) : '')
      );
    }) +
    person(50, 214, random, { scale: 1.3 }) +
    person(352, 214, random, { scale: 1.3 }),

  'shop permit': ({ tint, random }) =>
    room(tint, C.sand) +
    at(
      44,
      200,
      rect(0, -112, 150, 112, C.clay) +
        rect(-6, -118, 162, 10, C.bark, 2) +
        row(8, (i) => path(`M${i * 18.75}-84h18.75v14a9.4 9.4 0 0 1-18.75 0z`, i % 2 ? C.cream : C.deep)) +
        rect(12, -58, 66, 40, C.sky, 2) +
        rect(98, -60, 36, 60, C.bark, 2) +
        circle(128, -30, 2.4, C.sun) +
        rect(104, -52, 24, 12, C.white, 2),
    ) +
    at(
      226,
      46,
      `<g transform="rotate(6)">${rect(0, 0, 104, 132, C.white, 4)}${line('M16 26h72M16 42h72M16 58h72M16 74h46', C.steel, 4)}${circle(74, 102, 17, C.red)}${circle(74, 102, 11, '#fff5')}${line('M16 104q10-14 16 0t16-4', C.blue, 2.6)}</g>`,
    ) +
    at(
      344,
      186,
      circle(0, -22, 14, C.sun) + circle(0, -22, 6, C.gold) + path('M-4-10h8v44h-8zM4 20h9v6h-9zM4 8h7v6h-7z', C.sun),
    ) +
    person(214, 214, random, { scale: 1.1 }),

  conference: ({ random, tint }) =>
    room(tint, C.navy) +
    rect(90, 20, 220, 96, C.white, 4) +
    rect(98, 28, 204, 80, C.deep) +
    receipt(126, 40, 44, 56) +
    line('M196 92V74M218 92V62M240 92V68M262 92V48', C.sun, 10) +
    rect(40, 126, 320, 10, C.bark) +
    at(
      330,
      128,
      path('M-16-34h32l-5 34h-22z', C.wood) + rect(-19, -38, 38, 6, C.bark, 2) + line('M4-38l8-12', C.night, 2),
    ) +
    person(336, 92, random, { isSeated: true, scale: 1.1 }) +
    row(9, (i) => person(24 + i * 44, 186, random, { isSeated: true, scale: 1 })) +
    row(8, (i) => person(46 + i * 44, 222, random, { isSeated: true, scale: 1.15 })),

  'phone sales': ({ tint, random }) =>
    room(tint, C.sea) +
    phone(148, 18, 104, 186, C.cream) +
    bubble(160, 44, 56, 24, C.white) +
    line('M168 53h38M168 60h24', C.steel, 3) +
    bubble(184, 78, 56, 24, C.lime, true) +
    line('M192 87h38M192 94h28', C.white, 3) +
    rect(160, 112, 56, 44, C.white, 6) +
    path('M170 140q18-22 36 0z', C.gold) +
    bubble(196, 162, 44, 20, C.lime, true) +
    line('M206 172l5 5l10-10', C.white, 3) +
    at(
      70,
      208,
      path('M-34-60h68l6 60h-80z', C.sun) + line('M-14-58q0-24 14-24t14 24', C.bark, 4) + circle(0, -28, 13, '#fff6'),
    ) +
    person(328, 216, random, { scale: 1.5 }),

  'coffee welcome': ({ random, tint }) =>
    room(tint, C.clay) +
    window(148, 20, 104, 70) +
    row(
      3,
      (i) =>
        line(`M${70 + i * 130} 0v${26 + (i % 2) * 10}`, C.night, 2) +
        path(`M${56 + i * 130} ${40 + (i % 2) * 10}q14-20 28 0z`, C.sun),
    ) +
    row(5, (i) => person(60 + i * 70, 214 - (i % 2) * 6, random, { scale: 1.3 })) +
    row(
      2,
      (i) =>
        rect(76 + i * 210, 158, 38, 5, C.bark, 2) +
        rect(92 + i * 210, 163, 6, 50, C.bark) +
        at(85 + i * 210, 157, cup(0, 0, i ? C.red : C.sea)),
    ),

  'stock shelves': ({ random, tint }) =>
    room(tint, C.ash) +
    row(2, (s) =>
      at(
        28 + s * 208,
        200,
        row(
          4,
          (f) =>
            rect(0, -f * 46 - 6, 140, 6, C.blue) +
            row(
              4,
              (i) =>
                rect(
                  6 + i * 33,
                  -f * 46 - 6 - (18 + ((i * 7 + f * 11) % 14)),
                  28,
                  18 + ((i * 7 + f * 11) % 14),
                  [C.clay, C.sand, C.wood, C.gold][(i + f) % 4] ?? '',
                  1.5,
                ) + rect(12 + i * 33, -f * 46 - 16, 10, 6, C.white),
            ),
        ) +
          rect(-4, -176, 6, 176, C.navy) +
          rect(138, -176, 6, 176, C.navy),
      ),
    ) +
    person(202, 214, random, { scale: 1.5 }) +
    at(
      214,
      150,
      rect(0, 0, 26, 34, C.bark, 3) +
        rect(3, 4, 20, 27, C.white, 1) +
        line('M6 11l2 2l4-4M6 20l2 2l4-4M15 11h5M15 20h5', C.leaf, 1.6),
    ),

  'growing capital': ({ tint, random }) =>
    room(tint, C.lime) +
    rect(210, 40, 150, 110, C.white, 5) +
    line('M226 130l30-22l26 10l30-38l34-16', C.sea, 5) +
    circle(346, 64, 7, C.red) +
    line('M226 140h120', C.steel, 2) +
    row(4, (i) => {
      const x = 50 + i * 38;
      const count = 2 + i * 2;
      const top = 200 - count * 6.4;
      return (
        coins(x, 200, count) +
        line(`M${x} ${top}v${-14 - i * 6}`, C.forest, 3.4) +
        path(
          `M${x} ${top - 10 - i * 6}q-14 0-16-14q15 0 16 14zM${x} ${top - 8 - i * 6}q14-1 16-15q-16 1-16 15z`,
          C.leaf,
        )
      );
    }) +
    person(250, 214, random, { scale: 1.2 }) +
    person(322, 214, random, { scale: 1.2 }),

  'labelled jars': ({ tint }) =>
    room(tint, C.wood) +
    rect(30, 108, 340, 8, C.bark, 2) +
    row(6, (i) => {
      const fill = [C.red, C.gold, C.leaf, C.wine, C.clay, C.sun][i] ?? '';
      return at(
        46 + i * 54,
        108,
        rect(0, -46, 36, 46, fill, 6) +
          rect(2, -54, 32, 9, C.cream, 2) +
          rect(4, -32, 28, 20, C.white, 2) +
          circle(12, -22, 4.4, fill) +
          line('M19-26h9M19-20h9', C.steel, 1.8),
      );
    }) +
    at(
      92,
      196,
      path('M0-60l56-8v68H0z', C.clay) +
        path('M56-68l36 10v58H56z', C.wood) +
        rect(8, -36, 36, 22, C.white, 1) +
        row(9, (i) => rect(11 + i * 3.4, -33, i % 3 ? 1.2 : 2.2, 16, C.night)),
    ) +
    at(
      226,
      196,
      rect(0, -66, 58, 66, C.sea, 3) +
        path('M0-66l8-12h42l8 12z', C.deep) +
        circle(29, -38, 15, C.cream) +
        path('M20-36q9-14 18 0q-9 10-18 0z', C.leaf),
    ) +
    at(
      308,
      196,
      rect(0, -46, 46, 46, C.sun, 8) + rect(7, -32, 32, 18, C.white, 2) + line('M12-26h22M12-20h14', C.bark, 1.8),
    ),

  'product photo': ({ random, tint }) =>
    room(tint, C.sand) +
    path('M70 40h150v120q0 20-20 20H70z', C.white) +
    path('M70 180h150l20 26H50z', '#efe7d8') +
    path('M118 172q26-34 54 0z', C.gold) +
    line('M130 160l6 9M144 155l5 10M158 160l2 8', C.wood, 2) +
    circle(190, 166, 8, C.red) +
    line('M272 214l16-66l18 66M288 148v66', C.night, 3.4) +
    at(262, 84, `<g transform="rotate(-90 26 32)">${phone(0, 0, 46, 84, C.sky)}</g>`) +
    path('M276 108q14-16 28 0z', C.gold) +
    at(36, 60, line('M0 150V20', C.night, 3) + path('M-16 20L0-12L16 20z', C.sun)) +
    person(356, 216, random, { scale: 1.5 }),

  'women at table': ({ random, tint }) =>
    room(tint, C.wine) +
    window(150, 22, 100, 70) +
    row(2, (i) =>
      at(
        50 + i * 280,
        110,
        line('M0 90V20', C.bark, 4) +
          circle(0, 10, 20, C.leaf) +
          circle(-14, 22, 14, C.forest) +
          circle(14, 24, 14, C.forest) +
          rect(-14, 76, 28, 24, C.clay, 3),
      ),
    ) +
    row(4, (i) => person(110 + i * 60, 160, random, { isSeated: true, scale: 1.35, woman: true })) +
    `<ellipse cx="200" cy="178" rx="138" ry="24" fill="${C.wood}"/><ellipse cx="200" cy="174" rx="138" ry="24" fill="${C.cream}"/>` +
    row(4, (i) => at(106 + i * 54, 178, cup(0, 0, [C.sea, C.red, C.sun, C.leaf][i] ?? ''), 0.8)),

  'cash desk': ({ random, tint }) =>
    room(tint, C.brick) +
    rect(34, 34, 130, 84, C.white, 4) +
    line('M48 60l24 22l22-12l26 26l30-40', C.red, 4) +
    line('M48 104h104', C.steel, 2) +
    person(250, 152, random, { isSeated: true, scale: 1.4 }) +
    rect(120, 148, 260, 12, C.bark, 2) +
    rect(130, 160, 240, 52, C.wood) +
    at(
      150,
      148,
      rect(0, -28, 62, 28, C.navy, 4) +
        rect(8, -44, 46, 18, C.steel, 3) +
        rect(13, -40, 36, 9, C.lime, 1) +
        row(6, (i) => rect(8 + (i % 6) * 8, -20, 6, 6, C.ash, 1)),
    ) +
    row(3, (i) => rect(300 + i * 6, 138 - i * 5, 44, 10, i % 2 ? C.lime : C.leaf, 1)) +
    coins(288, 146, 3),

  'circle of people': ({ random, tint }) =>
    room(tint, C.deep) +
    row(7, (i) => person(42 + i * 53, 178 - (i % 2) * 10, random, { scale: 1.35 })) +
    row(6, (i) => person(70 + i * 53, 220, random, { scale: 1.45 })) +
    line('M0 34Q200 62 400 34', C.bark, 1.6) +
    row(8, (i) =>
      circle(
        28 + i * 50,
        42 + Math.round(Math.sin((i / 7) * 3.14) * 8),
        7,
        [C.sun, C.red, C.cream, C.lime][i % 4] ?? '',
      ),
    ),

  interview: ({ random, tint }) =>
    room(tint, C.clay) +
    window(44, 26, 96, 70) +
    rect(264, 30, 92, 66, C.cream, 3) +
    line('M276 46h50M276 58h68M276 70h40', C.steel, 3.4) +
    circle(338, 82, 8, C.red) +
    person(120, 168, random, { isSeated: true, scale: 1.6 }) +
    person(280, 168, random, { isSeated: true, scale: 1.6 }) +
    rect(60, 164, 280, 12, C.wood, 3) +
    rect(76, 176, 10, 42, C.bark) +
    rect(314, 176, 10, 42, C.bark) +
    path('M176 164l6-18h40l4 18z', C.white) +
    line('M190 152h26M188 158h28', C.steel, 2),

  'grease trap': ({ tint, random }) =>
    room(tint, C.bark) +
    rect(40, 96, 150, 10, C.ash, 2) +
    path('M70 106h70v26q0 6-6 6h-58q-6 0-6-6z', C.steel) +
    line('M104 96v-26q0-12 12-12t12 12v6', C.ash, 6) +
    line('M128 80v12', C.sky, 4) +
    line('M104 138v40q0 10 10 10h46', C.ash, 9) +
    rect(160, 158, 140, 54, C.ash, 5) +
    rect(167, 172, 126, 34, C.sea) +
    rect(167, 172, 126, 11, C.gold) +
    rect(206, 164, 5, 32, C.steel) +
    rect(250, 174, 5, 34, C.steel) +
    line('M300 196h100', C.ash, 9) +
    row(4, (i) => circle(56 + i * 20, 92, 8, [C.white, C.sky, C.cream, C.white][i] ?? '')) +
    person(348, 184, random, { scale: 1.4 }),

  'supplier map': ({ tint, random }) =>
    rect(0, 0, 400, 225, tint) +
    path(
      'M36 120Q50 70 110 74Q150 60 196 72Q250 56 300 78Q360 76 378 116Q372 150 336 152Q310 178 262 168Q220 186 176 172Q130 186 96 166Q44 162 36 120z',
      C.cream,
    ) +
    path('M110 74Q150 60 196 72L186 122L128 128z', C.lime) +
    path('M196 72Q250 56 300 78L288 130L186 122z', C.sand) +
    path('M288 130L300 78Q360 76 378 116Q372 150 336 152z', C.sky) +
    line('M60 128Q130 108 190 132T340 118', C.white, 4) +
    line('M140 166Q150 120 210 96', C.white, 3) +
    row(6, (i) => {
      const [x, y] = [
        [78, 124],
        [144, 104],
        [202, 138],
        [244, 96],
        [304, 132],
        [346, 108],
      ][i] as [number, number];
      return at(
        x,
        y,
        path('M0 0Q-14-18-14-28a14 14 0 0 1 28 0Q14-18 0 0z', [C.red, C.deep, C.sun, C.wine, C.leaf, C.blue][i] ?? '') +
          circle(0, -28, 5.6, C.white),
      );
    }) +
    row(4, () => line(`M${random.integer(20, 360)} ${random.integer(192, 214)}q8-5 16 0t16 0`, '#ffffff99', 2)),

  'member network': ({ tint, random }) =>
    rect(0, 0, 400, 225, tint) +
    line(
      'M200 112L82 62M200 112L318 58M200 112L66 164M200 112L332 168M200 112V34M82 62L66 164M318 58L332 168M82 62L200 34L318 58',
      '#ffffff88',
      3,
    ) +
    row(6, (i) => {
      const [x, y] = [
        [200, 112],
        [82, 62],
        [318, 58],
        [66, 164],
        [332, 168],
        [200, 34],
      ][i] as [number, number];
      const r = i === 0 ? 42 : 29;
      const id = `n${i}`;
      return (
        circle(x, y, r + 4, C.white) +
        `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#${id})">` +
        circle(x, y, r, [C.sun, C.sky, C.lime, C.sand, C.clay, C.sea][i] ?? '') +
        `${person(x, y + r * 0.98, random, { isSeated: true, scale: r / 21 })}</g>`
      );
    }),
} satisfies Record<string, Motif>;
