import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent } from '../../../tests/support/factories.ts';
import { events } from '../../database/schema/events.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const list = async () => (await portal.visitor().get('/api/events')).body;
const change = (id: string, values: Partial<typeof events.$inferInsert>) =>
  portal.database.update(events).set(values).where(eq(events.id, id));

it('the tally, the categories and the total follow every change of an event', async () => {
  const { database } = portal;
  const first = await createOpenEvent(database, { type: 'workshop', category: 'Turismo' });
  const second = await createOpenEvent(database, { type: 'workshop', category: null });
  await createOpenEvent(database, { type: 'seminar', category: 'Finanzas', publication: 'draft' });
  expect(await list()).toMatchObject({
    total: 2,
    categories: ['Turismo'],
    countsByType: { workshop: 2, seminar: 0 },
  });
  await change(first.id, { type: 'seminar', category: 'Comercio' });
  await change(second.id, { category: 'Comercio' });
  expect(await list()).toMatchObject({
    total: 2,
    categories: ['Comercio'],
    countsByType: { workshop: 1, seminar: 1 },
  });
  await change(first.id, { publication: 'draft' });
  await database.delete(events).where(eq(events.id, second.id));
  expect(await list()).toMatchObject({ total: 0, categories: [], countsByType: { workshop: 0, seminar: 0 } });
  await change(first.id, { publication: 'published' });
  expect(await list()).toMatchObject({ total: 1, categories: ['Comercio'], countsByType: { seminar: 1 } });
});

it('stays exact when many change the same groups at once', async () => {
  const { database } = portal;
  const types = ['conference', 'workshop', 'seminar'] as const;
  await Promise.all(
    Array.from({ length: 60 }, async (_, place) => {
      const { id } = await createOpenEvent(database, { type: types[place % 3], category: `Tema ${place % 4}` });
      for (const step of [1, 2, 0]) {
        await change(id, { type: types[(place * 2 + step) % 3], category: `Tema ${(place + step) % 4}` });
      }
      if (place % 5 === 0) await database.delete(events).where(eq(events.id, id));
    }),
  );
  const { rows } = await database.execute(sql`
    (select type, category, amount::int from event_groups where amount > 0
      except select type, category, count(*)::int from events where publication = 'published' group by 1, 2)
    union all
    (select type, category, count(*)::int from events where publication = 'published' group by 1, 2
      except select type, category, amount from event_groups)`);
  expect(rows).toEqual([]);
  expect((await list()).total).toBe(await database.$count(events, eq(events.publication, 'published')));
});
