import type { AdminNews } from '#contract/news/admin-news.contract.ts';
import { deleteAction, publishAction, type RecordAction, unpublishAction } from '../../ui/record-actions.tsx';
import type { useNewsMutations } from './admin-news.api.ts';

type Mutations = ReturnType<typeof useNewsMutations>;

export function publishNewsAction({ id, title }: AdminNews, mutations: Mutations): RecordAction {
  return publishAction({
    name: title,
    text: 'Se leerá en la portada y en el canal RSS.',
    run: () => mutations.publish(id),
    success: { title: 'Noticia publicada', description: `«${title}» ya se puede leer.` },
    failure: 'No se pudo publicar la noticia',
  });
}

function unpublishNewsAction({ id, title }: AdminNews, mutations: Mutations): RecordAction {
  return unpublishAction({
    name: title,
    text: 'Dejará de verse en el sitio. Puedes publicarla de nuevo cuando quieras.',
    run: () => mutations.unpublish(id),
    success: { title: 'Noticia guardada como borrador', description: `«${title}» ya no está a la vista.` },
    failure: 'No se pudo ocultar la noticia',
  });
}

function deleteNewsAction({ id, title }: AdminNews, mutations: Mutations, onDone?: () => void): RecordAction {
  return deleteAction({
    name: title,
    text: 'No se puede deshacer.',
    run: () => mutations.remove(id),
    success: { title: 'Noticia eliminada', description: `«${title}» ya no existe.` },
    failure: 'No se pudo eliminar la noticia',
    onDone,
  });
}

/** Actions for the current state of an item, except publishing it. */
export function newsActions(item: AdminNews, mutations: Mutations, onDeleted?: () => void): RecordAction[] {
  return [
    ...(item.isPublished ? [unpublishNewsAction(item, mutations)] : []),
    deleteNewsAction(item, mutations, onDeleted),
  ];
}
