import { spanishDay } from '../../core/dominican-time.ts';
import type { Queryable } from '../../database/database.ts';
import { news } from '../../database/schema/news.ts';
import { addDays, instantAt } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { insertPictures, type Picture, pictureId, sceneOf } from '../drawings/insert-pictures.ts';
import { NEWS_SCENES } from '../drawings/record-scenes.ts';
import { taxConferenceDate } from '../events/event-dates.ts';
import type { PlannedEvent } from '../events/events.ts';
import type { History } from '../history.ts';
import { seasonOf } from '../seasons/season.ts';
import { seasonalNews } from '../seasons/seasonal-texts.ts';
import { type NewsText, newsTexts } from './news-texts.ts';

export async function insertNews(database: Queryable, events: PlannedEvent[], history: History): Promise<void> {
  const year = taxConferenceDate(history).slice(0, 4);
  const withDates = (text: string, published: string) =>
    text.replaceAll('{año}', year).replaceAll('{fecha}', spanishDay(published));
  const pictures: Picture[] = [];
  const texts = [...newsTexts, seasonalNews[seasonOf(history.today)]];
  const rows = texts.map(({ title, excerpt, content, aboutEvents, featured = false, published }) => {
    const date = publicationDate(published, events, history);
    const createdAt = instantAt(date, '08:00');
    const id = demoId('news', title);
    pictures.push({ recordId: id, scene: sceneOf(NEWS_SCENES, title), createdAt });
    return {
      id,
      imageId: pictureId(id),
      title: withDates(title, date),
      excerpt,
      content: withDates(content.join('\n\n'), date),
      category: aboutEvents ? 'Eventos' : null,
      date,
      featured,
      isPublished: true,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await insertPictures(database, pictures);
  await insertRows(database, news, rows);
}

function publicationDate(published: NewsText['published'], events: PlannedEvent[], history: History): string {
  if ('daysAgo' in published) return history.dayAgo(published.daysAgo);
  const event = events.find(({ text }) => text.key === published.event);
  if (!event) throw new Error(`No such event: ${published.event}`);
  return addDays(event.date, published.daysAfter);
}
