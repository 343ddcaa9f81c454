import { hash } from '@node-rs/argon2';
import type { Database } from '../../server/database/database.ts';
import { userSkills, users } from '../../server/database/schema/account.ts';
import { events } from '../../server/database/schema/events.ts';
import { forumCategories, forumComments, forumPosts } from '../../server/database/schema/forum.ts';
import { connections } from '../../server/database/schema/networking.ts';
import { news } from '../../server/database/schema/news.ts';
import { projects } from '../../server/database/schema/projects.ts';
import { insertDrawings, pictureId } from '../../server/demo/drawings/insert-pictures.ts';
import type { ApiClient } from './api-client.ts';
import type { TestApp } from './app.ts';

export const PASSWORD = 'clave-de-prueba';
/** The cheapest argon2 parameters, for thousands of sign-ins; verification reads them from the hash. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1 });

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

/** A new user with a signed-in client. */
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

export async function createCategory(database: Database, values: Partial<typeof forumCategories.$inferInsert> = {}) {
  const number = nextNumber();
  return insertOne(
    database
      .insert(forumCategories)
      .values({ name: `Categoría ${number}`, slug: `categoria-${number}`, description: 'Para probar', ...values })
      .returning(),
  );
}

/** A published post, by default of a new author in a new category. */
export async function createPost(database: Database, values: Partial<typeof forumPosts.$inferInsert> = {}) {
  const number = nextNumber();
  return insertOne(
    database
      .insert(forumPosts)
      .values({
        title: `Publicación de prueba ${number}`,
        content: `Un contenido de prueba, el número ${number}, lo bastante largo como para que valga.`,
        categoryId: values.categoryId ?? (await createCategory(database)).id,
        authorId: values.authorId ?? (await createUser(database)).id,
        isPublished: true,
        ...values,
      })
      .returning(),
  );
}

export async function createComment(
  database: Database,
  values: Partial<typeof forumComments.$inferInsert> & { postId: string },
) {
  return insertOne(
    database
      .insert(forumComments)
      .values({
        content: `Comentario ${nextNumber()}`,
        authorId: values.authorId ?? (await createUser(database)).id,
        ...values,
      })
      .returning(),
  );
}

export async function createProject(database: Database, values: Partial<typeof projects.$inferInsert> = {}) {
  const number = nextNumber();
  return insertOne(
    database
      .insert(projects)
      .values({
        title: `Proyecto ${number}`,
        description: `Descripción del proyecto ${number}`,
        category: 'technology',
        timeline: '6 meses',
        isPublished: true,
        ...values,
      })
      .returning(),
  );
}

/** An event that members can register for. */
export function createOpenEvent(database: Database, values: Partial<typeof events.$inferInsert> = {}) {
  return createEvent(database, { status: 'registration-open', registrationRequired: true, ...values });
}

/** A connection, accepted by default. */
export async function createConnection(
  database: Database,
  requesterId: string,
  receiverId: string,
  status: typeof connections.$inferInsert.status = 'accepted',
) {
  return insertOne(database.insert(connections).values({ requesterId, receiverId, status }).returning());
}

type Level = typeof userSkills.$inferInsert.level;

export async function giveSkills(database: Database, userId: string, skills: Record<string, Level>): Promise<void> {
  await database.insert(userSkills).values(Object.entries(skills).map(([skill, level]) => ({ userId, skill, level })));
}

/** A picture of the office. */
export async function createDrawing(
  database: Database,
  alt = 'Un muelle',
  svg = `<svg xmlns="http://www.w3.org/2000/svg"><!--${alt}--></svg>`,
): Promise<string> {
  const recordId = crypto.randomUUID();
  const drawing = { recordId, svg, width: 12, height: 8, alt, focalY: 0.5, createdAt: new Date() };
  await database.transaction((transaction) => insertDrawings(transaction, [drawing]));
  return pictureId(recordId);
}
