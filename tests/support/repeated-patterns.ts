/** Written over and over, they take quadratic time of a careless expression; begun or ended by something else, of others. */
const UNITS = [
  ...'! \n\t[](){}<>|&;:,.…/\\"\'`*_~#-+=^$%@aá0\u200b',
  'gzip,',
  'gzip;q=0,',
  'a=b;',
  'W/"a",',
  '[](()',
  '![](',
  '[a](',
  '](',
  '[[]',
  '<a ',
  '<!--',
  'a*',
  '**a ',
  'a**',
  '_a ',
  '~~a',
  '`a',
  '- ',
  '- a\n',
  '- !\n',
  '> a\n',
  '1. a\n',
  '* *a*\n',
  '> ',
  '1. ',
  '|-',
  ' \n',
  'a\n\n',
  'https://',
  'https://a!',
  'a@',
  'a.',
  '@a.',
  'a-',
  '\\[',
  '&amp;',
  '"a"',
  '""',
];
type Frame = [begin: string, end: string];
/** What ends otherwise than it repeats is refused last. */
export const OTHER_END: Frame[] = [['', 'ñ']];
const FRAMES: Frame[] = [
  ['', ''],
  ['', 'ñ'],
  ['', ';'],
  ['https://a', 'ñ'],
  ['"', ''],
];

/** Every pattern, as long as that. */
export function* repeatedPatterns(length: number, frames = FRAMES): Generator<{ name: string; text: string }> {
  for (const [begin, end] of frames) {
    for (const unit of UNITS) {
      const times = Math.max(0, Math.floor((length - begin.length - end.length) / unit.length));
      yield { name: JSON.stringify(`${begin}${unit}…${end}`), text: begin + unit.repeat(times) + end };
    }
  }
}

const TRIES = 5;

/** Milliseconds of this process's cores, the fewest of some tries: what else the machine does only adds to them. */
export async function cpuMsOf(work: () => unknown, budgetMs: number): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && fewest > budgetMs; tries += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    fewest = Math.min(fewest, (user + system) / 1_000);
  }
  return fewest;
}
