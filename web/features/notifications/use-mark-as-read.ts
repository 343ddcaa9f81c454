import { toastFailure } from '../../ui/failure-toast.ts';
import { useMarkRead } from './notifications.api.ts';

/** Marks notices as read, and says so where it could not be kept. */
export function useMarkAsRead() {
  const { mutate, isPending, variables } = useMarkRead();

  /** Those with these ids, or all. */
  function read(ids?: string[]) {
    mutate(ids, { onError: (error) => toastFailure('No se pudieron marcar los avisos', error) });
  }

  return { read, isReadingAll: isPending && variables === undefined };
}
