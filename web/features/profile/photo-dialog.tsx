import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { usePhotoEditor } from './use-photo-editor.ts';

interface PhotoDialogProps {
  user: CurrentUser;
  open: boolean;
  onClose: () => void;
}

const PICTURES = 'image/jpeg,image/png,image/webp,image/gif';

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
            : 'Elige una imagen JPEG, PNG, WebP o GIF. Se recorta al centro y se guarda sin la ubicación ni otros datos de la cámara.'}
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
