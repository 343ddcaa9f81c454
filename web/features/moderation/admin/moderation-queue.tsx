import { useQuery } from '@tanstack/react-query';
import { mayWorkIn, type Role } from '#contract/account/roles.ts';
import type { ModerationItem, ModerationKind } from '#contract/moderation/moderation-queue.contract.ts';
import { withCount } from '../../../lib/numbers.ts';
import { useTabParams } from '../../../lib/use-list-params.ts';
import { useActionDialog } from '../../../ui/action-dialog.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { listDecisions } from './decision-actions.tsx';
import { ModerationCard } from './decision-card.tsx';
import { decidedReportsQuery, moderationQueueQuery, useDecisions } from './moderation-queue.api.ts';

const PAGE_SIZE = 20;

const itemKey = ({ kind, id }: ModerationItem) => `${kind}:${id}`;

interface QueueTab {
  slug: 'todo' | 'foro' | 'mensajes' | 'perfiles' | 'propuestas' | 'decididos';
  label: string;
  kind?: ModerationKind;
}

const tabs: readonly [QueueTab, ...QueueTab[]] = [
  { slug: 'todo', label: 'Todo' },
  { slug: 'foro', label: 'Foro', kind: 'forum-report' },
  { slug: 'mensajes', label: 'Mensajes', kind: 'message-report' },
  { slug: 'perfiles', label: 'Perfiles', kind: 'profile-report' },
  { slug: 'propuestas', label: 'Propuestas', kind: 'proposal' },
  { slug: 'decididos', label: 'Decididos' },
];

const texts = {
  one: 'pendiente',
  many: 'pendientes',
  loading: 'Cargando pendientes...',
  failed: 'No se pudo cargar la cola de moderación',
};

const decidedTexts = {
  one: 'reporte decidido',
  many: 'reportes decididos',
  loading: 'Cargando reportes decididos...',
  failed: 'No se pudieron cargar los reportes decididos',
};

interface ListProps {
  role: Role;
  page: number;
  onPage: (page: number) => void;
}

/** Pending oldest first, decided newest first. */
export function ModerationQueue({ role }: { role: Role }) {
  const params = useTabParams(tabs);
  const { tab, page } = params;
  const { data } = useQuery(moderationQueueQuery({ kind: tab.kind, page, limit: PAGE_SIZE }));
  const counts = data?.counts;

  const isOffered = ({ kind }: QueueTab) => kind !== 'proposal' || mayWorkIn(role, 'events');
  const countOfTab = ({ slug, kind }: QueueTab) => {
    if (!counts || slug === 'decididos') return undefined;
    return kind ? counts[kind] : Object.values(counts).reduce((sum, each) => sum + each, 0);
  };

  return (
    <>
      <FilterChips
        label="Filtrar lo pendiente y lo decidido"
        options={tabs
          .filter(isOffered)
          .map((each) => ({ value: each.slug, label: withCount(each.label, countOfTab(each)) }))}
        value={params.state}
        onChange={params.setState}
        className="mb-6"
      />
      {tab.slug === 'decididos' ? (
        <DecidedReports role={role} page={page} onPage={params.setPage} />
      ) : (
        <PendingItems role={role} kind={tab.kind} page={page} onPage={params.setPage} />
      )}
    </>
  );
}

function PendingItems({ role, kind, page, onPage }: ListProps & { kind: ModerationKind | undefined }) {
  const query = useQuery(moderationQueueQuery({ kind, page, limit: PAGE_SIZE }));
  const mutations = useDecisions();
  const { confirmAction, dialog } = useActionDialog();
  useRedirectIfLoggedOut(query.error);
  return (
    <>
      <PagedList
        query={query}
        items={query.data?.items}
        itemKey={itemKey}
        pageSize={PAGE_SIZE}
        onPage={onPage}
        heading="Pendientes"
        texts={texts}
        empty={{ title: 'No hay nada pendiente', description: 'Lo que se reporte o se proponga aparecerá aquí.' }}
      >
        {(item) => (
          <ModerationCard
            item={item}
            role={role}
            decisions={listDecisions(item, mutations)}
            onDecide={({ action }) => confirmAction(action)}
          />
        )}
      </PagedList>
      {dialog}
    </>
  );
}

function DecidedReports({ role, page, onPage }: ListProps) {
  const query = useQuery(decidedReportsQuery({ page, limit: PAGE_SIZE }));
  useRedirectIfLoggedOut(query.error);
  return (
    <PagedList
      query={query}
      items={query.data?.items}
      itemKey={itemKey}
      pageSize={PAGE_SIZE}
      onPage={onPage}
      heading="Decididos"
      texts={decidedTexts}
      empty={{
        title: 'Todavía no se ha decidido ningún reporte',
        description: 'Aquí queda, durante 180 días, quién decidió cada uno y por qué.',
      }}
    >
      {(item) => <ModerationCard item={item} role={role} />}
    </PagedList>
  );
}
