import { useQuery } from '@tanstack/react-query';
import { newNewsPath } from '#contract/paths.ts';
import { useListParams } from '../../lib/use-list-params.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { publicationOf, publicationOptions, publicationSlugs } from '../../ui/publication-filter.ts';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { adminNewsListQuery, useNewsMutations } from './admin-news.api.ts';
import { NewsRecord } from './news-record.tsx';

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
