import type { Queryable } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact.ts';

export async function insertContactMessage(database: Queryable, values: typeof contactMessages.$inferInsert) {
  const [row] = await database
    .insert(contactMessages)
    .values(values)
    .returning({ id: contactMessages.id, number: contactMessages.number, createdAt: contactMessages.createdAt });
  if (!row) throw new Error('the new message was not returned');
  return row;
}
