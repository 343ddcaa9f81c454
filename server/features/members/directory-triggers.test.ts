import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createUser, giveSkills } from '../../../tests/support/factories.ts';
import { userSkills, users } from '../../database/schema/account.ts';
import { memberDirectory, memberTermCounts } from '../../database/schema/members.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(() => test.database.delete(users));
afterAll(() => test.close());

type Counts = Record<string, number>;

async function readCounts(query: SQL): Promise<Counts> {
  const { rows } = await test.database.execute<{ term: string; members: number }>(query);
  return Object.fromEntries(rows.map(({ term, members }) => [term, members]));
}

/** The maintained tables must equal a rebuild from scratch. */
async function expectTrueCounts(): Promise<Counts> {
  const kept = await readCounts(sql`select term, members from member_term_counts where members > 0`);
  const counted = await readCounts(
    sql`select word.lexeme as term, count(*)::int as members from member_directory, unnest(document) as word group by 1
      union all select '', count(*)::int from users where suspended_at is null having count(*) > 0`,
  );
  expect(kept).toEqual(counted);
  const isFacet = sql`word.lexeme ^@ any ('{#,@}')`;
  const { rows: astray } = await test.database.execute(sql`
    (select term, name_order, user_id from member_facets
      except select word.lexeme, name_order, user_id from member_directory, unnest(document) as word where ${isFacet})
    union all
    (select word.lexeme, name_order, user_id from member_directory, unnest(document) as word where ${isFacet}
      except select term, name_order, user_id from member_facets)`);
  expect(astray).toEqual([]);
  return kept;
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
    await expectTrueCounts();
  });

  it('has no place for who is suspended, and gives it back afterwards', async () => {
    const user = await createUser(test.database, { suspendedAt: new Date(), location: 'Miches' });
    expect(await entryOf(user.id)).toBeUndefined();
    await giveSkills(test.database, user.id, { Pesca: 'expert' });
    expect(await expectTrueCounts()).toEqual({});
    await test.database.update(users).set({ suspendedAt: null }).where(eq(users.id, user.id));
    expect(await entryOf(user.id)).toMatchObject({ skills: ['Pesca'], location: 'Miches' });
    await expectTrueCounts();
    await test.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
    expect(await expectTrueCounts()).toEqual({});
  });

  it('counts many who come, change and go at once', async () => {
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
    await expectTrueCounts();
    await test.database
      .update(users)
      .set({ company: 'La misma' })
      .where(inArray(users.id, all.slice(0, 10)));
    await test.database.delete(users).where(inArray(users.id, all.slice(5, 15)));
    expect(await expectTrueCounts()).toMatchObject({ '': 30, '#ventas': 30, misma: 5 });
  });

  it('keeps its counts when forty change at the same time, each in transactions of their own', async () => {
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
    await expectTrueCounts();
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
    await expectTrueCounts();
  });

  it('writes a skill the way that has the accents, whoever came first', async () => {
    const labels = async () =>
      (await test.database.select().from(memberTermCounts).where(eq(memberTermCounts.term, '#logistica')))[0];
    const [first, second] = [await createUser(test.database), await createUser(test.database)];
    await giveSkills(test.database, first.id, { logistica: 'expert' });
    expect(await labels()).toMatchObject({ label: 'logistica', members: 1 });
    await giveSkills(test.database, second.id, { Logística: 'expert' });
    expect(await labels()).toMatchObject({ label: 'Logística', members: 2 });
  });

  it('knows how something is written also when it came and changed in one transaction', async () => {
    await test.database.transaction(async (transaction) => {
      const values = {
        email: 'uno@prueba.example',
        password: 'x',
        firstName: 'Uno',
        lastName: 'Solo',
        location: 'Bávaro',
      };
      const [user] = await transaction.insert(users).values(values).returning({ id: users.id });
      await transaction.insert(userSkills).values({ userId: user?.id ?? '', skill: 'Pesca' });
    });
    const terms = await test.database
      .select()
      .from(memberTermCounts)
      .where(inArray(memberTermCounts.term, ['@bavaro', '#pesca']));
    expect(terms.map(({ label, members }) => [label, members]).sort()).toEqual([
      ['Bávaro', 1],
      ['Pesca', 1],
    ]);
  });

  it('tells by its version that something changed, and stays at it when nothing did', async () => {
    const version = async () =>
      (await test.database.select().from(memberTermCounts).where(eq(memberTermCounts.term, '')))[0]?.version ?? 0;
    const user = await createUser(test.database, { location: 'Higüey' });
    const before = await version();
    await test.database.update(users).set({ bio: 'Otra', phone: '+18095550100' }).where(eq(users.id, user.id));
    await test.database.update(users).set({ location: 'Higüey' }).where(eq(users.id, user.id));
    expect(await version()).toBe(before);
    await test.database.update(users).set({ location: 'Bávaro' }).where(eq(users.id, user.id));
    expect(await version()).toBeGreaterThan(before);
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
