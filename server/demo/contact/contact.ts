import type { Queryable } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact.ts';
import { DAY_MS } from '../days.ts';
import { demoId } from '../demo-id.ts';
import { type History, wakingMoment } from '../history.ts';
import { insertRows } from '../insert-rows.ts';
import { ADMIN } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import { createRandom } from '../random.ts';
import { messageTexts } from './message-texts.ts';

export async function insertContactMessages(
  database: Queryable,
  community: Community,
  history: History,
): Promise<void> {
  const random = createRandom('contact');
  const administrator = findMember(community, ADMIN).id;
  await insertRows(
    database,
    contactMessages,
    messageTexts.map(({ daysAgo, answer = null, ...message }) => {
      const createdAt = wakingMoment(history.dayAgo(daysAgo), random);
      return {
        ...message,
        id: demoId('message', message.email),
        createdAt,
        answer,
        answeredAt: answer === null ? null : new Date(createdAt.getTime() + DAY_MS),
        answeredBy: answer === null ? null : administrator,
      };
    }),
  );
}
