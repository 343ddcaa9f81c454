import type { AdminJob } from '#contract/admin/jobs.contract.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { ConfirmQuestion } from '../../ui/confirm-question.tsx';
import type { useJobMutations } from './admin-jobs.api.ts';
import { jobName } from './job-names.ts';

type Mutations = ReturnType<typeof useJobMutations>;

export function retryAction(job: AdminJob, mutations: Mutations): ConfirmedAction {
  const name = jobName(job);
  return {
    title: <ConfirmQuestion verb="Intentar de nuevo" name={name} />,
    text: job.mail ? `El correo saldrá hacia ${job.mail.to} en unos segundos.` : 'Se hará en unos segundos.',
    confirmLabel: 'Reintentar',
    busyLabel: 'Enviando...',
    run: () => mutations.retry(job.id),
    success: { title: 'Trabajo en marcha', description: 'Si vuelve a fallar, aparecerá aquí de nuevo.' },
    failure: 'No se pudo reintentar el trabajo',
  };
}

export function discardAction(job: AdminJob, mutations: Mutations): ConfirmedAction {
  const name = jobName(job);
  return {
    title: <ConfirmQuestion verb="Descartar" name={name} />,
    text: job.mail ? `El correo para ${job.mail.to} no se enviará.` : 'No se intentará más.',
    confirmLabel: 'Descartar',
    busyLabel: 'Descartando...',
    destructive: true,
    run: () => mutations.discard(job.id),
    success: { title: 'Trabajo descartado', description: `«${name}» no se intentará más.` },
    failure: 'No se pudo descartar el trabajo',
  };
}
