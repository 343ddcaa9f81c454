import { EyeOff, Lock, LockOpen, Pin, PinOff, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { type AdminPost, type AdminPostState, adminPostsContract } from '#contract/forum/admin/admin-posts.contract.ts';
import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import { reportLimits } from '#contract/moderation/report-kinds.ts';
import { memberPath, postPath } from '#contract/paths.ts';
import { apiPath } from '../../../lib/api-client.ts';
import { dayInSantoDomingo, formatShortDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/numbers.ts';
import { fullName } from '../../../lib/people.ts';
import { changeParams } from '../../../lib/search-params.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmQuestion } from '../../../ui/confirm-dialog.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { type BulkAction, TableList } from '../../../ui/table-list.tsx';
import { type PostFlag, setPostFlag, takeDownPost } from '../moderation.api.ts';
import { adminPostsQuery, type PostQuery, useInvalidatePosts } from './admin-posts.api.ts';

interface PostTab {
  slug: 'todas' | 'sin-respuesta' | 'cerradas' | 'retiradas';
  filter: AdminPostState;
  label: string;
  empty: string;
}

const tabs: readonly [PostTab, ...PostTab[]] = [
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
        <Link href={postPath(post)} className="font-semibold hover:underline">
          {post.title}
        </Link>
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
  {
    key: 'createdAt',
    label: 'Fecha',
    sort: 'createdAt',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatShortDate(dayInSantoDomingo(createdAt))}</span>,
  },
];

const takedownReason = {
  label: 'Motivo',
  help: 'Lo leerá quien la escribió.',
  max: reportLimits.reason,
};

const bulkActions: readonly BulkAction<AdminPost>[] = [
  {
    label: 'Cerrar',
    icon: Lock,
    appliesTo: ({ isClosed }) => !isClosed,
    question: (count) => ({
      title: `¿Cerrar ${count}?`,
      text: 'Se quedan a la vista, sin comentarios nuevos.',
      confirmLabel: 'Cerrar',
      success: { title: 'Publicaciones cerradas', description: `${count} ya no aceptan comentarios.` },
    }),
    run: ({ id }) => setPostFlag(id, 'close'),
  },
  {
    label: 'Restaurar',
    icon: Undo2,
    appliesTo: ({ isPublished }) => !isPublished,
    question: (count) => ({
      title: `¿Publicar de nuevo ${count}?`,
      text: 'Los miembros volverán a verlas.',
      confirmLabel: 'Restaurar',
      success: { title: 'Publicaciones restauradas', description: `${count} están a la vista otra vez.` },
    }),
    run: ({ id }) => setPostFlag(id, 'restore'),
  },
  {
    label: 'Retirar',
    icon: EyeOff,
    destructive: true,
    appliesTo: ({ isPublished }) => isPublished,
    question: (count) => ({
      title: `¿Retirar ${count}?`,
      text: 'Solo las verán quienes las escribieron y la administración.',
      confirmLabel: 'Retirar',
      reason: takedownReason,
      success: { title: 'Publicaciones retiradas', description: `${count} ya no se ven en el foro.` },
    }),
    run: ({ id }, reason) => takeDownPost(id, reason),
  },
];

const texts = {
  one: 'publicación',
  many: 'publicaciones',
  loading: 'Cargando publicaciones...',
  failed: 'No se pudieron cargar las publicaciones',
};

const files = { csv: adminPostsContract.downloadPostsCsv, xlsx: adminPostsContract.downloadPostsXlsx };

interface PostMenuProps {
  post: AdminPost;
  confirmAction: (action: ConfirmedAction) => void;
}

function PostMenu({ post, confirmAction }: PostMenuProps) {
  const invalidate = useInvalidatePosts();
  const toggle = (label: string, icon: MenuItem['icon'], action: PostFlag): MenuItem => ({
    label,
    icon,
    onSelect: () => {
      invalidate(setPostFlag(post.id, action)).catch((error) =>
        toastFailure('No se pudo cambiar la publicación', error),
      );
    },
  });
  const takeDown: MenuItem = {
    label: 'Retirar',
    icon: EyeOff,
    destructive: true,
    onSelect: () =>
      confirmAction({
        title: <ConfirmQuestion verb="Retirar" name={post.title} />,
        text: 'Solo la verán quien la escribió y la administración.',
        confirmLabel: 'Retirar',
        busyLabel: 'Retirando...',
        destructive: true,
        reason: takedownReason,
        run: (reason) => invalidate(takeDownPost(post.id, reason)),
        success: { title: 'Publicación retirada', description: 'Ya no se ve en el foro.' },
        failure: 'No se pudo retirar la publicación',
      }),
  };
  return (
    <Menu
      label={`Más acciones: ${post.title}`}
      items={[
        post.isPinned ? toggle('Quitar de arriba', PinOff, 'unpin') : toggle('Fijar arriba', Pin, 'pin'),
        post.isClosed ? toggle('Abrir', LockOpen, 'reopen') : toggle('Cerrar', Lock, 'close'),
        post.isPublished ? takeDown : toggle('Restaurar', Undo2, 'restore'),
      ]}
    />
  );
}

interface PostManagementProps {
  categories: readonly ForumCategory[];
}

export function PostManagement({ categories }: PostManagementProps) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('categoria');
  const category = categories.find(({ slug }) => slug === asked);
  const categoryId = category?.id;
  return (
    <TableList
      name="posts"
      tabs={tabs}
      filterLabel="Filtrar publicaciones"
      searchLabel="Buscar en las publicaciones"
      filterParams={['categoria']}
      filters={
        <FilterSelect
          label="Categoría"
          options={[
            { value: '', label: 'Todas las categorías' },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          value={category?.slug ?? ''}
          onChange={(categoria) => setParams((current) => changeParams(current, { categoria, pagina: null }))}
          className="sm:max-w-64"
        />
      }
      query={({ tab, sort, ...filter }) =>
        adminPostsQuery({ state: tab.filter, categoryId, ...filter, sort: sort as PostQuery['sort'] })
      }
      items={({ posts }) => posts}
      itemKey={({ id }) => id}
      itemLabel={({ title }) => title}
      columns={columns}
      defaultSort="-createdAt"
      texts={texts}
      bulkActions={bulkActions}
      fileHref={(format, { tab, ...filter }) =>
        apiPath(files[format].path, {}, { state: tab.filter, categoryId, ...filter })
      }
      actions={(post, confirmAction) => <PostMenu post={post} confirmAction={confirmAction} />}
    />
  );
}
