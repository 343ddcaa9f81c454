import { redirectIfLoggedOut } from './request-failure.ts';
import { toast } from './toast-store.ts';

/** Of a form whose error summary tells the reason. */
export function toastNotSaved(error: unknown, description = 'No se pudieron guardar los cambios.'): void {
  if (!redirectIfLoggedOut(error)) toast({ title: 'Error', description, variant: 'destructive' });
}
