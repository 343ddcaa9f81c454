/** IndexedDB, since local storage takes only text. */
export interface KeptFile {
  id: string;
  owner: string;
  name: string;
  blob: Blob;
}

const STORE = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('submissions', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves to undefined where storage is blocked; the file then lasts as long as the page. */
async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    const request = work(database.transaction(STORE, mode).objectStore(STORE));
    return await new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    }).finally(() => database.close());
  } catch {
    return undefined;
  }
}

export const keepFile = async (file: KeptFile) => (await run('readwrite', (store) => store.put(file))) !== undefined;
export const isKeptFile = async (id: string) => (await run('readonly', (store) => store.count(id))) === 1;
export const dropFile = (id: string) => run('readwrite', (store) => store.delete(id));

export async function listKeptFiles(owner: string): Promise<KeptFile[]> {
  const files = await run<KeptFile[]>('readonly', (store) => store.getAll());
  return (files ?? []).filter((file) => file.owner === owner);
}
