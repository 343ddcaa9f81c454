import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverMessage } from '../lib/api-error.ts';
import { dropFile, isKeptFile, keepFile, listKeptFiles } from '../lib/kept-files.ts';
import { PictureError, preparePicture } from '../lib/prepare-picture.ts';
import { randomId } from '../lib/random-id.ts';
import { UploadError } from '../lib/submissions.ts';
import { redirectIfLoggedOut } from './request-failure.ts';

const FAILED = 'No se pudo subir. Revisa tu conexión e inténtalo de nuevo.';

export interface Transfer {
  key: string;
  name: string;
  /** 0 to 1; at 1 the server processes the image. */
  progress: number;
  problem?: string | undefined;
  /** Absent if the file cannot be sent. */
  file?: Blob;
  /** Stored in this browser until one of its pages has sent it. */
  isKept?: boolean;
}

export interface UploadsOptions<Uploaded> {
  upload: (file: Blob, name: string, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Uploaded>;
  onUploaded: (uploaded: Uploaded) => void;
  maxBytes: number;
  room?: number;
  /** Of that room, what earlier uploads take. */
  attached?: () => number;
  /** Name of the submission; its files are stored, scaled down, until they have arrived. */
  owner?: string;
}

export type Uploads = ReturnType<typeof useUploads>;

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Sequential uploads; failed ones can be retried or removed. */
export function useUploads<Uploaded>({
  upload,
  onUploaded,
  maxBytes,
  room = 20,
  attached = () => 0,
  owner,
}: UploadsOptions<Uploaded>) {
  const [leftOut, setLeftOut] = useState('');
  const [transfers, setTransfers] = useState<Transfer[]>([]);
  /** Synchronous copy, for `ready`. */
  const current = useRef<Transfer[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const waiting = useRef<{ resolve: () => void; reject: (error: unknown) => void }>(undefined);
  /** Pending until stored files are read. */
  const restoring = useRef<Promise<void> | null>(null);
  const arrived = useEffectEvent(onUploaded);

  function set(next: Transfer[]): void {
    current.current = next;
    setTransfers(next);
    if (next.some(({ problem }) => problem)) waiting.current?.reject(new UploadError());
    else if (next.length === 0) waiting.current?.resolve();
  }

  const change = (key: string, values: Partial<Transfer>) =>
    set(current.current.map((each) => (each.key === key ? { ...each, ...values } : each)));

  function drop(key: string): void {
    if (owner) void dropFile(key);
    set(current.current.filter((each) => each.key !== key));
  }

  async function send(key: string, signal: AbortSignal): Promise<void> {
    const transfer = current.current.find((each) => each.key === key);
    if (signal.aborted || !transfer?.file) return;
    if (transfer.isKept && !(await isKeptFile(key))) return drop(key);
    try {
      const uploaded = await upload(transfer.file, transfer.name, (progress) => change(key, { progress }), signal);
      arrived(uploaded);
      drop(key);
    } catch (error) {
      if (signal.aborted) return;
      redirectIfLoggedOut(error);
      change(key, { problem: serverMessage(error) ?? FAILED });
    }
  }

  function start(key: string): void {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    change(key, { problem: undefined, progress: 0 });
    // Web Locks: only one page of this browser sends a file.
    const sendAlone = () =>
      owner && navigator.locks
        ? navigator.locks.request(`upload:${key}`, () => send(key, controller.signal))
        : send(key, controller.signal);
    queue.current = queue.current.then(sendAlone);
  }

  /** Stored at once, then replaced by the scaled-down version. */
  async function take(name: string, file: Blob, restoredKey?: string): Promise<void> {
    const isRestored = restoredKey !== undefined;
    const key = restoredKey ?? randomId();
    set([...current.current, { key, name, progress: 0 }]);
    const keep = async (blob: Blob) => owner !== undefined && keepFile({ id: key, owner, name, blob });
    try {
      let isKept = isRestored || (await keep(file));
      const blob = owner ? await preparePicture(file) : file;
      if (!blob.type.startsWith('image/')) throw new PictureError('No es una imagen.');
      if (blob.size > maxBytes) {
        throw new PictureError(`Pesa ${megabytes(blob.size)}: el máximo es ${megabytes(maxBytes)}.`);
      }
      if (blob !== file && !isRestored) isKept = await keep(blob);
      if (!current.current.some((each) => each.key === key)) return void dropFile(key);
      change(key, { file: blob, isKept });
      start(key);
    } catch (error) {
      void dropFile(key);
      change(key, { problem: error instanceof PictureError ? error.message : FAILED });
    }
  }

  function remove(key: string): void {
    controllers.current.get(key)?.abort();
    setLeftOut('');
    drop(key);
  }

  const restore = useEffectEvent(async (signal: AbortSignal) => {
    if (!owner) return;
    // A file that another page is sending waits for it, and is gone once it has arrived.
    for (const { id, name, blob } of await listKeptFiles(owner)) if (!signal.aborted) void take(name, blob, id);
  });
  useEffect(() => {
    const closing = new AbortController();
    const running = controllers.current;
    restoring.current = restore(closing.signal).then(() => {
      restoring.current = null;
      if (closing.signal.aborted) throw new UploadError();
    });
    restoring.current.catch(() => undefined);
    return () => {
      closing.abort();
      for (const controller of running.values()) controller.abort();
      waiting.current?.reject(new UploadError());
      current.current = [];
    };
  }, []);

  const travelling = transfers.filter(({ problem }) => !problem);
  return {
    transfers,
    /** Average, 0 to 1. */
    progress: travelling.reduce((sum, { progress }) => sum + progress, 0) / Math.max(1, travelling.length),
    isPending: () => restoring.current !== null || current.current.length > 0,
    /** Resolves once all have arrived; rejects when one fails or the form is closed. */
    ready: async () => {
      await restoring.current;
      await new Promise<void>((resolve, reject) => {
        waiting.current = { resolve, reject };
        set(current.current);
      });
    },
    /** Says which files found no room. */
    leftOut,
    add: (chosen: Iterable<File>) => {
      const files = [...chosen];
      const extra = files.splice(Math.max(0, room - attached() - current.current.length));
      const names = extra.map(({ name }) => name).join(', ');
      setLeftOut(names && `Caben ${room} fotos: no se agregó ${names}.`);
      for (const file of files) void take(file.name, file);
    },
    retry: start,
    remove,
    discard: () => {
      for (const { key } of current.current) remove(key);
    },
  };
}
