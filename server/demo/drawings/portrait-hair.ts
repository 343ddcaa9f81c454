import type { Random } from '../random.ts';

export type Hair =
  | 'buzz'
  | 'fade'
  | 'side part'
  | 'short curls'
  | 'receding'
  | 'flat top'
  | 'bald'
  | 'long straight'
  | 'long waves'
  | 'bob'
  | 'afro'
  | 'bun'
  | 'ponytail'
  | 'curls'
  | 'headwrap'
  | 'braids'
  | 'pixie';

interface Style {
  random: Random;
  fabric: string;
  attire?: 'straw hat' | 'cap' | 'chef' | 'suit' | 'guayabera' | undefined;
}

interface Layers {
  /** Behind the head. */
  back: string;
  /** Over the forehead. */
  front: string;
}

/** Circles along an arc around the head, for curls. */
function curlsAlong(points: [x: number, y: number, r: number][]): string {
  return points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
}

/** Cap of hair with its hairline at `line`. */
const cap = (line: number, top = 25) =>
  `M31.4 45C30 ${top + 4} 40 ${top} 50 ${top}C60 ${top} 70 ${top + 4} 68.6 45C67.6 42 67 ${line + 3} 64 ${line + 1}Q50 ${line - 3} 36 ${line + 1}C33 ${line + 3} 32.4 42 31.4 45Z`;

function drawHat({ attire, fabric }: Style): string | undefined {
  switch (attire) {
    case 'straw hat':
      return `<path d="M24 37Q50 27 76 37Q78 40 74 40Q50 32.5 26 40Q22 40 24 37Z" fill="#d8b26a"/><path d="M34.5 34.6Q35 17.5 42 18Q50 21 58 18Q65 17.5 65.5 34.6Q50 29.5 34.5 34.6Z" fill="#e8c988"/><path d="M34.5 34.6L34.8 30.6Q50 25.8 65.2 30.6L65.5 34.6Q50 29.5 34.5 34.6Z" fill="${fabric}"/>`;
    case 'cap':
      return `<path d="M32 38Q32 21 50 21Q68 21 68 38Q50 32.5 32 38Z" fill="${fabric}"/><path d="M32.4 36.6Q50 29.6 69 36.2Q79 38.6 79 41Q62 36 32.4 38.6Z" fill="${fabric}"/><path d="M32.4 36.6Q50 29.6 69 36.2Q79 38.6 79 41Q62 36 32.4 38.6Z" fill="#000" opacity=".2"/><circle cx="50" cy="21.4" r="1.4" fill="#fff" opacity=".6"/>`;
    case 'chef':
      return `<path d="M35 36.5V27Q26 24 29 16.5Q32 10 40 12.5Q44 6.5 50 6.5T60 12.5Q68 10 71 16.5Q74 24 65 27V36.5Q50 32.5 35 36.5Z" fill="#f8fafc"/><path d="M35 36.5V31Q50 27 65 31V36.5Q50 32.5 35 36.5Z" fill="#dfe5ec"/>`;
    default:
      return undefined;
  }
}

export function drawHair(hair: Hair, color: string, style: Style): Layers {
  const hat = drawHat(style);
  if (hat) {
    const sides = `<path d="M31.6 46C30.6 38 33 33 36 33L35 40Q33.6 42 33.4 46Z M68.4 46C69.4 38 67 33 64 33L65 40Q66.4 42 66.6 46Z" fill="${color}"/>`;
    const tail = hair === 'ponytail' ? `<path d="M64 40Q78 46 74 66Q72 74 67 76Q71 60 63 50Z" fill="${color}"/>` : '';
    return { back: tail, front: sides + hat };
  }
  return layersOf(hair, color, style);
}

function layersOf(hair: Hair, color: string, { random, fabric }: Style): Layers {
  const fill = `fill="${color}"`;
  const flip = random.chance(0.5) ? ' transform="matrix(-1 0 0 1 100 0)"' : '';
  switch (hair) {
    case 'bald':
      return { back: '', front: '' };
    case 'buzz':
      return { back: '', front: `<path d="${cap(35, 27.4)}" ${fill} opacity=".9"/>` };
    case 'fade':
      return {
        back: '',
        front: `<path d="M32.2 44Q31.6 36 34 32L37 36Q34 39 33.6 44Z M67.8 44Q68.4 36 66 32L63 36Q66 39 66.4 44Z" ${fill} opacity=".5"/><path d="M33.6 36.5C33 24 42 21.5 50 21.5S67 24 66.4 36.5Q63 33 58 33.4T42 33.4Q37 33 33.6 36.5Z" ${fill}/>`,
      };
    case 'side part':
      return {
        back: '',
        front: `<g${flip}><path d="M31.6 45C29 28 38 21.5 51 21.5C64 21.5 71 29 68.4 45C67.6 41 66.6 38 64.4 35.6C56 36.6 46 34.6 41 30C40 33.6 36 35 34.4 38C33 40 32.2 42 31.6 45Z" ${fill}/></g>`,
      };
    case 'short curls':
      return {
        back: '',
        front: `<g ${fill}>${curlsAlong([
          [35, 35.5, 4.2],
          [37.5, 29.5, 4.8],
          [43.5, 26, 5.2],
          [50, 24.6, 5.4],
          [56.5, 26, 5.2],
          [62.5, 29.5, 4.8],
          [65, 35.5, 4.2],
          [41, 31.5, 4.4],
          [47, 30, 4.6],
          [53, 30, 4.6],
          [59, 31.5, 4.4],
          [33, 40.5, 2.6],
          [67, 40.5, 2.6],
        ])}</g>`,
      };
    case 'receding':
      return {
        back: '',
        front: `<path d="M31.4 46C30 36 33 30.4 40 28.6Q38.4 33 36.6 36Q34.2 40 33.6 46Z M68.6 46C70 36 67 30.4 60 28.6Q61.6 33 63.4 36Q65.8 40 66.4 46Z" ${fill}/><path d="M38 30Q50 25 62 30Q58 32 54.4 31.6Q50 34.6 45.6 31.6Q42 32 38 30Z" ${fill}/>`,
      };
    case 'flat top':
      return {
        back: '',
        front: `<path d="M32 44Q31.6 38 33 34Q31.6 22 36 20.4Q50 17.4 64 20.4Q68.4 22 67 34Q68.4 38 68 44Q66.4 38 64.6 34.6Q50 32.4 35.4 34.6Q33.6 38 32 44Z" ${fill}/>`,
      };
    case 'long straight':
      return {
        back: `<path d="M27.6 44C26 26 38 20 50 20S74 26 72.4 44L74 80Q66 86 60 80V60H40V80Q34 86 26 80Z" ${fill}/>`,
        front: `<g${flip}><path d="M31 47C29 28 40 23 50 23C61 23 71 29 69 47C67.6 41 64 36 56 29.6C50 34 38 34.6 33.6 41Q32 43.6 31 47Z" ${fill}/></g>`,
      };
    case 'long waves':
      return {
        back: `<path d="M29 42C26 24 40 19.6 50 19.6S74 24 71 42Q77 48 73.4 56Q79 62 74.4 70Q77 79 69 82.6Q62 84 60 77V58H40V77Q38 84 31 82.6Q23 79 25.6 70Q21 62 26.6 56Q23 48 29 42Z" ${fill}/>`,
        front: `<path d="M31 48C28.6 28 40 22.6 50 22.6S71.4 28 69 48Q67.6 39 60 35.4Q53 33 50 27.6Q47 33 40 35.4Q32.4 39 31 48Z" ${fill}/>`,
      };
    case 'bob':
      return {
        back: `<path d="M27.4 46C25 27 38 20.4 50 20.4S75 27 72.6 46L73 62Q68 67.6 60 65V50H40V65Q32 67.6 27 62Z" ${fill}/>`,
        front: `<g${flip}><path d="M30.6 50C28.4 29 40 22.6 50 22.6S71.6 29 69.4 50Q68 42 66 38.6Q54 38.4 43 32.4Q37 36.6 34 41Q32 44.6 30.6 50Z" ${fill}/></g>`,
      };
    case 'afro':
      return {
        back: `<g ${fill}>${curlsAlong([
          [50, 32, 24],
          [30, 42, 9],
          [70, 42, 9],
          [31, 29, 9.5],
          [69, 29, 9.5],
          [40, 17, 9],
          [60, 17, 9],
          [50, 14, 9],
          [29.6, 52, 6.4],
          [70.4, 52, 6.4],
        ])}</g>`,
        front: `<path d="M31.6 46C30 30 40 24.6 50 24.6S70 30 68.4 46Q67 38.6 62 35.4Q56 33 50 33.4T38 35.4Q33 38.6 31.6 46Z" ${fill}/>`,
      };
    case 'bun':
      return {
        back: `<circle cx="50" cy="18.4" r="8.6" ${fill}/>`,
        front: `<path d="M31.4 46C29.4 29 40 23 50 23S70.6 29 68.6 46Q67 37.4 61 33.8Q55 31 50 31T39 33.8Q33 37.4 31.4 46Z" ${fill}/>`,
      };
    case 'ponytail':
      return {
        back: `<g${flip}><path d="M62 24Q80 26 77 50Q76.4 64 68.6 72Q72 56 67 44Z" ${fill}/></g>`,
        front: `<g${flip}><path d="M31.4 46C29.4 29 40 22.8 50 22.8S70.6 29 68.6 46Q67.4 38.4 60 33Q50 36.6 40 35Q33.4 37.6 31.4 46Z" ${fill}/></g>`,
      };
    case 'curls':
      return {
        back: `<g ${fill}>${curlsAlong([
          [33, 28, 8],
          [41, 21.6, 8],
          [50, 20, 8.4],
          [59, 21.6, 8],
          [67, 28, 8],
          [28.6, 37, 7.4],
          [71.4, 37, 7.4],
          [26.6, 47, 7.6],
          [73.4, 47, 7.6],
          [27, 57, 7.8],
          [73, 57, 7.8],
          [30.4, 66, 7.2],
          [69.6, 66, 7.2],
        ])}<path d="M31 30h38v34H31z"/></g>`,
        front: `<g ${fill}>${curlsAlong([
          [35.6, 34.6, 4.6],
          [40.6, 30.4, 5],
          [46.6, 28.4, 5],
          [53.4, 28.4, 5],
          [59.4, 30.4, 5],
          [64.4, 34.6, 4.6],
          [32.8, 41, 3.4],
          [67.2, 41, 3.4],
        ])}</g>`,
      };
    case 'headwrap':
      return {
        back: '',
        front: `<path d="M31.4 43C28 22 40 15.6 50 15.6S72 22 68.6 43Q63 34.6 50 34.6T31.4 43Z" fill="${fabric}"/><path d="M33 35Q44 21 67 27M37 24Q50 20 68 36" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/><g fill="${fabric}"><path d="M58 20Q66 10 72 14Q74 19 64 23Z"/><path d="M60 22Q72 20 74 26Q71 30 62 25Z"/></g><circle cx="60.6" cy="21.6" r="3.2" fill="${fabric}"/><circle cx="60.6" cy="21.6" r="3.2" fill="#000" opacity=".18"/>`,
      };
    case 'braids': {
      const braid = (x: number) =>
        `<path d="M${x} 46v34" stroke="${color}" stroke-width="4.6" stroke-linecap="round" stroke-dasharray="3.2 4.6" fill="none"/><path d="M${x} 46v36" stroke="${color}" stroke-width="2.8" stroke-linecap="round" fill="none"/>`;
      return {
        back:
          [25.6, 30.4, 35.2, 64.8, 69.6, 74.4].map(braid).join('') +
          `<path d="M24 50C22 26 38 20 50 20S78 26 76 50L62 52H38Z" ${fill}/>`,
        front: `<path d="M31.2 47C29 29 40 22.6 50 22.6S71 29 68.8 47Q67 39 60 34.4Q54 32 50 26Q46 32 40 34.4Q33 39 31.2 47Z" ${fill}/><path d="M44 24.6Q38 29 35.4 36M56 24.6Q62 29 64.6 36" stroke="#fff" stroke-opacity=".14" fill="none"/>`,
      };
    }
    case 'pixie':
      return {
        back: '',
        front: `<g${flip}><path d="M31 47C28 27 39 20.6 51 20.6C64 20.6 72 28 69 47Q67.6 40 64 35Q59 38.6 48 36.6Q52 34.6 53 32Q42 33.6 35.6 39.6Q32 42.6 31 47Z" ${fill}/></g>`,
      };
  }
}
