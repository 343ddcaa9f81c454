const HOUR_MS = 3_600_000;

/** Santo Domingo is four hours behind UTC all year round. */
export const dominicanInstant = (day: string, time: string): Date => new Date(`${day}T${time}:00-04:00`);

/** `2027-08-28T14:30`. */
export const dominicanMoment = (instant: Date): string =>
  new Date(instant.getTime() - 4 * HOUR_MS).toISOString().slice(0, 16);

/** Not UTC's day: at 20:30 in Santo Domingo it is already tomorrow there. */
export const dominicanDay = (instant: Date): string => dominicanMoment(instant).slice(0, 10);
