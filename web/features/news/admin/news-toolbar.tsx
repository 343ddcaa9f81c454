import { Star } from 'lucide-react';
import type { AdminNews } from '#contract/news/admin/admin-news.contract.ts';
import { newsPath } from '#contract/paths.ts';
import { managementPages } from '../../../copy/admin.ts';
import { nouns } from '../../../lib/nouns.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PublicationBadge } from '../../../ui/publication-state.tsx';
import { EditorToolbar, publicationActions } from '../../../ui/record-actions.tsx';
import { ScheduleBadge, ScheduleButton, unscheduleAction } from '../../../ui/schedule-button.tsx';
import { useNewsMutations } from './admin-news.api.ts';

type Mutations = ReturnType<typeof useNewsMutations>;

export function newsActions(item: AdminNews, mutations: Mutations, onDeleted?: () => void) {
  const { title } = item;
  const publication = publicationActions({
    record: item,
    noun: nouns.news,
    mutations,
    texts: {
      publish: {
        text: 'Se leerá en la portada y en el canal RSS.',
        success: { title: 'Noticia publicada', description: `«${title}» ya se puede leer.` },
      },
    },
    onDeleted,
  });
  return { ...publication, unschedule: unscheduleAction(title, () => mutations.unschedule(item)) };
}

export function NewsStateBadges({ item }: { item: AdminNews }) {
  return (
    <>
      <PublicationBadge published={item.isPublished} label="Publicada" />
      <ScheduleBadge publishAt={item.publishAt} />
      {item.featured ? (
        <Badge tone="yellow">
          <Star aria-hidden="true" className="size-3.5" /> Destacada
        </Badge>
      ) : null}
      {item.category ? <Badge tone="blue">{item.category}</Badge> : null}
    </>
  );
}

export function NewsToolbar({ item, onDeleted }: { item: AdminNews; onDeleted: () => void }) {
  const mutations = useNewsMutations();
  return (
    <EditorToolbar
      badges={<NewsStateBadges item={item} />}
      publicHref={item.isPublished ? newsPath(item) : undefined}
      listHref={managementPages.news.href}
      links={() =>
        item.isPublished || item.publishAt ? null : (
          <ScheduleButton onSchedule={(publishAt) => mutations.schedule(item, publishAt)} />
        )
      }
      actions={(leave) => {
        const { unpublish, unschedule, remove } = newsActions(item, mutations, leave);
        if (item.isPublished) return [unpublish, remove];
        return item.publishAt ? [unschedule, remove] : [remove];
      }}
      onDeleted={onDeleted}
    />
  );
}
