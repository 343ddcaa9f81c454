import type { AskedQuestion } from '#contract/events/event-questions.ts';
import type { events } from '../../database/schema/events.ts';
import type { MemberKey } from '../members/member-profiles.ts';

type EventRow = typeof events.$inferSelect;

/** Sunday is 0, as in `Date`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface EventText
  extends Pick<EventRow, 'title' | 'description' | 'time' | 'duration' | 'location' | 'speakers' | 'topics' | 'type'> {
  key: string;
  /** Approximate days from today, moved to `weekday`. Negative: in the past. */
  days: number;
  weekday: Weekday;
  price: 'Gratis para miembros' | 'RD$ 2,500' | 'RD$ 1,200' | 'RD$ 1,800' | 'Gratis';
  teaches: boolean;
  /** Absent where nobody needs to register. Where a text tells how many days it took to fill, in `filledInDays`. */
  seats?: { capacity: number; registered: number; waiting?: number; filledInDays?: number };
  /** Fixed where the news tell how long ago it was announced. */
  announcedDaysAgo?: number;
  status?: 'upcoming' | 'cancelled';
  /** Pesos for members, where they pay less than `price`. */
  memberPrice?: number;
  /** Asked at registration, none of them required. */
  questions?: Omit<AskedQuestion, 'id' | 'required'>[];
  onlineUrl?: string;
  /** Days before the event on which registration closes, at five in the afternoon. */
  closesDaysBefore?: number;
  /** The demo member attended, or holds a seat. */
  demoMember?: true;
  /** Those whom a text places there; the others are drawn. */
  registered?: MemberKey[];
  /** Those from whom the others are drawn, where the event is not for everybody. */
  circle?: MemberKey[];
}
