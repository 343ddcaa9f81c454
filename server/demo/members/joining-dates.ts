import { addDays, DAY_MS, dayOf, daysBetween, earlier, instantAt } from '../days.ts';
import { type History, wakingMoment } from '../history.ts';
import { createRandom } from '../random.ts';
import { ADMIN, DEMO_MEMBER, type MemberKey, memberProfiles } from './member-profiles.ts';

const FIXED_DATES = new Map<MemberKey, Date>([
  [ADMIN, instantAt('2025-01-08', '08:40')],
  ['altagracia-pena', instantAt('2025-01-09', '09:15')],
  ['ramon-emilio-castillo', instantAt('2025-01-09', '10:05')],
  ['luis-manuel-guerrero', instantAt('2025-01-09', '16:30')],
  [DEMO_MEMBER, instantAt('2025-02-18', '19:20')],
]);
const FIRST_DAY = '2025-01-13';
/** Their posts say that they have just joined. */
const NEWCOMERS: MemberKey[] = ['altagracia-mieses'];

/** Members joined one after the other from 2025 until today, each before the first thing they wrote. */
export function joiningDates(history: History, firstWords: Map<MemberKey, Date>): Map<MemberKey, Date> {
  const random = createRandom('joining');
  const keys = (Object.keys(memberProfiles) as MemberKey[]).filter((key) => !FIXED_DATES.has(key));
  const start = instantAt(FIRST_DAY, '00:00').getTime();
  const length = history.end.getTime() - start;

  // Members who never wrote are placed at random, more of them recently.
  const wishes = keys.map((key) => {
    const time = firstWords.get(key)?.getTime() ?? start + Math.sqrt(random.next()) * length;
    return { key, time: NEWCOMERS.includes(key) ? history.end.getTime() : time };
  });
  wishes.sort((a, b) => a.time - b.time);

  const days = daysBetween(FIRST_DAY, history.today);
  const dates = new Map(FIXED_DATES);
  wishes.forEach(({ key }, index) => {
    const evenly = wakingMoment(addDays(FIRST_DAY, Math.floor((index / wishes.length) * days)), random);
    const firstWord = firstWords.get(key);
    const beforeWords =
      firstWord && wakingMoment(dayOf(new Date(firstWord.getTime() - random.integer(1, 3) * DAY_MS)), random);
    dates.set(key, beforeWords ? earlier(evenly, beforeWords) : evenly);
  });
  return dates;
}
