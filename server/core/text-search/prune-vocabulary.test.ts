import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createComment, createEvent, createPost, createUser } from '../../../tests/support/factories.ts';
import { forumPosts } from '../../database/schema/forum.ts';
import { searchVocabulary } from '../../database/schema/search.ts';
import { PRUNE_CYCLE_DAYS, pruneVocabulary } from './prune-vocabulary.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

it('within a month the vocabulary loses the words of texts that were changed or deleted, and no others', async () => {
  const { database } = portal;
  const changed = await createPost(database, { title: 'Los zzqabandonos de antes' });
  await database.update(forumPosts).set({ title: 'Los zzqnuevos' }).where(eq(forumPosts.id, changed.id));
  const deleted = await createPost(database, { title: 'Los zzqborrados', content: 'zzqtermino '.repeat(10) });
  await createComment(database, { postId: deleted.id, content: 'Un zzqolvido' });
  await database.delete(forumPosts).where(eq(forumPosts.id, deleted.id));
  await createComment(database, { postId: changed.id, content: 'Un zzqcomentario' });
  await createEvent(database, { title: 'Feria de zzqeventos', speakers: ['Ana Zzqponente'] });
  await createUser(database, { bio: 'Vendo zzqcementos' });
  const words = async () => {
    const rows = await database.select().from(searchVocabulary).where(like(searchVocabulary.word, 'zzq%'));
    return rows.map(({ word }) => word).sort();
  };
  const used = ['zzqcementos', 'zzqcomentario', 'zzqeventos', 'zzqnuevos', 'zzqponente'];
  expect(await words()).toEqual([...used, 'zzqabandonos', 'zzqborrados', 'zzqolvido', 'zzqtermino'].sort());
  for (let day = 0; day < PRUNE_CYCLE_DAYS; day += 1) {
    await pruneVocabulary(database, new Date(Date.UTC(2026, 6, 1 + day)));
  }
  expect(await words()).toEqual(used);
});
