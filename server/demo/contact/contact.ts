import type { Queryable } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact.ts';
import { demoId } from '../demo-id.ts';
import { type History, wakingMoment } from '../history.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import { messageTexts } from './message-texts.ts';

export async function insertContactMessages(database: Queryable, history: History): Promise<void> {
  const random = createRandom('contact');
  await insertRows(
    database,
    contactMessages,
    messageTexts.map(({ daysAgo, ...message }) => ({
      ...message,
      id: demoId('message', message.email),
      createdAt: wakingMoment(history.dayAgo(daysAgo), random),
    })),
  );
}
