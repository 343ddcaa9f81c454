import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createUser, giveSkills } from '../../../tests/support/factories.ts';
import { userSkills, users } from '../../database/schema/account.ts';
import { memberDirectory } from '../../database/schema/members.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(() => test.database.delete(users));
afterAll(() => test.close());

/** Entries must equal a rebuild from scratch. */
async function expectTrueEntries(): Promise<number> {
  const readEntries = async () => test.database.select().from(memberDirectory).orderBy(memberDirectory.userId);
  const kept = await readEntries();
  await test.database.delete(memberDirectory);
  await test.database.execute(sql`select member_directory_refresh(array(select id from users))`);
  expect(kept).toEqual(await readEntries());
  return kept.length;
}

const entryOf = async (userId: string) =>
  (await test.database.select().from(memberDirectory).where(eq(memberDirectory.userId, userId)))[0];

describe('the directory', () => {
  it('follows names, company, location and skills', async () => {
    const user = await createUser(test.database, { firstName: 'Ñico', lastName: 'Peña', company: 'Sol & Mar, S.R.L.' });
    expect(await entryOf(user.id)).toMatchObject({
      nameOrder: 'nωico penωa',
      skills: [],
      document: "'l' 'mar' 'nico' 'pena' 'r' 's' 'sol'",
    });
    await giveSkills(test.database, user.id, { Diseño: 'beginner', Ventas: 'expert' });
    await test.database.update(users).set({ location: 'Higüey', company: null }).where(eq(users.id, user.id));
    expect(await entryOf(user.id)).toMatchObject({
      location: 'Higüey',
      skills: ['Ventas', 'Diseño'],
      document: "'#disenωo' '#disenωo@higuey' '#ventas' '#ventas@higuey' '@higuey' 'nico' 'pena'",
    });
    await test.database.update(userSkills).set({ level: 'expert' }).where(eq(userSkills.skill, 'Diseño'));
    expect((await entryOf(user.id))?.skills).toEqual(['Diseño', 'Ventas']);
    await test.database.delete(userSkills).where(eq(userSkills.userId, user.id));
    expect((await entryOf(user.id))?.skills).toEqual([]);
    await expectTrueEntries();
  });

  it('has no place for who is suspended, and gives it back afterwards', async () => {
    const user = await createUser(test.database, { suspendedAt: new Date(), location: 'Miches' });
    expect(await entryOf(user.id)).toBeUndefined();
    await giveSkills(test.database, user.id, { Pesca: 'expert' });
    expect(await expectTrueEntries()).toBe(0);
    await test.database.update(users).set({ suspendedAt: null }).where(eq(users.id, user.id));
    expect(await entryOf(user.id)).toMatchObject({ skills: ['Pesca'], location: 'Miches' });
    await expectTrueEntries();
    await test.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
    expect(await expectTrueEntries()).toBe(0);
  });

  it('follows many who come, change and go at once', async () => {
    const people = Array.from({ length: 40 }, (_, index) => ({
      firstName: index % 2 ? 'Ana' : 'Juan',
      lastName: `Persona ${index}`,
      location: ['Higüey', 'higuey', 'Bávaro', null][index % 4] ?? null,
      password: 'x',
    }));
    const rows = people.map((values, index) => ({ ...values, email: `p${index}@prueba.example` }));
    const made = await test.database.insert(users).values(rows).returning({ id: users.id });
    const all = made.map(({ id }) => id);
    await test.database.insert(userSkills).values(all.map((userId) => ({ userId, skill: 'Ventas' })));
    await expectTrueEntries();
    await test.database
      .update(users)
      .set({ company: 'La misma' })
      .where(inArray(users.id, all.slice(0, 10)));
    await test.database.delete(users).where(inArray(users.id, all.slice(5, 15)));
    expect(await expectTrueEntries()).toBe(30);
  });

  it('is right when forty change at the same time, each in transactions of their own', async () => {
    const people = await Promise.all(
      Array.from({ length: 40 }, (_, index) => createUser(test.database, { location: `Lugar ${index % 3}` })),
    );
    await Promise.all(
      people.map(({ id }, index) =>
        test.database.transaction(async (transaction) => {
          const skills = [...'abcdef'].slice(index % 4).map((skill) => ({ userId: id, skill }));
          const location = `Lugar ${(index + 1) % 3}`;
          if (index % 2) await transaction.insert(userSkills).values(skills);
          await transaction
            .update(users)
            .set({ location, company: `Empresa ${index % 5}` })
            .where(eq(users.id, id));
          if (index % 2 === 0) await transaction.insert(userSkills).values(skills);
          if (index % 7 === 0) await transaction.delete(users).where(eq(users.id, id));
        }),
      ),
    );
    await expectTrueEntries();
  });

  it('sees both of two changes of one member that meet', async () => {
    const user = await createUser(test.database);
    await Promise.all([
      ...Array.from({ length: 8 }, (_, index) => giveSkills(test.database, user.id, { [`Oficio ${index}`]: 'expert' })),
      test.database.update(users).set({ location: 'Higüey' }).where(eq(users.id, user.id)),
      test.database.update(users).set({ company: 'Nueva' }).where(eq(users.id, user.id)),
    ]);
    const entry = await entryOf(user.id);
    expect(entry?.skills).toHaveLength(8);
    expect(entry?.document).toContain("'@higuey'");
    expect(entry?.document).toContain("'nueva'");
    await expectTrueEntries();
  });
});

describe('es_order', () => {
  it('orders like the Spanish alphabet', async () => {
    const words = [
      'Zoe',
      'ñame',
      'Nube',
      'Ñoño',
      'nota',
      'árbol',
      'Ana',
      'Núñez',
      'Nunez',
      'De León',
      'Deleón',
      'oro',
      'Óscar',
    ];
    const { rows } = await test.database.execute<{ word: string }>(
      sql`select word from unnest(${sql.param(words)}::text[]) as word order by es_order(word) collate "C", word collate "C"`,
    );
    const expected = [...words].sort(new Intl.Collator('es').compare);
    const plain = (list: string[]) =>
      list.map((word) =>
        word
          .normalize('NFD')
          .replace(/[\u0300\u0301]/g, '')
          .toLowerCase(),
      );
    expect(plain(rows.map(({ word }) => word))).toEqual(plain(expected));
  });
});
