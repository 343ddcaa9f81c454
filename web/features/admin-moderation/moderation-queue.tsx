import { useQuery } from '@tanstack/react-query';
import type { ModerationKind } from '#contract/admin/moderation-queue.contract.ts';
import { withCount } from '../../lib/numbers.ts';
import { useTabParams } from '../../lib/use-list-params.ts';
import { useActionDialog } from '../../ui/action-dialog.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { decisionsOf } from './decision-actions.tsx';
import { ModerationCard } from './moderation-card.tsx';
import { moderationQueueQuery, useDecisions } from './moderation-queue.api.ts';

const PAGE_SIZE = 20;

interface QueueTab {
  slug: 'todo' | 'foro' | 'mensajes' | 'perfiles' | 'propuestas';
  label: string;
  kind?: ModerationKind;
}

const tabs: readonly [QueueTab, ...QueueTab[]] = [
  { slug: 'todo', label: 'Todo' },
  { slug: 'foro', label: 'Foro', kind: 'forum-report' },
  { slug: 'mensajes', label: 'Mensajes', kind: 'message-report' },
  { slug: 'perfiles', label: 'Perfiles', kind: 'profile-report' },
  { slug: 'propuestas', label: 'Propuestas', kind: 'proposal' },
];

const texts = {
  one: 'pendiente',
  many: 'pendientes',
  loading: 'Cargando pendientes...',
  failed: 'No se pudo cargar la cola de moderación',
};

/** Everything that awaits a decision, oldest first. */
export function ModerationQueue() {
  const params = useTabParams(tabs);
  const { tab, page } = params;
  const query = useQuery(moderationQueueQuery({ kind: tab.kind, page, limit: PAGE_SIZE }));
  const mutations = useDecisions();
  const { confirmAction, dialog } = useActionDialog();
  const counts = query.data?.counts;
  useRedirectIfLoggedOut(query.error);

  const countOfTab = ({ kind }: QueueTab) =>
    counts && (kind ? counts[kind] : Object.values(counts).reduce((sum, each) => sum + each, 0));

  return (
    <>
      <FilterChips
        label="Filtrar lo pendiente"
        options={tabs.map((each) => ({ value: each.slug, label: withCount(each.label, countOfTab(each)) }))}
        value={params.state}
        onChange={params.setState}
        className="mb-6"
      />
      <PagedList
        query={query}
        items={query.data?.items}
        itemKey={({ kind, id }) => `${kind}:${id}`}
        pageSize={PAGE_SIZE}
        onPage={params.setPage}
        heading="Pendientes"
        texts={texts}
        empty={{ title: 'No hay nada pendiente', description: 'Lo que se reporte o se proponga aparecerá aquí.' }}
      >
        {(item) => (
          <ModerationCard
            item={item}
            decisions={decisionsOf(item, mutations)}
            onDecide={({ action }) => confirmAction(action)}
          />
        )}
      </PagedList>
      {dialog}
    </>
  );
}
