import { daysSinceEaster } from '../working-days.ts';

/** What people of the Este talk about by the time of the year. */
export const SEASONS = ['christmas', 'zafra', 'holy-week', 'hurricanes', 'back-to-school'] as const;
export type Season = (typeof SEASONS)[number];

/** Orders for Holy Week begin with Lent. */
const LENT_DAYS = 35;

/** One season a day, the most talked about: the zafra lasts from December to June, hurricanes from June to November. */
export function seasonOf(day: string): Season {
  const monthAndDay = day.slice(5);
  const untilEaster = -daysSinceEaster(day);
  if (untilEaster >= 0 && untilEaster <= LENT_DAYS) return 'holy-week';
  if (monthAndDay >= '12-25' || monthAndDay < '06-01') return 'zafra';
  // By then its posts, of up to eleven days ago, are of November.
  if (monthAndDay >= '11-12') return 'christmas';
  if (monthAndDay >= '08-01' && monthAndDay <= '09-10') return 'back-to-school';
  return 'hurricanes';
}
