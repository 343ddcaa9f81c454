import { toastFailure } from '../../ui/failure-toast.ts';
import { useMarkRead } from './notifications.api.ts';

/** Marks notifications as read; a failure shows as a toast. */
export function useMarkAsRead() {
  const { mutate, isPending, variables } = useMarkRead();

  /** The given ids, or all. */
  function read(ids?: string[]) {
    mutate(ids, { onError: (error) => toastFailure('No se pudieron marcar los avisos', error) });
  }

  return { read, isReadingAll: isPending && variables === undefined };
}
