import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { classNames } from '../../lib/class-names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { useChangePhoto } from './profile.api.ts';

/** Twice the displayed size, for high-density screens; small enough for a slow connection. */
const SIDE_PIXELS = 640;
const QUALITY = 0.9;

/** Draws the centre square of a picture, upright. The preview is a canvas, because the CSP allows no `blob:` URLs. */
async function cropSquare(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  canvas.width = SIDE_PIXELS;
  canvas.height = SIDE_PIXELS;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('this browser draws no pictures');
  // Transparent pixels would become black in a JPEG.
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, SIDE_PIXELS, SIDE_PIXELS);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  drawing.drawImage(picture, left, top, side, side, 0, 0, SIDE_PIXELS, SIDE_PIXELS);
  picture.close();
}

function toPhoto(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/jpeg', QUALITY),
  );
}

const UNREADABLE = 'La imagen no se pudo leer. Prueba con otra, en formato JPEG, PNG, WebP, AVIF o GIF.';
const FAILED = 'No se pudo guardar la foto. Revisa tu conexión e inténtalo de nuevo.';

/** State of the photo dialog: choose, preview, save or remove. */
function usePhotoEditor(onDone: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isChosen, setChosen] = useState(false);
  const [problem, setProblem] = useState('');
  const change = useChangePhoto();

  function close() {
    setChosen(false);
    setProblem('');
    onDone();
  }

  async function choose(file: File) {
    setProblem('');
    if (!canvas.current) return;
    try {
      await cropSquare(file, canvas.current);
      setChosen(true);
    } catch {
      setChosen(false);
      setProblem(UNREADABLE);
    }
  }

  async function send(photo: Promise<Blob> | null, done: { title: string; description: string }) {
    if (change.isPending) return;
    setProblem('');
    try {
      await change.mutateAsync(await photo);
      toast(done);
      close();
    } catch (error) {
      if (!redirectIfLoggedOut(error)) setProblem(serverMessage(error) ?? FAILED);
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

  return { canvas, isChosen, problem, isPending: change.isPending, choose, save, remove, close };
}

interface PhotoDialogProps {
  user: CurrentUser;
  open: boolean;
  onClose: () => void;
}

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export function PhotoDialog({ user, open, onClose }: PhotoDialogProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { canvas, isChosen, problem, isPending, choose, save, remove, close } = usePhotoEditor(onClose);
  const round = 'size-40 rounded-full';

  return (
    <Dialog open={open} onClose={close} title="Foto de perfil">
      <div className="flex flex-col items-center gap-4">
        <canvas
          ref={canvas}
          role="img"
          aria-label="Vista previa de tu foto nueva"
          className={classNames(round, 'object-cover', !isChosen && 'hidden')}
        />
        {isChosen ? null : <Avatar {...user} imageUrl={user.profileImageUrl} className={`${round} text-5xl`} />}
        <p className="max-w-prose text-center text-sm text-muted">
          {isChosen
            ? 'Así se verá: tomamos el centro de la imagen.'
            : 'Elige una imagen JPEG, PNG, WebP, AVIF o GIF. Se recorta al centro y se guarda sin la ubicación ni otros datos de la cámara.'}
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
