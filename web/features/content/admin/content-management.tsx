import { CalendarDays, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContentSummary } from '#contract/content/admin/admin-content.contract.ts';
import { editContentPath, newContentPath } from '#contract/content/content-paths.ts';
import { formatInstant } from '../../../lib/instants.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { PublishableRow } from '../../../ui/record-row.tsx';
import { contentListQuery, useContentMutations } from './admin-content.api.ts';
import { ContentStateBadges, contentActions, publicPath } from './content-toolbar.tsx';

interface ContentRecordProps {
  item: ContentSummary;
  confirmAction: (action: ConfirmedAction) => void;
}

function ContentRecord({ item, confirmAction }: ContentRecordProps) {
  const path = publicPath(item);
  return (
    <PublishableRow
      title={item.name}
      href={editContentPath(item)}
      publicHref={path}
      badges={<ContentStateBadges item={item} />}
      facts={[
        { icon: CalendarDays, label: 'Último cambio', text: formatInstant(item.updatedAt) },
        ...(path ? [{ icon: Link2, label: 'Dirección', text: path }] : []),
      ]}
      actions={contentActions(item, useContentMutations())}
      confirmAction={confirmAction}
    />
  );
}

interface ContentTab {
  slug: string;
  label: string;
  state: 'site' | 'service' | 'page';
  empty: string;
  action?: ReactNode;
}

const tabs: readonly [ContentTab, ...ContentTab[]] = [
  { slug: 'textos', label: 'Textos del sitio', state: 'site', empty: 'No hay textos' },
  {
    slug: 'servicios',
    label: 'Servicios',
    state: 'service',
    empty: 'No hay servicios',
    action: <ButtonLink href={newContentPath('service')}>Crear servicio</ButtonLink>,
  },
  {
    slug: 'paginas',
    label: 'Páginas',
    state: 'page',
    empty: 'No hay páginas',
    action: <ButtonLink href={newContentPath('page')}>Crear página</ButtonLink>,
  },
];

const texts = {
  one: 'contenido',
  many: 'contenidos',
  loading: 'Cargando contenido...',
  failed: 'No se pudo cargar el contenido',
};

export function ContentManagement() {
  return (
    <FilteredList
      tabs={tabs}
      filterLabel="Filtrar contenido por clase"
      searchLabel="Buscar por nombre"
      query={({ tab: { state: group }, ...filter }) => contentListQuery({ group, ...filter })}
      items={({ content }) => content}
      itemKey={({ id }) => id}
      texts={texts}
    >
      {(item, confirmAction) => <ContentRecord item={item} confirmAction={confirmAction} />}
    </FilteredList>
  );
}
