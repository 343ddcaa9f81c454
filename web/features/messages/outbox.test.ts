import { beforeEach, describe, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});

/** As after a reload: what is in memory is gone. */
async function freshOutbox() {
  vi.resetModules();
  return (await import('./outbox.ts')).outbox;
}

const hello = { clientId: 'uno', body: 'Hola', createdAt: '2030-03-11T10:00:00.000Z' };

describe('the outbox', () => {
  beforeEach(() => storage.clear());

  it('keeps what has not arrived over a reload, as not known to have arrived', async () => {
    const before = await freshOutbox();
    before.put('a', hello);
    before.put('a', { ...hello, clientId: 'dos', failure: 'Sin conexión.' });
    const after = await freshOutbox();
    expect(after.list('a')).toEqual([
      { ...hello, failure: 'No sabemos si llegó.' },
      { ...hello, clientId: 'dos', failure: 'Sin conexión.' },
    ]);
    expect(after.list('b')).toEqual([]);
  });

  it('forgets what arrived, in memory and in the browser', async () => {
    const outbox = await freshOutbox();
    const listener = vi.fn();
    outbox.subscribe(listener);
    outbox.put('a', hello);
    outbox.remove('a', 'otro');
    outbox.remove('a', 'uno');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(outbox.list('a')).toEqual([]);
    expect(storage.size).toBe(0);
  });

  it('says why one did not arrive, at its place, but not of one that did', async () => {
    const outbox = await freshOutbox();
    outbox.put('a', hello);
    outbox.put('a', { ...hello, clientId: 'dos' });
    outbox.put('a', { ...hello, clientId: 'tres' });
    outbox.remove('a', 'dos');
    for (const clientId of ['uno', 'dos']) outbox.fail('a', clientId, 'Sin conexión.');
    expect(outbox.list('a')).toEqual([
      { ...hello, failure: 'Sin conexión.' },
      { ...hello, clientId: 'tres' },
    ]);
  });

  it('gives the same list as long as nothing changes', async () => {
    const outbox = await freshOutbox();
    outbox.put('a', hello);
    expect(outbox.list('a')).toBe(outbox.list('a'));
    expect(outbox.list('vacía')).toBe(outbox.list('vacía'));
  });
});
