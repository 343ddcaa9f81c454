import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { AdminJob, AdminJobState } from '#contract/jobs/jobs.contract.ts';
import { jobLabel } from '../../../copy/admin.ts';
import { formatInstant } from '../../../lib/instants.ts';
import { countOf, withCount } from '../../../lib/numbers.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { type ConfirmedAction, useActionDialog } from '../../../ui/action-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmQuestion } from '../../../ui/confirm-dialog.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { adminJobsQuery, pausedAddressesQuery, useJobMutations } from './failed-jobs.api.ts';
import { PausedAddresses } from './paused-addresses.tsx';

const jobName = ({ queue, mail }: AdminJob) => mail?.subject || jobLabel(queue);

type Mutations = ReturnType<typeof useJobMutations>;

function retryAction(job: AdminJob, mutations: Mutations): ConfirmedAction {
  const name = jobName(job);
  return {
    title: <ConfirmQuestion verb="Intentar de nuevo" name={name} />,
    text: job.mail ? `El correo saldrá hacia ${job.mail.to} en unos segundos.` : 'Se hará en unos segundos.',
    confirmLabel: 'Reintentar',
    busyLabel: 'Enviando...',
    run: () => mutations.retry(job.id),
    success: { title: 'Nuevo intento en marcha', description: 'Si vuelve a fallar, aparecerá aquí de nuevo.' },
    failure: 'No se pudo reintentar',
  };
}

/** After an outage of the mail server: the list is in order of failure, so this covers all later ones. */
function retrySinceAction(since: string, retrySince: Mutations['retrySince']): ConfirmedAction {
  return {
    title: `¿Intentar de nuevo todo lo que falló desde el ${formatInstant(since)}?`,
    text: 'Hazlo cuando el problema esté resuelto. Los correos saldrán uno tras otro.',
    confirmLabel: 'Reintentar todas',
    busyLabel: 'Enviando...',
    run: () => retrySince(since),
    success: { title: 'Nuevos intentos en marcha', description: 'Lo que vuelva a fallar aparecerá aquí de nuevo.' },
    failure: 'No se pudieron reintentar',
  };
}

function discardAction(job: AdminJob, mutations: Mutations): ConfirmedAction {
  const name = jobName(job);
  return {
    title: <ConfirmQuestion verb="Descartar" name={name} />,
    text: job.mail ? `El correo para ${job.mail.to} no se enviará.` : 'No se intentará más.',
    confirmLabel: 'Descartar',
    busyLabel: 'Descartando...',
    destructive: true,
    run: () => mutations.discard(job.id),
    success: { title: 'Descartado', description: `«${name}» no se intentará más.` },
    failure: 'No se pudo descartar',
  };
}

interface JobCardProps {
  job: AdminJob;
  onRetry: () => void;
  onRetrySince: (() => void) | false;
  onDiscard: () => void;
}

function JobCard({ job, onRetry, onRetrySince, onDiscard }: JobCardProps) {
  const name = jobName(job);
  const when = job.failedAt
    ? `Falló el ${formatInstant(job.failedAt)}`
    : job.nextAt && `Se intentará de nuevo el ${formatInstant(job.nextAt)}`;
  return (
    <Card as="article" className="flex flex-col gap-3 p-4 md:flex-row md:items-center md:justify-between md:gap-6">
      <div className="min-w-0 text-sm">
        <p className="mb-1 flex flex-wrap gap-1.5">
          <Badge>{jobLabel(job.queue)}</Badge>
          <Badge tone={job.state === 'failed' ? 'red' : 'yellow'}>
            {job.state === 'failed' ? 'Falló' : 'En espera de otro intento'}
          </Badge>
        </p>
        <h3 className="text-base wrap-anywhere">{name}</h3>
        {job.mail ? <p className="text-muted wrap-anywhere">Para {job.mail.to}</p> : null}
        <p className="mt-1 font-mono text-xs text-destructive wrap-anywhere">{job.error}</p>
        <p className="mt-1 text-xs text-muted">
          {when} · {countOf(job.attempts, 'intento', 'intentos')}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button size="sm" aria-label={`Reintentar: ${name}`} onClick={onRetry}>
          Reintentar
        </Button>
        {onRetrySince ? (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Reintentar todas desde esta: ${name}`}
            onClick={onRetrySince}
          >
            Todas desde esta
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="outline"
          className="text-destructive"
          aria-label={`Descartar: ${name}`}
          onClick={onDiscard}
        >
          Descartar
        </Button>
      </div>
    </Card>
  );
}

const PAGE_SIZE = 20;

interface JobTab {
  slug: 'fallidos' | 'en-espera';
  state: AdminJobState;
  label: string;
  empty: string;
}

const jobTabs: JobTab[] = [
  { slug: 'fallidos', state: 'failed', label: 'Fallidos', empty: 'No hay envíos ni tareas fallidos' },
  { slug: 'en-espera', state: 'retry', label: 'En espera', empty: 'Nada espera otro intento' },
];

const texts = {
  one: 'tarea',
  many: 'tareas',
  loading: 'Cargando envíos y tareas...',
  failed: 'No se pudieron cargar los envíos y tareas',
};

interface JobListProps {
  tab: JobTab;
  page: number;
  onPage: (page: number) => void;
}

function JobList({ tab, page, onPage }: JobListProps) {
  const query = useQuery(adminJobsQuery({ state: tab.state, page, limit: PAGE_SIZE }));
  const mutations = useJobMutations();
  const { confirmAction, dialog } = useActionDialog();
  useRedirectIfLoggedOut(query.error);
  return (
    <>
      <PagedList
        query={query}
        items={query.data?.jobs}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={onPage}
        heading={tab.label}
        texts={texts}
        empty={{ title: tab.empty, description: 'Todo lo que el portal tenía que enviar o hacer ha salido bien.' }}
      >
        {(job) => (
          <JobCard
            job={job}
            onRetry={() => confirmAction(retryAction(job, mutations))}
            onRetrySince={
              job.failedAt !== null &&
              (query.data?.total ?? 0) > 1 &&
              (() => confirmAction(retrySinceAction(job.failedAt ?? '', mutations.retrySince)))
            }
            onDiscard={() => confirmAction(discardAction(job, mutations))}
          />
        )}
      </PagedList>
      {dialog}
    </>
  );
}

/** Where the cards above link to. */
export const FAILED_JOBS_ID = 'tareas';

export function FailedJobs() {
  const headingId = useId();
  const params = useListParams(['fallidos', 'en-espera', 'direcciones']);
  const { page, state, setPage } = params;
  const { data: failed } = useQuery(adminJobsQuery({ state: 'failed', page: 1, limit: PAGE_SIZE }));
  const { data: paused } = useQuery(pausedAddressesQuery({ page: 1, limit: PAGE_SIZE }));
  const tab = jobTabs.find(({ slug }) => slug === state);
  return (
    <section id={FAILED_JOBS_ID} aria-labelledby={headingId} className="mt-10 scroll-mt-20">
      <h2 id={headingId} className="mb-4 text-2xl">
        Envíos y tareas
      </h2>
      <FilterChips
        label="Filtrar envíos y tareas"
        options={[
          ...jobTabs.map((each) => ({ value: each.slug, label: withCount(each.label, failed?.counts[each.state]) })),
          { value: 'direcciones' as const, label: withCount('Direcciones en pausa', paused?.total) },
        ]}
        value={state}
        onChange={params.setState}
        className="mb-6"
      />
      {tab ? (
        <JobList key={tab.slug} tab={tab} page={page} onPage={setPage} />
      ) : (
        <PausedAddresses page={page} onPage={setPage} />
      )}
    </section>
  );
}
