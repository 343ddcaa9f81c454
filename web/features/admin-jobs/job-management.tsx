import { useQuery } from '@tanstack/react-query';
import type { AdminJobState } from '#contract/admin/jobs.contract.ts';
import { withCount } from '../../lib/numbers.ts';
import { useTabParams } from '../../lib/use-tab-params.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { adminJobsQuery, useJobMutations } from './admin-jobs.api.ts';
import { discardAction, retryAction } from './job-actions.tsx';
import { JobCard } from './job-card.tsx';

const PAGE_SIZE = 20;

interface JobTab {
  slug: 'fallidos' | 'en-espera';
  state: AdminJobState;
  label: string;
  empty: string;
}

const tabs: readonly [JobTab, ...JobTab[]] = [
  { slug: 'fallidos', state: 'failed', label: 'Fallidos', empty: 'No hay trabajos fallidos' },
  { slug: 'en-espera', state: 'retry', label: 'En espera', empty: 'Ningún trabajo espera otro intento' },
];

const texts = {
  one: 'trabajo',
  many: 'trabajos',
  loading: 'Cargando trabajos...',
  failed: 'No se pudieron cargar los trabajos',
};

/** Background jobs that failed or wait for a retry. */
export function JobManagement() {
  const params = useTabParams(tabs);
  const { tab, page } = params;
  const query = useQuery(adminJobsQuery({ state: tab.state, page, limit: PAGE_SIZE }));
  const mutations = useJobMutations();
  const { confirmAction, dialog } = useActionDialog();
  useRedirectIfLoggedOut(query.error);
  return (
    <>
      <FilterChips
        label="Filtrar trabajos"
        options={tabs.map(({ slug, state, label }) => ({
          value: slug,
          label: withCount(label, query.data?.counts[state]),
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
        heading={tab.label}
        texts={texts}
        empty={{ title: tab.empty, description: 'Todo lo que el portal tenía que enviar o hacer ha salido bien.' }}
      >
        {(job) => (
          <JobCard
            job={job}
            onRetry={() => confirmAction(retryAction(job, mutations))}
            onDiscard={() => confirmAction(discardAction(job, mutations))}
          />
        )}
      </PagedList>
      {dialog}
    </>
  );
}
