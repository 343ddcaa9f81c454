import { CalendarDays, Link2 } from 'lucide-react';
import { Link } from 'wouter';
import type { ContentSummary } from '#contract/content/admin/admin-content.contract.ts';
import { editContentPath, newContentPath } from '#contract/content/content-paths.ts';
import { managementPages } from '../../../copy/admin.ts';
import { formatInstant } from '../../../lib/instants.ts';
import { nouns } from '../../../lib/nouns.ts';
import { hiddenHead } from '../../../lib/page-module.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { NewRecordLink, RecordLink, RowButton, stateColumn } from '../../../ui/record-columns.tsx';
import { type ListTab, type ListTabs, TableList } from '../../../ui/table-list.tsx';
import { contentListQuery, useContentMutations } from './admin-content.api.ts';
import { ContentStateBadges, contentActions, publicPath } from './content-toolbar.tsx';

const columns: readonly TableColumn<ContentSummary>[] = [
  {
    key: 'name',
    label: 'Nombre',
    isMain: true,
    cell: (item) => <RecordLink href={editContentPath(item)}>{item.name}</RecordLink>,
  },
  stateColumn((item) => <ContentStateBadges item={item} />),
  { key: 'updatedAt', label: 'Último cambio', icon: CalendarDays, cell: ({ updatedAt }) => formatInstant(updatedAt) },
  { key: 'path', label: 'Dirección', icon: Link2, cell: publicPath },
];

const tabs: ListTabs<ListTab<'site' | 'service' | 'page'>> = [
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
  ...nouns.content,
  loading: 'Cargando contenido...',
  failed: 'No se pudo cargar el contenido',
};

export const head = hiddenHead('Administrar el contenido');

export default function AdminContentPage() {
  const mutations = useContentMutations();
  return (
    <PageFrame
      title={managementPages.content.label}
      intro={
        <>
          {managementPages.content.description} La privacidad, los términos y las cookies están en{' '}
          <Link href={managementPages.legal.href} className="inline-link">
            Textos legales
          </Link>
          .
        </>
      }
      actions={
        <>
          <NewRecordLink href={newContentPath('service')} label="Crear servicio" variant="outline" />
          <NewRecordLink href={newContentPath('page')} label="Crear página" />
        </>
      }
    >
      <TableList
        name="content"
        tabs={tabs}
        filterLabel="Filtrar contenido por clase"
        searchLabel="Buscar por nombre"
        query={({ tab: { state: group }, ...filter }) => contentListQuery({ group, ...filter })}
        items={({ content }) => content}
        itemLabel={({ name }) => name}
        columns={columns}
        texts={texts}
        buttons={(item) => <RowButton label="Editar" of={item.name} href={editContentPath(item)} />}
        actions={(item) => contentActions(item, mutations)}
        publicHref={publicPath}
      />
    </PageFrame>
  );
}
