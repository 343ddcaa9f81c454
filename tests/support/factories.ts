import type { Database } from '../../server/database/database.ts';
import { users } from '../../server/database/schema/account.ts';
import { events } from '../../server/database/schema/events.ts';
import { news } from '../../server/database/schema/news.ts';
import { hashPassword } from '../../server/features/account/password.ts';
import type { ApiClient } from './api-client.ts';
import type { TestApp } from './app.ts';

export const PASSWORD = 'clave-de-prueba';
const passwordHash = hashPassword(PASSWORD);

let made = 0;
const nextNumber = () => {
  made += 1;
  return made;
};

async function insertOne<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
}

export async function createUser(database: Database, values: Partial<typeof users.$inferInsert> = {}) {
  const number = nextNumber();
  return insertOne(
    database
      .insert(users)
      .values({
        email: `persona${number}@prueba.example`,
        password: await passwordHash,
        firstName: 'Persona',
        lastName: `Número ${number}`,
        ...values,
      })
      .returning(),
  );
}

/** A browser in which a new person with that role has signed in. */
export async function signedIn(
  { visitor, database }: TestApp,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<{ client: ApiClient; user: typeof users.$inferSelect }> {
  const user = await createUser(database, values);
  const client = visitor();
  const answer = await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`could not sign in: ${answer.status}`);
  return { client, user };
}

export async function createEvent(database: Database, values: Partial<typeof events.$inferInsert> = {}) {
  return insertOne(
    database
      .insert(events)
      .values({ title: `Evento ${nextNumber()}`, date: '2099-01-15', time: '14:30', type: 'workshop', ...values })
      .returning(),
  );
}

export async function createNews(database: Database, values: Partial<typeof news.$inferInsert> = {}) {
  const number = nextNumber();
  return insertOne(
    database
      .insert(news)
      .values({
        title: `Noticia ${number}`,
        excerpt: `Resumen ${number}`,
        content: 'Una palabra y otra.',
        date: '2026-01-15',
        isPublished: true,
        ...values,
      })
      .returning(),
  );
}
