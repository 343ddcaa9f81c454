import { eventLimits } from '#contract/events/event-form.ts';
import { adminMemberLimits } from '#contract/members/admin/admin-members.contract.ts';
import type { ModerationItem } from '#contract/moderation/moderation-queue.contract.ts';
import { reportLimits } from '#contract/moderation/report-kinds.ts';
import { fullName } from '../../../lib/people.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { ConfirmQuestion } from '../../../ui/confirm-dialog.tsx';
import type { Decisions, ReportItem } from './moderation-queue.api.ts';

export interface Decision {
  label: string;
  isMain?: boolean;
  action: ConfirmedAction;
}

const noteField = {
  label: 'Motivo de la decisión (opcional)',
  help: 'Queda en el historial; solo lo lee la administración.',
  max: reportLimits.reason,
};

const dismissed = { title: 'Reporte descartado', description: 'No se cambió nada de lo reportado.' };

function dismissal(item: ReportItem, name: string, { decide }: Decisions): Decision {
  return {
    label: 'Descartar',
    action: {
      title: <ConfirmQuestion verb="Descartar el reporte de" name={name} />,
      text: 'Lo reportado se queda como está y el reporte sale de la cola.',
      confirmLabel: 'Descartar',
      busyLabel: 'Descartando...',
      reason: noteField,
      run: (note) => decide(item, 'dismissed', note),
      success: dismissed,
      failure: 'No se pudo descartar el reporte',
    },
  };
}

function resolution(item: ReportItem, name: string, about: string, { decide }: Decisions): Decision {
  return {
    label: 'Resolver',
    isMain: true,
    action: {
      title: <ConfirmQuestion verb="Dar por resuelto el reporte sobre" name={name} />,
      text: 'Queda constancia de que el reporte procedía. Si hace falta, suspende la cuenta desde Miembros.',
      confirmLabel: 'Resolver',
      busyLabel: 'Guardando...',
      reason: noteField,
      run: (note) => decide(item, 'resolved', note),
      success: { title: 'Reporte resuelto', description: about },
      failure: 'No se pudo resolver el reporte',
    },
  };
}

const takedown = (title: string, run: (reason: string) => Promise<void>): Decision => ({
  label: 'Retirar',
  isMain: true,
  action: {
    title: <ConfirmQuestion verb="Retirar" name={title} />,
    text: 'Solo la verán quien la escribió y la administración. Se resuelven todos sus reportes.',
    confirmLabel: 'Retirar',
    busyLabel: 'Retirando...',
    destructive: true,
    reason: { label: 'Motivo (opcional)', help: 'Lo lee quien la escribió.', max: reportLimits.reason },
    run,
    success: { title: 'Publicación retirada', description: `«${title}» ya no está a la vista.` },
    failure: 'No se pudo retirar la publicación',
  },
});

const commentDeletion = (title: string, run: () => Promise<void>): Decision => ({
  label: 'Eliminar comentario',
  isMain: true,
  action: {
    title: <ConfirmQuestion verb="Eliminar el comentario en" name={title} />,
    text: 'Se borra el texto del comentario y no se puede deshacer. Las respuestas se quedan.',
    confirmLabel: 'Eliminar',
    busyLabel: 'Eliminando...',
    destructive: true,
    run,
    success: { title: 'Comentario eliminado', description: `Estaba en «${title}».` },
    failure: 'No se pudo eliminar el comentario',
  },
});

const suspension = (name: string, run: (reason: string) => Promise<void>): Decision => ({
  label: 'Suspender cuenta',
  isMain: true,
  action: {
    title: <ConfirmQuestion verb="Suspender a" name={name} />,
    text: 'No podrá entrar y sus sesiones terminan al momento. El reporte queda resuelto.',
    confirmLabel: 'Suspender',
    busyLabel: 'Suspendiendo...',
    destructive: true,
    reason: {
      label: 'Motivo *',
      help: 'Lo lee la persona cuando intenta entrar.',
      max: adminMemberLimits.reason,
      required: 'Escribe el motivo',
    },
    run,
    success: { title: 'Cuenta suspendida', description: `${name} ya no puede entrar.` },
    failure: 'No se pudo suspender la cuenta',
  },
});

/** What upholds a report acts on the reported where it is still there. */
function upholding(item: ReportItem, decisions: Decisions): Decision {
  const { kind, original, author, postId, commentId } = item;
  const title = item.title ?? '';
  const name = author ? fullName(author) : '';
  if (kind === 'message-report') return resolution(item, name, `Era sobre un mensaje de ${name}.`, decisions);
  if (kind === 'profile-report') {
    if (original === 'gone' || !author?.id) return resolution(item, name, `Era sobre el perfil de ${name}.`, decisions);
    const { id } = author;
    return suspension(name, (reason) => decisions.suspend(id, reason, item));
  }
  if (original === 'gone')
    return resolution(item, title, `Lo reportado en «${title}» ya no está a la vista.`, decisions);
  return commentId
    ? commentDeletion(title, () => decisions.deleteComment(commentId))
    : takedown(title, (reason) => decisions.takeDownPost(postId ?? '', reason));
}

function reportDecisions(item: ReportItem, decisions: Decisions): Decision[] {
  const name = item.title ?? (item.author ? fullName(item.author) : '');
  return [upholding(item, decisions), dismissal(item, name, decisions)];
}

function proposalDecisions({ id, event, ...item }: ModerationItem, decisions: Decisions): Decision[] {
  if (!event) return [];
  const title = item.title ?? '';
  const proposal = { id, version: event.version };
  return [
    {
      label: 'Aprobar',
      isMain: true,
      action: {
        title: <ConfirmQuestion verb="Aprobar y publicar" name={title} />,
        text: 'Aparecerá en el calendario, y se avisará a quien lo propuso y a quienes activaron las notificaciones.',
        confirmLabel: 'Aprobar y publicar',
        busyLabel: 'Publicando...',
        run: () => decisions.approve(proposal),
        success: { title: 'Evento publicado', description: `«${title}» ya está en el calendario.` },
        failure: 'No se pudo publicar el evento',
      },
    },
    {
      label: 'Devolver',
      action: {
        title: <ConfirmQuestion verb="Devolver" name={title} />,
        text: 'Quien lo propuso podrá corregirlo y enviarlo de nuevo.',
        confirmLabel: 'Devolver',
        busyLabel: 'Devolviendo...',
        reason: {
          label: 'Motivo *',
          help: 'Lo recibe quien lo propuso.',
          max: eventLimits.reason,
          required: 'Escribe el motivo',
          about: id,
        },
        run: (reason) => decisions.returnProposal(proposal, reason),
        success: { title: 'Propuesta devuelta', description: `Quien propuso «${title}» recibe el motivo.` },
        failure: 'No se pudo devolver la propuesta',
      },
    },
  ];
}

const isReport = (item: ModerationItem): item is ReportItem => item.kind !== 'proposal';

export const listDecisions = (item: ModerationItem, decisions: Decisions): Decision[] =>
  isReport(item) ? reportDecisions(item, decisions) : proposalDecisions(item, decisions);
