import { BookOpen, CalendarDays } from 'lucide-react';
import { editNewsPath, newNewsPath } from '#contract/admin-paths.ts';
import type { AdminNews } from '#contract/news/admin/admin-news.contract.ts';
import { newsPath } from '#contract/paths.ts';
import { managementPages } from '../../../copy/admin.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { listTexts, nouns } from '../../../lib/nouns.ts';
import { hiddenHead } from '../../../lib/page-module.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { publicationTabs } from '../../../ui/publication-state.tsx';
import { NewRecordLink, RecordLink, RowButton, stateColumn } from '../../../ui/record-columns.tsx';
import { TableList } from '../../../ui/table-list.tsx';
import { adminNewsListQuery, useNewsMutations } from './admin-news.api.ts';
import { NewsStateBadges, newsActions } from './news-toolbar.tsx';

const columns: readonly TableColumn<AdminNews>[] = [
  {
    key: 'title',
    label: 'Título',
    isMain: true,
    cell: (item) => <RecordLink href={editNewsPath(item)}>{item.title}</RecordLink>,
  },
  stateColumn((item) => <NewsStateBadges item={item} />),
  { key: 'date', label: 'Fecha', icon: CalendarDays, cell: ({ date }) => formatLongDate(date) },
  { key: 'readTime', label: 'Lectura', icon: BookOpen, cell: ({ readTime }) => readTime },
];

const tabs = publicationTabs(nouns.news, {
  empty: 'No hay noticias',
  action: <ButtonLink href={newNewsPath}>Escribir noticia</ButtonLink>,
});

export const head = hiddenHead('Administrar noticias');

export default function AdminNewsPage() {
  const mutations = useNewsMutations();
  return (
    <PageFrame
      title={managementPages.news.label}
      intro={managementPages.news.description}
      actions={<NewRecordLink href={newNewsPath} label="Escribir noticia" />}
    >
      <TableList
        name="news"
        tabs={tabs}
        filterLabel="Filtrar noticias por publicación"
        searchLabel="Buscar noticias"
        query={({ tab: { state }, ...filter }) => adminNewsListQuery({ state, ...filter })}
        items={({ news }) => news}
        itemLabel={({ title }) => title}
        columns={columns}
        texts={listTexts(nouns.news)}
        buttons={(item) => <RowButton label="Editar" of={item.title} href={editNewsPath(item)} />}
        actions={(item) => {
          const { publish, unpublish, remove } = newsActions(item, mutations);
          return [item.isPublished ? unpublish : publish, remove];
        }}
        publicHref={(item) => (item.isPublished ? newsPath(item) : undefined)}
      />
    </PageFrame>
  );
}
