import { dayInSantoDomingo, dayParts, formatLongDate, monthName, weekdayName } from '../../lib/dates.ts';

export interface MessageDay<Item> {
  day: string;
  items: Item[];
}

/** Expects the items in chronological order. */
export function groupByDay<Item extends { createdAt: string }>(items: readonly Item[]): MessageDay<Item>[] {
  const days: MessageDay<Item>[] = [];
  for (const item of items) {
    const day = dayInSantoDomingo(item.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

const DAY_MS = 86_400_000;

/** "Hoy", "Ayer", "lunes, 3 de marzo"; the full date in other years. */
export function dayLabel(day: string, today: string): string {
  const age = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (age <= 0) return 'Hoy';
  if (age === 1) return 'Ayer';
  const { year, month, day: number } = dayParts(day);
  return year === dayParts(today).year ? `${weekdayName(day)}, ${number} de ${monthName(month)}` : formatLongDate(day);
}
