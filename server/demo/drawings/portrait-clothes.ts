export type Clothes = 'tee' | 'polo' | 'shirt' | 'blazer' | 'guayabera' | 'blouse' | 'round dress' | 'chef jacket';

const MEN_SHOULDERS = 'M6 100C7 86 20 80 34 77L42 73.5Q50 82 58 73.5L66 77C80 80 93 86 94 100Z';
const WOMEN_SHOULDERS = 'M12 100C13 87 24 81.5 36 78L42 75Q50 83 58 75L64 78C76 81.5 87 87 88 100Z';

interface Worn {
  fabric: string;
  skin: string;
  isWoman: boolean;
}

/** From the shoulders down, over the neck. */
export function drawClothes(clothes: Clothes, { fabric, skin, isWoman }: Worn): string {
  const shoulders = isWoman ? WOMEN_SHOULDERS : MEN_SHOULDERS;
  const body = (fill: string) => `<path d="${shoulders}" fill="${fill}"/>`;
  const fold = 'fill="#000" opacity=".16"';
  const collar = (fill: string) =>
    `<path d="M41.4 73L36.5 78.5L44.5 87L50 80.6Z" fill="${fill}"/><path d="M58.6 73L63.5 78.5L55.5 87L50 80.6Z" fill="${fill}"/>`;
  switch (clothes) {
    case 'tee':
      return `${body(fabric)}<path d="M40.5 74.6Q50 86.5 59.5 74.6L58 73.5Q50 82.4 42 73.5Z" ${fold}/>`;
    case 'polo':
      return `${body(fabric)}<path d="M47.6 82h4.8v14h-4.8z" ${fold}/>${collar(fabric)}<path d="M41.4 73L36.5 78.5L44.5 87L50 80.6Z M58.6 73L63.5 78.5L55.5 87L50 80.6Z" ${fold}/>`;
    case 'shirt':
      return `${body(fabric)}${collar('#ffffff')}<path d="M50 81v19" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/><path d="M41.4 73L36.5 78.5L44.5 87L50 80.6Z M58.6 73L63.5 78.5L55.5 87L50 80.6Z" fill="${fabric}" opacity=".28"/>`;
    case 'blazer':
      return (
        `${body('#f8fafc')}<path d="M41 74L33 78Q14 82 ${isWoman ? 12 : 6} 100H46Z" fill="${fabric}"/><path d="M59 74L67 78Q86 82 ${isWoman ? 88 : 94} 100H54Z" fill="${fabric}"/>` +
        `<path d="M41 74L33.6 82L39 85L37 88L47 100Z M59 74L66.4 82L61 85L63 88L53 100Z" ${fold}/>` +
        (isWoman
          ? ''
          : `<path d="M48.4 82h3.2l.8 3l-1 15h-2.8l-1-15z" fill="${fabric === '#b3243f' ? '#1f2937' : '#be123c'}"/>`)
      );
    case 'guayabera':
      return `${body('#fbf7ee')}${collar('#fffdf8')}<path d="M50 81v19M36 82v18M33.6 83v17M64 82v18M66.4 83v17" stroke="#d9cfba" stroke-width="1" fill="none"/><path d="M41.4 73L36.5 78.5L44.5 87L50 80.6Z M58.6 73L63.5 78.5L55.5 87L50 80.6Z" fill="none" stroke="#d9cfba" stroke-width=".8"/>`;
    case 'blouse':
      return `${body(fabric)}<path d="M42 75L50 92L58 75Q50 84 42 75Z" fill="${skin}"/><path d="M41 74.6L50 93L59 74.6L62.4 77L50 98L37.6 77Z" fill="#fff" opacity=".2"/>`;
    case 'round dress':
      return `${body(fabric)}<path d="M37.6 77.4Q50 97 62.4 77.4L58 75Q50 83 42 75Z" fill="${skin}"/><path d="M39.4 81Q50 92 60.6 81" fill="none" stroke="#f5c542" stroke-width=".9"/>`;
    case 'chef jacket':
      return `${body('#f8fafc')}<path d="M42 74Q50 86 58 74L60 77Q50 91 40 77Z" fill="${fabric}"/><path d="M44 88L58 84V100H44Z" fill="#e6ebf1"/><g fill="${fabric}"><circle cx="47" cy="91" r="1"/><circle cx="47" cy="96.5" r="1"/><circle cx="55" cy="91" r="1"/><circle cx="55" cy="96.5" r="1"/></g>`;
  }
}
