import type { AdminNews } from '#contract/news/admin-news.contract.ts';
import { deleteAction, publishAction, type RecordAction, unpublishAction } from '../../ui/record-actions.tsx';
import type { useNewsCalls } from './admin-news.api.ts';

type Calls = ReturnType<typeof useNewsCalls>;

export function publishNewsAction({ id, title }: AdminNews, calls: Calls): RecordAction {
  return publishAction({
    name: title,
    text: 'Se leerá en la portada y en el canal RSS.',
    run: () => calls.publish(id),
    success: { title: 'Noticia publicada', description: `«${title}» ya se puede leer.` },
    failure: 'No se pudo publicar la noticia',
  });
}

function unpublishNewsAction({ id, title }: AdminNews, calls: Calls): RecordAction {
  return unpublishAction({
    name: title,
    text: 'Dejará de verse en el sitio. Puedes publicarla de nuevo cuando quieras.',
    run: () => calls.unpublish(id),
    success: { title: 'Noticia guardada como borrador', description: `«${title}» ya no está a la vista.` },
    failure: 'No se pudo ocultar la noticia',
  });
}

function deleteNewsAction({ id, title }: AdminNews, calls: Calls, onDone?: () => void): RecordAction {
  return deleteAction({
    name: title,
    text: 'No se puede deshacer.',
    run: () => calls.remove(id),
    success: { title: 'Noticia eliminada', description: `«${title}» ya no existe.` },
    failure: 'No se pudo eliminar la noticia',
    onDone,
  });
}

/** What can be done with an item as it stands, beside publishing it. */
export function newsActions(item: AdminNews, calls: Calls, onDeleted?: () => void): RecordAction[] {
  return [...(item.isPublished ? [unpublishNewsAction(item, calls)] : []), deleteNewsAction(item, calls, onDeleted)];
}
