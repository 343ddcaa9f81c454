import { ImageUp, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { PICTURES, unreadableAdvice } from '../../lib/prepare-picture.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { CENTERED, type Crop, clampCrop, drawCrop, MAX_ZOOM, moveCrop, toPhoto } from './photo-crop.ts';
import { useChangePhoto } from './profile.api.ts';

const FAILED = 'No se pudo guardar la foto. Revisa tu conexión e inténtalo de nuevo.';

function usePhotoEditor(open: boolean, onDone: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState(CENTERED);
  const [problem, setProblem] = useState('');
  const change = useChangePhoto();

  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = false;
    };
  }, [open]);

  function close() {
    setPicture(null);
    setProblem('');
    if (isOpen.current) onDone();
  }

  async function choose(file: File) {
    setProblem('');
    try {
      // Applies the EXIF orientation.
      setPicture(await createImageBitmap(file));
      setCrop(CENTERED);
    } catch {
      setPicture(null);
      setProblem(await unreadableAdvice(file));
    }
  }

  function move(right: number, down: number) {
    if (picture) setCrop((current) => moveCrop(picture, current, right, down));
  }

  function zoom(factor: number) {
    if (picture) setCrop((current) => clampCrop(picture, { ...current, zoom: factor }));
  }

  async function send(photo: Promise<Blob> | null, done: { title: string; description: string }) {
    if (change.isPending) return;
    setProblem('');
    try {
      await change.mutateAsync(await photo);
      toast(done);
      close();
    } catch (error) {
      if (redirectIfLoggedOut(error)) return;
      const description = serverMessage(error) ?? FAILED;
      setProblem(description);
      if (!isOpen.current) toast({ title: 'Tu foto no se guardó', description, variant: 'destructive' });
    }
  }

  function save() {
    if (!canvas.current) return;
    send(toPhoto(canvas.current), {
      title: 'Foto actualizada',
      description: 'Ya se ve en tu perfil y junto a lo que publicas.',
    });
  }

  function remove() {
    send(null, { title: 'Foto eliminada', description: 'En su lugar se ven tus iniciales.' });
  }

  return {
    canvas,
    picture,
    crop,
    move,
    zoom,
    problem,
    isPending: change.isPending,
    choose,
    save,
    remove,
    // What is being sent stays, in case it fails.
    close: change.isPending ? onDone : close,
  };
}

/** Fraction of the square moved per arrow key. */
const STEP = 0.04;
const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface CropBoxProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  crop: Crop;
  onMove: (right: number, down: number) => void;
  onZoom: (zoom: number) => void;
}

function CropBox({ canvas, picture, crop, onMove, onZoom }: CropBoxProps) {
  const zoomId = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [canvas, picture, crop]);
  return (
    <>
      <button
        type="button"
        aria-label="Vista previa de tu foto nueva: arrástrala o usa las flechas para encuadrarla"
        className="size-48 cursor-move touch-none overflow-hidden rounded-full"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          const { currentTarget, pointerId, movementX, movementY } = event;
          if (!currentTarget.hasPointerCapture(pointerId)) return;
          onMove(movementX / currentTarget.clientWidth, movementY / currentTarget.clientHeight);
        }}
        onKeyDown={(event) => {
          const arrow = ARROWS[event.key];
          if (!arrow) return;
          event.preventDefault();
          onMove(...arrow);
        }}
      >
        <canvas ref={canvas} className="size-full" />
      </button>
      <label htmlFor={zoomId} className="flex w-full max-w-64 items-center gap-3 text-sm">
        Acercar
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onZoom(Number(event.target.value))}
          className="h-11 flex-1 accent-primary"
        />
      </label>
    </>
  );
}

export function PhotoDialog({ user, open, onClose }: { user: CurrentUser; open: boolean; onClose: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const { canvas, picture, crop, move, zoom, problem, isPending, choose, save, remove, close } = usePhotoEditor(
    open,
    onClose,
  );
  const isChosen = picture !== null;

  return (
    <Dialog open={open} onClose={close} title="Foto de perfil">
      <div className="flex flex-col items-center gap-4">
        {picture ? (
          <CropBox canvas={canvas} picture={picture} crop={crop} onMove={move} onZoom={zoom} />
        ) : (
          <Avatar {...user} imageUrl={user.profileImageUrl} className="size-40 rounded-full text-5xl" />
        )}
        <p className="max-w-prose text-center text-sm text-muted">
          {isChosen
            ? 'Arrástrala para encuadrarla, y acércala si hace falta.'
            : 'Elige una imagen JPEG, PNG, WebP, AVIF o GIF. Después la encuadras; se guarda sin la ubicación ni otros datos de la cámara.'}
        </p>
        {problem ? (
          <p role="alert" className="text-center font-semibold text-destructive">
            {problem}
          </p>
        ) : null}
        <input
          ref={picker}
          type="file"
          accept={PICTURES}
          aria-label="Archivo de la foto"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Reset, so that choosing the same file again fires `change`.
            event.target.value = '';
            if (file) choose(file);
          }}
        />
      </div>
      <div className="mt-6 action-row">
        {user.profileImageUrl && !isChosen ? (
          <Button
            variant="ghost"
            className="text-destructive"
            busy={isPending}
            busyLabel="Quitando..."
            onClick={remove}
          >
            <Trash2 aria-hidden="true" className="size-5" />
            Quitar foto
          </Button>
        ) : null}
        <Button
          variant={isChosen ? 'secondary' : 'primary'}
          data-autofocus
          disabled={isPending}
          onClick={() => picker.current?.click()}
        >
          <ImageUp aria-hidden="true" className="size-5" />
          {isChosen ? 'Elegir otra' : 'Elegir foto'}
        </Button>
        {isChosen ? (
          <Button busy={isPending} busyLabel="Guardando..." onClick={save}>
            Guardar foto
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
