import { officeHours } from '../../content/contact.ts';
import { dayInSantoDomingo, TIME_ZONE, weekdayIndex } from '../../lib/dates.ts';
import { isDominicanHoliday } from '../../lib/dominican-holidays.ts';

export interface OpeningState {
  isOpen: boolean;
  isHoliday: boolean;
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, timeStyle: 'short' });

/** Whether the office is open, in Santo Domingo time whatever the device's time zone. */
export function openingState(now: Date): OpeningState {
  const today = dayInSantoDomingo(now);
  const time = clock.format(now);
  const hours = officeHours.find(({ weekdays }) => weekdays.includes(weekdayIndex(today)));
  const isHoliday = isDominicanHoliday(today);
  const isWithin = Boolean(hours?.from && hours.to && time >= hours.from && time < hours.to);
  return { isOpen: isWithin && !isHoliday, isHoliday };
}
