import { dayInSantoDomingo, dayParts } from './dates.ts';

/** The year in which somebody joined, in Santo Domingo. */
export function joinYear({ createdAt }: { createdAt: string }): number {
  return dayParts(dayInSantoDomingo(createdAt)).year;
}
