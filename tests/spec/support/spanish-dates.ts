/** A day, `2027-08-28`, at noon: it is the same day everywhere. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const spanish = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es', { timeZone: 'UTC', ...options }).format(noon(day));

/** "28 de agosto de 2027" */
export const longDate = (day: string) => spanish(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** "sábado, 28 de agosto de 2027" */
export const fullDate = (day: string) =>
  spanish(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `14:30` as people read it: "2:30 p. m.", whatever the kind of its spaces. */
export function twelveHours(time: string): RegExp {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'a' : 'p';
  return new RegExp(`\\b${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\\s${half}\\.\\sm\\.`);
}

/** The day in Santo Domingo. */
export const dominicanDay = (instant: Date | string = new Date()) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santo_Domingo' }).format(new Date(instant));
