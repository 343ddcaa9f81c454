const longDay = new Intl.DateTimeFormat('es-DO', { dateStyle: 'full', timeZone: 'UTC' });

/** "sábado, 28 de agosto de 2027". A day is a day: it is read and written in the same zone, so it cannot shift. */
export function spanishDay(day: string): string {
  return longDay.format(new Date(`${day}T12:00:00Z`));
}

/** "8:30 a. m." for `08:30`. */
export function spanishTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
