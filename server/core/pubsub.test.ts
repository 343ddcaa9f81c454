import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { PgPubSub, publish } from './pubsub.ts';

let test: TestDatabase;
let pubsub: PgPubSub;
beforeEach(async () => {
  test = await createTestDatabase();
  pubsub = new PgPubSub(test.connection, pino({ level: 'silent' }));
});
afterEach(async () => {
  await pubsub.close();
  await test.close();
});

async function listenTo(topic: string) {
  const heard = { news: [] as unknown[], gaps: 0 };
  const unsubscribe = await pubsub.subscribe(topic, {
    onMessage: (news) => heard.news.push(news),
    onReconnect: () => {
      heard.gaps += 1;
    },
  });
  return { heard, unsubscribe };
}

async function dropConnection() {
  await test.database.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen%' and datname = current_database()`);
  await expect.poll(() => pubsub.isConnected, { interval: 5 }).toBe(false);
}

it('delivers what is published to the subscribers of its topic, and to nobody else', async () => {
  const [one, other] = [await listenTo('one'), await listenTo('other')];
  await publish(test.database, 'one', { id: 1 });
  await publish(test.database, 'other', { id: 2 });
  await expect.poll(() => other.heard.news).toEqual([{ id: 2 }]);
  expect(one.heard.news).toEqual([{ id: 1 }]);
  one.unsubscribe();
  await publish(test.database, 'one', { id: 3 });
  await publish(test.database, 'other', { id: 4 });
  await expect.poll(() => other.heard.news).toEqual([{ id: 2 }, { id: 4 }]);
  expect(one.heard.news).toEqual([{ id: 1 }]);
});

it('goes on after something that is no message', async () => {
  const heard: unknown[] = [];
  await pubsub.subscribe('tema', { onMessage: (news) => heard.push(news), onReconnect() {} });
  for (const payload of ['', 'no es JSON', 'null', '[]', '{}', '{"topic":7}']) {
    await test.database.execute(sql`select pg_notify('portal', ${payload})`);
  }
  await publish(test.database, 'tema', 'sigue');
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['sigue']);
});

it('tells of a gap when its connection is back', async () => {
  const { heard } = await listenTo('one');
  await dropConnection();
  await publish(test.database, 'one', 'unheard');
  await expect.poll(() => heard.gaps).toBe(1);
  expect(heard.news).toEqual([]);
});

it('tells of a gap also when somebody new brings the connection back before the timer does', async () => {
  const { heard } = await listenTo('one');
  await dropConnection();
  await listenTo('other');
  expect(pubsub.isConnected).toBe(true);
  expect(heard.gaps).toBe(1);
});

it('leaves no connection behind when it is closed while one is being opened', async () => {
  const listening = listenTo('one');
  await pubsub.close();
  await listening;
  const count = sql`select count(*)::int as open from pg_stat_activity
    where query ilike 'listen%' and datname = current_database()`;
  await expect.poll(async () => (await test.database.execute(count)).rows).toEqual([{ open: 0 }]);
});
