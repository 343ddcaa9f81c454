import { useQuery } from '@tanstack/react-query';
import type { AdminJobState } from '#contract/admin/jobs.contract.ts';
import { useListParams } from '../../lib/use-list-params.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { useLoginWhenLoggedOut } from '../../ui/logged-out.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { adminJobsQuery, useJobCalls } from './admin-jobs.api.ts';
import { discardAction, retryAction } from './job-actions.tsx';
import { JobCard } from './job-card.tsx';

const PAGE_SIZE = 20;

interface Part {
  slug: 'fallidos' | 'en-espera';
  state: AdminJobState;
  label: string;
  empty: string;
}

const parts: readonly [Part, ...Part[]] = [
  { slug: 'fallidos', state: 'failed', label: 'Fallidos', empty: 'No hay trabajos fallidos' },
  { slug: 'en-espera', state: 'retry', label: 'En espera', empty: 'Ningún trabajo espera otro intento' },
];
const slugs = ['fallidos', 'en-espera'] as const;

const words = {
  one: 'trabajo',
  many: 'trabajos',
  loading: 'Cargando trabajos...',
  failed: 'No se pudieron cargar los trabajos',
};

/** Mails and other work that did not come off. */
export function JobManagement() {
  const params = useListParams(slugs);
  const part = parts.find(({ slug }) => slug === params.state) ?? parts[0];
  const query = useQuery(adminJobsQuery({ state: part.state, page: params.page, limit: PAGE_SIZE }));
  const calls = useJobCalls();
  const { ask, dialog } = useActionDialog();
  const counts = query.data?.counts;
  useLoginWhenLoggedOut(query.error);
  return (
    <>
      <FilterChips
        label="Filtrar trabajos"
        options={parts.map(({ slug, state, label }) => ({
          value: slug,
          label: counts ? `${label} (${counts[state]})` : label,
        }))}
        value={params.state}
        onChange={params.setState}
        className="mb-6"
      />
      <PagedList
        query={query}
        items={query.data?.jobs}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={params.setPage}
        heading={part.label}
        words={words}
        empty={{ title: part.empty, description: 'Todo lo que el portal tenía que enviar o hacer ha salido bien.' }}
      >
        {(job) => (
          <JobCard
            job={job}
            onRetry={() => ask(retryAction(job, calls))}
            onDiscard={() => ask(discardAction(job, calls))}
          />
        )}
      </PagedList>
      {dialog}
    </>
  );
}
