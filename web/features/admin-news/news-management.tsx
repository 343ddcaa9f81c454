import { useQuery } from '@tanstack/react-query';
import { BookOpen, CalendarDays, ExternalLink } from 'lucide-react';
import { useLocation } from 'wouter';
import type { AdminNews } from '#contract/news/admin-news.contract.ts';
import { editNewsPath, newNewsPath, newsPath } from '#contract/paths.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { useListParams } from '../../lib/use-list-params.ts';
import { type ConfirmedAction, useActionDialog } from '../../ui/action-dialog.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { publicationOf, publicationOptions, publicationSlugs } from '../../ui/publication-state.tsx';
import { menuItems } from '../../ui/record-actions.tsx';
import { RecordRow } from '../../ui/record-row.tsx';
import { adminNewsListQuery, useNewsMutations } from './admin-news.api.ts';
import { NewsStateBadges, newsActions, publishNewsAction } from './news-toolbar.tsx';

interface NewsRecordProps {
  item: AdminNews;
  mutations: ReturnType<typeof useNewsMutations>;
  confirmAction: (action: ConfirmedAction) => void;
}

function NewsRecord({ item, mutations, confirmAction }: NewsRecordProps) {
  const [, navigate] = useLocation();
  const actions = menuItems(
    [...(item.isPublished ? [] : [publishNewsAction(item, mutations)]), ...newsActions(item, mutations)],
    confirmAction,
  );
  const view = { label: 'Ver en el sitio', icon: ExternalLink, onSelect: () => navigate(newsPath(item)) };
  return (
    <RecordRow
      title={item.title}
      href={editNewsPath(item)}
      badges={<NewsStateBadges item={item} />}
      facts={[
        { icon: CalendarDays, label: 'Fecha', text: formatLongDate(item.date) },
        { icon: BookOpen, label: 'Lectura', text: item.readTime },
      ]}
      buttons={
        <ButtonLink href={editNewsPath(item)} size="sm" variant="outline">
          Editar<span className="sr-only">: {item.title}</span>
        </ButtonLink>
      }
      menu={item.isPublished ? [view, ...actions] : actions}
    />
  );
}

const PAGE_SIZE = 20;

const labels = { todo: 'Todas', publicado: 'Publicadas', borrador: 'Borradores' };

const texts = {
  one: 'noticia',
  many: 'noticias',
  loading: 'Cargando noticias...',
  failed: 'No se pudieron cargar las noticias',
};

export function NewsManagement() {
  const params = useListParams(publicationSlugs);
  const { search, page } = params;
  const state = publicationOf(params.state);
  const query = useQuery(adminNewsListQuery({ state, search, page, limit: PAGE_SIZE }));
  const mutations = useNewsMutations();
  const { confirmAction, dialog } = useActionDialog();
  return (
    <>
      <FilteredList
        params={params}
        states={{
          label: 'Filtrar noticias por publicación',
          options: publicationOptions(labels, query.data?.counts),
        }}
        searchLabel="Buscar noticias"
        query={query}
        items={query.data?.news}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        texts={texts}
        empty={{
          title: 'No hay noticias',
          action: <ButtonLink href={newNewsPath}>Escribir noticia</ButtonLink>,
        }}
      >
        {(item) => <NewsRecord item={item} mutations={mutations} confirmAction={confirmAction} />}
      </FilteredList>
      {dialog}
    </>
  );
}
