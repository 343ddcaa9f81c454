const dayInSantoDomingo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santo_Domingo',
  dateStyle: 'short',
});

/** The calendar day in Santo Domingo, `2027-08-28`. At 20:30 there, it is already tomorrow in UTC. */
export function dominicanDay(instant: Date): string {
  return dayInSantoDomingo.format(instant);
}
