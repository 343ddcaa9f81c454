export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Santo Domingo is four hours behind UTC all year round. */
const LOCAL_OFFSET_MS = 4 * HOUR_MS;

/** `day` is `YYYY-MM-DD` and `time` `HH:MM`, both in Santo Domingo. */
export function instantAt(day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) + LOCAL_OFFSET_MS);
}

export function dayOf(instant: Date): string {
  return new Date(instant.getTime() - LOCAL_OFFSET_MS).toISOString().slice(0, 10);
}

export function hourOf(instant: Date): number {
  return new Date(instant.getTime() - LOCAL_OFFSET_MS).getUTCHours();
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Sunday is 0. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

export function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
