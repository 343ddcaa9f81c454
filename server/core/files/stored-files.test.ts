import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createUser } from '../../../tests/support/factories.ts';
import { waitForBlockedQueries } from '../../../tests/support/lock-interleaving.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { files } from '../../database/schema/files.ts';
import { PIECE_BYTES, readPieces, storeFile, sweepFiles } from './stored-files.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const HOUR_MS = 60 * 60 * 1000;
const store = (bytes = randomBytes(20), queryable: Queryable = test.database) =>
  storeFile(queryable, { bytes, contentType: 'image/webp', width: 1, height: 1 });
const refer = async (hash: string, queryable: Queryable = test.database) => {
  const { id } = await createUser(test.database);
  const photo = { profileImageUrl: `/api/photos/${crypto.randomUUID()}`, photoHash: hash };
  await queryable.update(users).set(photo).where(eq(users.id, id));
};
const isStored = async (hash: string) =>
  (await test.database.select({ hash: files.hash }).from(files).where(eq(files.hash, hash))).length === 1;
const sweepLater = () => sweepFiles(test.database, new Date(Date.now() + 2 * HOUR_MS));

describe('a stored file', () => {
  it('is stored once, under its hash, which the database checks', async () => {
    const bytes = randomBytes(1000);
    const hash = await store(bytes);
    expect(await store(bytes)).toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await test.database.$count(files, eq(files.hash, hash))).toBe(1);
    const forge = test.database.update(files).set({ bytes: randomBytes(1000) });
    await expect(forge.where(eq(files.hash, hash))).rejects.toThrow();
  });

  it('is kept as it is, out of line', async () => {
    const { rows } = await test.database.execute(
      sql`select attstorage from pg_attribute where attrelid = 'files'::regclass and attname = 'bytes'`,
    );
    expect(rows).toEqual([{ attstorage: 'e' }]);
  });

  it('of 20 MB is read in pieces, and no more of them than are asked for', async () => {
    const bytes = randomBytes(20 * 1024 * 1024 + 7);
    const hash = await store(bytes);
    const queries = vi.spyOn(test.database.$client, 'query');
    const stream = Readable.from(readPieces(test.database, hash, 3, bytes.length - 3));
    const pieces: Buffer[] = [];
    for await (const piece of stream) {
      pieces.push(piece);
      // One is in hand, one is waiting, one is on its way.
      expect(queries.mock.calls.length - pieces.length).toBeLessThanOrEqual(2);
    }
    queries.mockRestore();
    expect(Math.max(...pieces.map(({ length }) => length))).toBe(PIECE_BYTES);
    expect(Buffer.concat(pieces).equals(bytes.subarray(3))).toBe(true);
  });
});

describe('the sweep', () => {
  it('takes what nothing refers to, after an hour, and nothing else', async () => {
    const [unused, used] = [await store(), await store()];
    await refer(used);
    await sweepFiles(test.database, new Date());
    expect([await isStored(unused), await isStored(used)]).toEqual([true, true]);
    await sweepLater();
    expect([await isStored(unused), await isStored(used)]).toEqual([false, true]);
  });

  it('takes all of them, however many', async () => {
    const before = await test.database.$count(files);
    for (let made = 0; made < 205; made += 1) await store();
    expect(await sweepLater()).toBeGreaterThanOrEqual(205);
    expect(await test.database.$count(files)).toBeLessThanOrEqual(before);
  });

  it('knows the references of tables that come later', async () => {
    const hash = await store();
    await test.database.execute(sql`create table "Álbum" (id int, "la foto" varchar(64) references files)`);
    await test.database.execute(sql`insert into "Álbum" values (1, ${hash})`);
    await sweepLater();
    expect(await isStored(hash)).toBe(true);
    await test.database.execute(sql`drop table "Álbum"`);
  });

  it('leaves a file that is being referred to, and one that is being stored again', async () => {
    const bytes = randomBytes(30);
    const [referred, stored] = [await store(), await store(bytes)];
    await test.database.transaction(async (transaction) => {
      await refer(referred, transaction);
      await store(bytes, transaction);
      await sweepLater();
    });
    expect([await isStored(referred), await isStored(stored)]).toEqual([true, true]);
  });

  it('sees a reference that came between its look and its lock', async () => {
    const hash = await store();
    // A policy that waits: the look has its snapshot by then.
    await test.database.execute(sql`
      create table gate (file varchar(64) references files);
      insert into gate values (null);
      create function wait_at_gate() returns boolean language plpgsql volatile as
        $$ begin perform pg_advisory_xact_lock_shared(77); return true; end $$;
      create policy waits on gate using (wait_at_gate());
      alter table gate enable row level security, force row level security`);
    let sweep: Promise<number> | undefined;
    await test.database.transaction(async (gatekeeper) => {
      await gatekeeper.execute(sql`select pg_advisory_xact_lock(77)`);
      sweep = sweepLater();
      await waitForBlockedQueries(test.database, 1);
      await refer(hash);
    });
    await sweep;
    expect(await isStored(hash)).toBe(true);
    await test.database.execute(sql`drop table gate`);
  });

  it('makes whoever stores the same bytes wait, who then stores them anew', async () => {
    const bytes = randomBytes(40);
    const hash = await store(bytes);
    let storing: Promise<void> | undefined;
    await test.database.transaction(async (sweeper) => {
      await sweeper.execute(sql`select from files where hash = ${hash} for update`);
      storing = test.database.transaction(async (transaction) => refer(await store(bytes, transaction), transaction));
      await waitForBlockedQueries(test.database, 1);
      await sweeper.delete(files).where(eq(files.hash, hash));
    });
    await storing;
    expect(await isStored(hash)).toBe(true);
  });
});
