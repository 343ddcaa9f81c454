import { useQuery } from '@tanstack/react-query';
import type { ModerationKind } from '#contract/admin/moderation-queue.contract.ts';
import { useListParams } from '../../lib/use-list-params.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { useLoginWhenLoggedOut } from '../../ui/logged-out.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { decisionsOf } from './decision-actions.tsx';
import { ModerationCard } from './moderation-card.tsx';
import { moderationQueueQuery, useDecisions } from './moderation-queue.api.ts';

const PAGE_SIZE = 20;

interface Part {
  slug: 'todo' | 'foro' | 'mensajes' | 'propuestas';
  label: string;
  kind?: ModerationKind;
}

const parts: readonly [Part, ...Part[]] = [
  { slug: 'todo', label: 'Todo' },
  { slug: 'foro', label: 'Foro', kind: 'forum-report' },
  { slug: 'mensajes', label: 'Mensajes', kind: 'message-report' },
  { slug: 'propuestas', label: 'Propuestas', kind: 'proposal' },
];
const slugs = ['todo', 'foro', 'mensajes', 'propuestas'] as const;

const words = {
  one: 'pendiente',
  many: 'pendientes',
  loading: 'Cargando pendientes...',
  failed: 'No se pudo cargar la cola de moderación',
};

/** Everything that waits for a decision, what has waited longest first. */
export function ModerationQueue() {
  const params = useListParams(slugs);
  const part = parts.find(({ slug }) => slug === params.state) ?? parts[0];
  const query = useQuery(moderationQueueQuery({ kind: part.kind, page: params.page, limit: PAGE_SIZE }));
  const calls = useDecisions();
  const { ask, dialog } = useActionDialog();
  const counts = query.data?.counts;
  useLoginWhenLoggedOut(query.error);

  const countOfPart = ({ kind }: Part) =>
    counts && (kind ? counts[kind] : Object.values(counts).reduce((sum, each) => sum + each, 0));

  return (
    <>
      <FilterChips
        label="Filtrar lo pendiente"
        options={parts.map((each) => ({
          value: each.slug,
          label: counts ? `${each.label} (${countOfPart(each)})` : each.label,
        }))}
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
        words={words}
        empty={{ title: 'No hay nada pendiente', description: 'Lo que se reporte o se proponga aparecerá aquí.' }}
      >
        {(item) => (
          <ModerationCard item={item} decisions={decisionsOf(item, calls)} onDecide={({ action }) => ask(action)} />
        )}
      </PagedList>
      {dialog}
    </>
  );
}
