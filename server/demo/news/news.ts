import { spanishDay } from '../../core/dominican-time.ts';
import type { Queryable } from '../../database/database.ts';
import { news } from '../../database/schema/news.ts';
import { addDays, daysBetween, instantAt, weekdayOf } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { insertPictures, pictureId, sceneOf } from '../drawings/insert-pictures.ts';
import { NEWS_SCENES } from '../drawings/record-scenes.ts';
import { taxConferenceDate } from '../events/event-dates.ts';
import type { PlannedEvent } from '../events/events.ts';
import type { History } from '../history.ts';
import { seasonOf } from '../seasons/season.ts';
import { seasonalNews } from '../seasons/seasonal-texts.ts';
import { namedWeekdays } from '../weekdays.ts';
import { isWorkingDay, nearestDay } from '../working-days.ts';
import { conferenceStages, type NewsText, newsTexts } from './news-texts.ts';

/** Further ahead, the tax conference has a date but no programme. */
const PROGRAMME_DAYS_AHEAD = 120;

export interface PlannedNews extends Omit<NewsText, 'published' | 'content'> {
  /** By its title before the dates are written into it. */
  key: string;
  content: string;
  date: string;
  /** Key of the one that it reports on. */
  event: string | undefined;
}

export function planNews(events: PlannedEvent[], history: History): PlannedNews[] {
  const conference = taxConferenceDate(history);
  const stage = daysBetween(history.today, conference) > PROGRAMME_DAYS_AHEAD ? 'announced' : 'scheduled';
  return [...newsTexts, seasonalNews[seasonOf(history.today)]].map(({ published, content, ...text }) => {
    const date = publicationDate(published, [text.title, text.excerpt, ...content], events, history);
    const withDates = (each: string) =>
      each
        .replaceAll('{año}', conference.slice(0, 4))
        .replaceAll('{fecha}', spanishDay(date))
        .replaceAll('{programa}', conferenceStages[stage].title)
        .replaceAll('{anuncio}', conferenceStages[stage].opening);
    return {
      ...text,
      key: text.title,
      title: withDates(text.title),
      content: withDates(content.join('\n\n')),
      date,
      event: 'event' in published ? published.event : undefined,
    };
  });
}

export async function insertNews(database: Queryable, planned: PlannedNews[]): Promise<void> {
  const rows = planned.map(({ key, event: _event, aboutEvents, featured = false, ...text }) => {
    const createdAt = instantAt(text.date, '08:00');
    const id = demoId('news', key);
    return {
      ...text,
      id,
      imageId: pictureId(id),
      category: aboutEvents ? 'Eventos' : null,
      featured,
      isPublished: true,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await insertPictures(
    database,
    planned.map(({ key, date }) => ({
      recordId: demoId('news', key),
      scene: sceneOf(NEWS_SCENES, key),
      createdAt: instantAt(date, '08:00'),
    })),
  );
  await insertRows(database, news, rows);
}

/** On a working day, and none that the text names. */
function publicationDate(
  published: NewsText['published'],
  texts: string[],
  events: PlannedEvent[],
  history: History,
): string {
  const named = namedWeekdays(texts.join('\n'));
  const fits = (day: string) => isWorkingDay(day) && !named.includes(weekdayOf(day));
  if ('daysAgo' in published) return nearestDay(history.dayAgo(published.daysAgo), -1, fits);
  const event = events.find(({ text }) => text.key === published.event);
  if (!event) throw new Error(`No such event: ${published.event}`);
  return nearestDay(addDays(event.date, published.daysAfter), 1, fits);
}
