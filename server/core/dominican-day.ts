const dayInSantoDomingo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santo_Domingo',
  dateStyle: 'short',
});

/** The calendar day in Santo Domingo, `2027-08-28`. At 20:30 there, it is already tomorrow in UTC. */
export function dominicanDay(instant: Date): string {
  return dayInSantoDomingo.format(instant);
}

/** The instant of a day and an `HH:MM` in Santo Domingo, which is four hours behind UTC all year round. */
export function dominicanInstant(day: string, time: string): Date {
  return new Date(`${day}T${time}:00-04:00`);
}

const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
