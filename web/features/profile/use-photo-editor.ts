import { useRef, useState } from 'react';
import { serverMessage } from '../../lib/api-error.ts';
import { redirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { toast } from '../../ui/toast-store.ts';
import { cropSquare, toPhoto } from './crop-square.ts';
import { useChangePhoto } from './photo.api.ts';

const UNREADABLE = 'La imagen no se pudo leer. Prueba con otra, en formato JPEG, PNG, WebP o GIF.';
const FAILED = 'No se pudo guardar la foto. Revisa tu conexión e inténtalo de nuevo.';

/** State of the photo dialog: choose, preview, save or remove. */
export function usePhotoEditor(onDone: () => void) {
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
