import { Camera, ImageUp, RotateCcw, X } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { PICTURES } from '../lib/prepare-picture.ts';
import { Button, buttonClass } from './button.tsx';
import type { Transfer, Uploads } from './use-uploads.ts';

interface ImageDropProps {
  uploads: Uploads;
  maxBytes: number;
  isCompact?: boolean;
  /** The uploads stay in view, and what failed can be retried or removed. */
  isFull?: boolean;
}

export function ImageDrop({ uploads, maxBytes, isCompact, isFull }: ImageDropProps) {
  const { add, transfers } = uploads;
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const cameraId = useId();

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    const form = area.current?.closest('form');
    // With several forms on a page, only the focused one takes the paste.
    if (files.length === 0 || (form && !form.contains(document.activeElement))) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
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
        hidden={isFull}
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
          o arrástralas aquí, o pégalas. {Math.round(maxBytes / 1024 / 1024)} MB como máximo.
        </p>
      </div>
      <p role="alert" className="mt-3 text-sm font-semibold text-destructive empty:hidden">
        {uploads.leftOut}
      </p>
      <ul aria-label="Subidas" className="mt-3 grid gap-2 empty:hidden">
        {transfers.map((transfer) => (
          <TransferRow
            key={transfer.key}
            transfer={transfer}
            onRetry={() => uploads.retry(transfer.key)}
            onRemove={() => uploads.remove(transfer.key)}
          />
        ))}
      </ul>
    </div>
  );
}

interface TransferRowProps {
  transfer: Transfer;
  onRetry: () => void;
  onRemove: () => void;
}

function TransferRow({ transfer: { name, progress, problem, file }, onRetry, onRemove }: TransferRowProps) {
  return (
    <li className="flex items-center gap-2 rounded-input border border-border bg-card py-1 pr-1 pl-3">
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
      {problem && file ? (
        <Button variant="outline" size="icon" aria-label={`Reintentar ${name}`} title="Reintentar" onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-5" />
        </Button>
      ) : null}
      <Button variant="ghost" size="icon" aria-label={`${problem ? 'Quitar' : 'Cancelar'} ${name}`} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </li>
  );
}
