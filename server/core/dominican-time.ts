const longDay = new Intl.DateTimeFormat('es-DO', { dateStyle: 'full', timeZone: 'UTC' });

/** Parsed and formatted in one zone, so that the day cannot shift: "sábado, 28 de agosto de 2027". */
export function spanishDay(day: string): string {
  return longDay.format(new Date(`${day}T12:00:00Z`));
}

/** `08:30` → "8:30 a. m.". */
export function spanishTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}

const table = { timeZone: 'America/Santo_Domingo', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const tableDayFormat = new Intl.DateTimeFormat('es-DO', table);
const tableMomentFormat = new Intl.DateTimeFormat('es-DO', {
  ...table,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "28/08/2027" */
export const tableDay = (instant: Date) => tableDayFormat.format(instant);

/** "28/08/2027, 08:30" */
export const tableMoment = (instant: Date) => tableMomentFormat.format(instant);

const AGO: [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [31_536_000, 'year'],
  [2_592_000, 'month'],
  [604_800, 'week'],
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
];
const relative = new Intl.RelativeTimeFormat('es-DO');

/** "hace 5 minutos". Never a future, even with a clock that runs behind. */
export function spanishAgo(instant: Date, now: Date): string {
  const seconds = (now.getTime() - instant.getTime()) / 1000;
  const [size, unit] = AGO.find(([each]) => seconds >= each) ?? [];
  return size && unit ? relative.format(-Math.floor(seconds / size), unit) : 'hace un momento';
}

const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
