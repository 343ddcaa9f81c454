import { Camera, ImageUp, X } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { serverMessage } from '../lib/api-error.ts';
import { classNames } from '../lib/class-names.ts';
import { randomId } from '../lib/random-id.ts';
import { Button, buttonClass } from './button.tsx';
import { redirectIfLoggedOut } from './request-failure.ts';

/** Without HEIC: telephones then send a JPEG. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const FAILED = 'No se pudo subir. Revisa tu conexión e inténtalo de nuevo.';

/** Reason to refuse a file before it is sent. */
function problemOf(file: File, maxBytes: number): string | undefined {
  if (!file.type.startsWith('image/')) return 'No es una imagen.';
  return file.size > maxBytes ? `Pesa ${megabytes(file.size)}: el máximo es ${megabytes(maxBytes)}.` : undefined;
}

interface Transfer {
  key: string;
  name: string;
  /** 0 to 1; at 1 the server draws the picture. */
  progress: number;
  problem?: string;
  cancel: () => void;
}

interface ImageDropProps<Uploaded> {
  upload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Uploaded>;
  onUploaded: (uploaded: Uploaded) => void;
  maxBytes: number;
  /** How many may still be added. */
  room?: number;
  /** One line, in a form. */
  isCompact?: boolean;
}

/** Uploads pictures that are dropped, pasted, chosen or taken, one after the other, with progress and cancel. */
export function ImageDrop<Uploaded>(props: ImageDropProps<Uploaded>) {
  const { upload, onUploaded, maxBytes, room = 20, isCompact } = props;
  const [transfers, setTransfers] = useState<Transfer[]>([]);
  const [isOver, setOver] = useState(false);
  const queue = useRef(Promise.resolve());
  const chooser = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const cameraId = useId();

  const change = (key: string, values: Partial<Transfer>) =>
    setTransfers((current) => current.map((each) => (each.key === key ? { ...each, ...values } : each)));
  const drop = (key: string) => setTransfers((current) => current.filter((each) => each.key !== key));

  async function send(file: File, key: string, signal: AbortSignal) {
    if (signal.aborted) return;
    try {
      const uploaded = await upload(file, (progress) => change(key, { progress }), signal);
      drop(key);
      onUploaded(uploaded);
    } catch (error) {
      if (signal.aborted || redirectIfLoggedOut(error)) drop(key);
      else change(key, { problem: serverMessage(error) ?? FAILED });
    }
  }

  function add(files: Iterable<File>) {
    for (const file of [...files].slice(0, room)) {
      const key = randomId();
      const controller = new AbortController();
      const cancel = () => {
        controller.abort();
        drop(key);
      };
      const problem = problemOf(file, maxBytes);
      setTransfers((current) => [
        ...current,
        { key, name: file.name, progress: 0, cancel, ...(problem && { problem }) },
      ]);
      if (!problem) queue.current = queue.current.then(() => send(file, key, controller.signal));
    }
  }

  const addRef = useRef(add);
  addRef.current = add;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      const form = area.current?.closest('form');
      // Of several forms on a page, the one that is being written.
      if (files.length === 0 || (form && !form.contains(document.activeElement))) return;
      event.preventDefault();
      addRef.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const isFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

  return (
    <div ref={area}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer; the buttons do the same */}
      <div
        onDragOver={(event) => {
          if (!isFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!isFiles(event)) return;
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files);
        }}
        className={classNames(
          'flex flex-wrap items-center gap-3 rounded-card border-2 border-dashed',
          isCompact ? 'p-3' : 'justify-center p-6',
          isOver ? 'border-larimar bg-subtle' : 'border-input-border',
        )}
      >
        <Button variant="outline" size={isCompact ? 'sm' : 'md'} onClick={() => chooser.current?.click()}>
          <ImageUp aria-hidden="true" className="size-5" />
          Subir imágenes
        </Button>
        <input
          ref={chooser}
          type="file"
          multiple
          accept={PICTURES}
          aria-label="Archivos de imagen"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // Reset, so that choosing the same file again fires `change`.
            event.target.value = '';
          }}
        />
        <label
          htmlFor={cameraId}
          className={buttonClass('outline', isCompact ? 'sm' : 'md', 'not-pointer-coarse:hidden')}
        >
          <Camera aria-hidden="true" className="size-5" />
          Tomar foto
          <input
            id={cameraId}
            type="file"
            accept={PICTURES}
            capture="environment"
            className="sr-only"
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
        <p className="text-sm text-muted pointer-coarse:hidden">
          o arrástralas aquí, o pégalas. {megabytes(maxBytes)} como máximo.
        </p>
      </div>
      <ul aria-label="Subidas" className="mt-3 grid gap-2 empty:hidden">
        {transfers.map((transfer) => (
          <TransferRow key={transfer.key} transfer={transfer} />
        ))}
      </ul>
    </div>
  );
}

function TransferRow({ transfer: { name, progress, problem, cancel } }: { transfer: Transfer }) {
  return (
    <li className="flex items-center gap-3 rounded-input border border-border bg-card py-1 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        {problem ? (
          <p role="alert" className="text-sm font-semibold text-destructive">
            {problem}
          </p>
        ) : (
          <p className="flex items-center gap-2 text-sm text-muted">
            <progress value={progress} aria-label={`Subiendo ${name}`} className="h-2 min-w-0 flex-1 accent-primary" />
            {progress < 1 ? `${Math.round(progress * 100)} %` : 'Preparando…'}
          </p>
        )}
      </div>
      <Button variant="ghost" size="icon" aria-label={`${problem ? 'Quitar' : 'Cancelar'} ${name}`} onClick={cancel}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </li>
  );
}
