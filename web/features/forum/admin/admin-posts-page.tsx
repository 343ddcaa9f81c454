import { useQuery } from '@tanstack/react-query';
import { EyeOff, Lock, LockOpen, Pin, PinOff, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { type AdminPost, type AdminPostState, adminPostsContract } from '#contract/forum/admin/admin-posts.contract.ts';
import { reportLimits } from '#contract/moderation/report-kinds.ts';
import { memberPath, postPath } from '#contract/paths.ts';
import { managementPages } from '../../../copy/admin.ts';
import { apiPath } from '../../../lib/api-client.ts';
import { listTexts, nouns } from '../../../lib/nouns.ts';
import { formatCount } from '../../../lib/numbers.ts';
import { hiddenHead } from '../../../lib/page-module.ts';
import { fullName } from '../../../lib/people.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import type { MenuItem } from '../../../ui/menu.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { recordAction } from '../../../ui/record-actions.tsx';
import { dayColumn, RecordLink } from '../../../ui/record-columns.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { type BulkAction, type ListTab, type ListTabs, TableList } from '../../../ui/table-list.tsx';
import { allCategoriesQuery } from './admin-categories.api.ts';
import { adminPostsQuery, type PostFlag, setPostFlag, takeDownPost, useInvalidatePosts } from './admin-posts.api.ts';

const tabs: ListTabs<ListTab & { filter: AdminPostState }> = [
  { slug: 'todas', filter: 'all', label: 'Todas', empty: 'Todavía no hay publicaciones' },
  { slug: 'sin-respuesta', filter: 'unanswered', label: 'Sin respuesta', empty: 'Todas tienen respuesta' },
  { slug: 'cerradas', filter: 'closed', label: 'Cerradas', empty: 'No hay publicaciones cerradas' },
  { slug: 'retiradas', filter: 'hidden', label: 'Retiradas', empty: 'No hay publicaciones retiradas' },
];

const columns: readonly TableColumn<AdminPost>[] = [
  {
    key: 'title',
    label: 'Título',
    isMain: true,
    cell: (post) => (
      <>
        <RecordLink href={postPath(post)}>{post.title}</RecordLink>
        {post.takenDownReason ? <span className="block text-xs">Motivo: {post.takenDownReason}</span> : null}
      </>
    ),
  },
  {
    key: 'author',
    label: 'Autor',
    cell: ({ author }) => (
      <Link href={memberPath(author)} className="hover:underline">
        {fullName(author)}
      </Link>
    ),
  },
  { key: 'category', label: 'Categoría', cell: ({ category }) => category.name },
  {
    key: 'commentsCount',
    label: 'Comentarios',
    sort: 'commentsCount',
    cell: ({ commentsCount }) => <span className="tabular-nums">{formatCount(commentsCount)}</span>,
  },
  {
    key: 'likes',
    label: 'Me gusta',
    isOptional: true,
    cell: ({ likes }) => <span className="tabular-nums">{formatCount(likes)}</span>,
  },
  {
    key: 'state',
    label: 'Estado',
    cell: ({ isPublished, isPinned, isClosed }) => (
      <span className="flex flex-wrap gap-1">
        {isPublished ? null : <Badge tone="red">Retirada</Badge>}
        {isPinned ? <Badge tone="blue">Fijada</Badge> : null}
        {isClosed ? <Badge>Cerrada</Badge> : null}
        {isPublished && !isPinned && !isClosed ? <Badge tone="green">Publicada</Badge> : null}
      </span>
    ),
  },
  dayColumn('createdAt', 'Fecha', { sort: 'createdAt' }),
];

const takedown = {
  label: 'Retirar',
  icon: EyeOff,
  destructive: true,
  reason: { label: 'Motivo', help: 'Lo leerá quien la escribió.', max: reportLimits.reason },
};

const bulkActions: readonly BulkAction<AdminPost>[] = [
  {
    label: 'Cerrar',
    icon: Lock,
    appliesTo: ({ isClosed }) => !isClosed,
    text: 'Se quedan a la vista, sin comentarios nuevos.',
    success: (count) => ({ title: 'Publicaciones cerradas', description: `${count} ya no aceptan comentarios.` }),
    run: ({ id }) => setPostFlag(id, 'close'),
  },
  {
    label: 'Restaurar',
    icon: Undo2,
    appliesTo: ({ isPublished }) => !isPublished,
    verb: 'Publicar de nuevo',
    text: 'Los miembros volverán a verlas.',
    success: (count) => ({ title: 'Publicaciones restauradas', description: `${count} están a la vista otra vez.` }),
    run: ({ id }) => setPostFlag(id, 'restore'),
  },
  {
    ...takedown,
    appliesTo: ({ isPublished }) => isPublished,
    text: 'Solo las verán quienes las escribieron y la administración.',
    success: (count) => ({ title: 'Publicaciones retiradas', description: `${count} ya no se ven en el foro.` }),
    run: ({ id }, reason) => takeDownPost(id, reason),
  },
];

const files = { csv: adminPostsContract.downloadPostsCsv, xlsx: adminPostsContract.downloadPostsXlsx };

const takeDownAction = ({ id, title }: AdminPost, invalidate: ReturnType<typeof useInvalidatePosts>) =>
  recordAction({
    ...takedown,
    name: title,
    text: 'Solo la verán quien la escribió y la administración.',
    busyLabel: 'Retirando...',
    run: (reason) => invalidate(takeDownPost(id, reason)),
    success: { title: 'Publicación retirada', description: 'Ya no se ve en el foro.' },
    failure: 'No se pudo retirar la publicación',
  });

export const head = hiddenHead('Publicaciones del foro');

export default function AdminPostsPage() {
  const { data: categories = [] } = useQuery(allCategoriesQuery);
  const invalidate = useInvalidatePosts();
  const idOf = (choice: string | undefined) => categories.find(({ slug }) => slug === choice)?.id;

  function postActions(post: AdminPost) {
    const toggle = (label: string, icon: MenuItem['icon'], flag: PostFlag): MenuItem => ({
      label,
      icon,
      onSelect: () => {
        invalidate(setPostFlag(post.id, flag)).catch((error) =>
          toastFailure('No se pudo cambiar la publicación', error),
        );
      },
    });
    return [
      post.isPinned ? toggle('Quitar de arriba', PinOff, 'unpin') : toggle('Fijar arriba', Pin, 'pin'),
      post.isClosed ? toggle('Abrir', LockOpen, 'reopen') : toggle('Cerrar', Lock, 'close'),
      post.isPublished ? takeDownAction(post, invalidate) : toggle('Restaurar', Undo2, 'restore'),
    ];
  }

  return (
    <PageFrame title={managementPages.posts.label} intro={managementPages.posts.description}>
      <TableList
        name="posts"
        tabs={tabs}
        filterLabel="Filtrar publicaciones"
        searchLabel="Buscar en las publicaciones"
        choice={{
          param: 'categoria',
          label: 'Categoría',
          all: 'Todas las categorías',
          options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
        }}
        query={({ tab, choice, ...filter }) =>
          adminPostsQuery({ state: tab.filter, categoryId: idOf(choice), ...filter })
        }
        items={({ posts }) => posts}
        itemLabel={({ title }) => title}
        columns={columns}
        defaultSort="-createdAt"
        texts={listTexts(nouns.post)}
        bulkActions={bulkActions}
        fileHref={(format, { tab, choice, ...filter }) =>
          apiPath(files[format].path, {}, { state: tab.filter, categoryId: idOf(choice), ...filter })
        }
        actions={postActions}
      />
    </PageFrame>
  );
}
