import { Star } from 'lucide-react';
import { useLocation } from 'wouter';
import type { AdminNews } from '#contract/news/admin-news.contract.ts';
import { newsPath } from '#contract/paths.ts';
import { managementPages } from '../../content/admin.ts';
import { useActionDialog } from '../../ui/action-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PublicationBadge } from '../../ui/publication-state.tsx';
import {
  deleteAction,
  publishAction,
  type RecordAction,
  RecordToolbar,
  unpublishAction,
} from '../../ui/record-actions.tsx';
import { useNewsMutations } from './admin-news.api.ts';

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

export function NewsStateBadges({ item }: { item: AdminNews }) {
  return (
    <>
      <PublicationBadge published={item.isPublished} label="Publicada" />
      {item.featured ? (
        <Badge tone="yellow">
          <Star aria-hidden="true" className="size-3.5" /> Destacada
        </Badge>
      ) : null}
      {item.category ? <Badge tone="blue">{item.category}</Badge> : null}
    </>
  );
}

interface NewsToolbarProps {
  item: AdminNews;
  /** Called after the deletion, to release the unsaved-changes guard before leaving. */
  onDeleted: () => void;
}

export function NewsToolbar({ item, onDeleted }: NewsToolbarProps) {
  const { confirmAction, dialog } = useActionDialog();
  const mutations = useNewsMutations();
  const [, navigate] = useLocation();

  function leave() {
    onDeleted();
    navigate(managementPages.news.href, { replace: true });
  }

  return (
    <>
      <RecordToolbar
        badges={<NewsStateBadges item={item} />}
        publicHref={item.isPublished ? newsPath(item) : undefined}
        actions={newsActions(item, mutations, leave)}
        confirmAction={confirmAction}
      />
      {dialog}
    </>
  );
}
