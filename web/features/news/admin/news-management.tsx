import { BookOpen, CalendarDays } from 'lucide-react';
import { editNewsPath, newNewsPath } from '#contract/admin-paths.ts';
import type { AdminNews } from '#contract/news/admin/admin-news.contract.ts';
import { newsPath } from '#contract/paths.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { publicationTabs } from '../../../ui/publication-state.tsx';
import { PublishableRow } from '../../../ui/record-row.tsx';
import { adminNewsListQuery, useNewsMutations } from './admin-news.api.ts';
import { NewsStateBadges, newsActions } from './news-toolbar.tsx';

interface NewsRecordProps {
  item: AdminNews;
  confirmAction: (action: ConfirmedAction) => void;
}

function NewsRecord({ item, confirmAction }: NewsRecordProps) {
  const { publish, unpublish, remove } = newsActions(item, useNewsMutations());
  return (
    <PublishableRow
      title={item.title}
      href={editNewsPath(item)}
      publicHref={item.isPublished ? newsPath(item) : undefined}
      badges={<NewsStateBadges item={item} />}
      facts={[
        { icon: CalendarDays, label: 'Fecha', text: formatLongDate(item.date) },
        { icon: BookOpen, label: 'Lectura', text: item.readTime },
      ]}
      actions={[item.isPublished ? unpublish : publish, remove]}
      confirmAction={confirmAction}
    />
  );
}

const tabs = publicationTabs({
  labels: { all: 'Todas', published: 'Publicadas', drafts: 'Borradores' },
  empty: 'No hay noticias',
  action: <ButtonLink href={newNewsPath}>Escribir noticia</ButtonLink>,
});

const texts = {
  one: 'noticia',
  many: 'noticias',
  loading: 'Cargando noticias...',
  failed: 'No se pudieron cargar las noticias',
};

export function NewsManagement() {
  return (
    <FilteredList
      tabs={tabs}
      filterLabel="Filtrar noticias por publicación"
      searchLabel="Buscar noticias"
      query={({ tab: { state }, ...filter }) => adminNewsListQuery({ state, ...filter })}
      items={({ news }) => news}
      itemKey={({ id }) => id}
      texts={texts}
    >
      {(item, confirmAction) => <NewsRecord item={item} confirmAction={confirmAction} />}
    </FilteredList>
  );
}
