import type { AdminJob } from '#contract/admin/jobs.contract.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { NamedQuestion } from '../../ui/named-question.tsx';
import type { useJobCalls } from './admin-jobs.api.ts';
import { jobName } from './job-names.ts';

type Calls = ReturnType<typeof useJobCalls>;

export function retryAction(job: AdminJob, calls: Calls): ConfirmedAction {
  const name = jobName(job);
  return {
    title: <NamedQuestion verb="Intentar de nuevo" name={name} />,
    text: job.mail ? `El correo saldrá hacia ${job.mail.to} en unos segundos.` : 'Se hará en unos segundos.',
    confirmLabel: 'Reintentar',
    busyLabel: 'Enviando...',
    run: () => calls.retry(job.id),
    success: { title: 'Trabajo en marcha', description: 'Si vuelve a fallar, aparecerá aquí de nuevo.' },
    failure: 'No se pudo reintentar el trabajo',
  };
}

export function discardAction(job: AdminJob, calls: Calls): ConfirmedAction {
  const name = jobName(job);
  return {
    title: <NamedQuestion verb="Descartar" name={name} />,
    text: job.mail ? `El correo para ${job.mail.to} no se enviará.` : 'No se intentará más.',
    confirmLabel: 'Descartar',
    busyLabel: 'Descartando...',
    destructive: true,
    run: () => calls.discard(job.id),
    success: { title: 'Trabajo descartado', description: `«${name}» no se intentará más.` },
    failure: 'No se pudo descartar el trabajo',
  };
}
