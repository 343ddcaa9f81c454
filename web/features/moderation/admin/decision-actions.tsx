import { eventLimits } from '#contract/events/event-form.ts';
import { moderationLimits } from '#contract/forum/moderation.contract.ts';
import { adminMemberLimits } from '#contract/members/admin/admin-members.contract.ts';
import type { ModerationItem } from '#contract/moderation/moderation-queue.contract.ts';
import { fullName } from '../../../lib/people.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { ConfirmQuestion } from '../../../ui/confirm-dialog.tsx';
import type { Decisions } from './moderation-queue.api.ts';

export interface Decision {
  label: string;
  isMain?: boolean;
  action: ConfirmedAction;
}

const noteField = {
  label: 'Motivo de la decisión (opcional)',
  help: 'Queda en el historial; solo lo lee la administración.',
  max: moderationLimits.reason,
};

const dismissed = { title: 'Reporte descartado', description: 'No se cambió nada de lo reportado.' };

function dismissal(name: string, run: (note: string) => Promise<void>): Decision {
  return {
    label: 'Descartar',
    action: {
      title: <ConfirmQuestion verb="Descartar el reporte de" name={name} />,
      text: 'Lo reportado se queda como está y el reporte sale de la cola.',
      confirmLabel: 'Descartar',
      busyLabel: 'Descartando...',
      reason: noteField,
      run,
      success: dismissed,
      failure: 'No se pudo descartar el reporte',
    },
  };
}

function postDecisions(item: ModerationItem, decisions: Decisions): Decision[] {
  const title = item.title ?? '';
  const { postId } = item;
  return [
    {
      label: 'Retirar',
      isMain: true,
      action: {
        title: <ConfirmQuestion verb="Retirar" name={title} />,
        text: 'Solo la verán quien la escribió y la administración. Se resuelven todos sus reportes.',
        confirmLabel: 'Retirar',
        busyLabel: 'Retirando...',
        destructive: true,
        reason: { label: 'Motivo (opcional)', help: 'Lo lee quien la escribió.', max: moderationLimits.reason },
        run: (reason) => decisions.takeDownPost(postId ?? '', reason),
        success: { title: 'Publicación retirada', description: `«${title}» ya no está a la vista.` },
        failure: 'No se pudo retirar la publicación',
      },
    },
    dismissal(title, (note) => decisions.decideForumReport(item.id, 'dismissed', note)),
  ];
}

function commentDecisions(item: ModerationItem, decisions: Decisions): Decision[] {
  const title = item.title ?? '';
  const { commentId } = item;
  return [
    {
      label: 'Eliminar comentario',
      isMain: true,
      action: {
        title: <ConfirmQuestion verb="Eliminar el comentario en" name={title} />,
        text: 'Se borra el texto del comentario y no se puede deshacer. Las respuestas se quedan.',
        confirmLabel: 'Eliminar',
        busyLabel: 'Eliminando...',
        destructive: true,
        run: () => decisions.deleteComment(commentId ?? ''),
        success: { title: 'Comentario eliminado', description: `Estaba en «${title}».` },
        failure: 'No se pudo eliminar el comentario',
      },
    },
    dismissal(title, (note) => decisions.decideForumReport(item.id, 'dismissed', note)),
  ];
}

function resolution(name: string, about: string, run: (note: string) => Promise<void>): Decision {
  return {
    label: 'Resolver',
    isMain: true,
    action: {
      title: <ConfirmQuestion verb="Dar por resuelto el reporte sobre" name={name} />,
      text: 'Queda constancia de que el reporte procedía. Si hace falta, suspende la cuenta desde Miembros.',
      confirmLabel: 'Resolver',
      busyLabel: 'Guardando...',
      reason: noteField,
      run,
      success: { title: 'Reporte resuelto', description: about },
      failure: 'No se pudo resolver el reporte',
    },
  };
}

function messageDecisions(item: ModerationItem, decisions: Decisions): Decision[] {
  const name = item.author ? fullName(item.author) : '';
  return [
    resolution(name, `Era sobre un mensaje de ${name}.`, (note) =>
      decisions.decideMessageReport(item.id, 'resolved', note),
    ),
    dismissal(name, (note) => decisions.decideMessageReport(item.id, 'dismissed', note)),
  ];
}

function goneDecisions(item: ModerationItem, decisions: Decisions): Decision[] {
  const title = item.title ?? '';
  const about = `Lo reportado en «${title}» ya no está a la vista.`;
  return [
    resolution(title, about, (note) => decisions.decideForumReport(item.id, 'resolved', note)),
    dismissal(title, (note) => decisions.decideForumReport(item.id, 'dismissed', note)),
  ];
}

function profileDecisions(item: ModerationItem, decisions: Decisions): Decision[] {
  const name = item.author ? fullName(item.author) : '';
  const memberId = item.original === 'gone' ? null : item.author?.id;
  const suspension = (id: string): Decision => ({
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
      run: (reason) => decisions.suspend(id, reason, item.id),
      success: { title: 'Cuenta suspendida', description: `${name} ya no puede entrar.` },
      failure: 'No se pudo suspender la cuenta',
    },
  });
  return [
    memberId
      ? suspension(memberId)
      : resolution(name, `Era sobre el perfil de ${name}.`, (note) =>
          decisions.decideProfileReport(item.id, 'resolved', note),
        ),
    dismissal(name, (note) => decisions.decideProfileReport(item.id, 'dismissed', note)),
  ];
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

export function listDecisions(item: ModerationItem, decisions: Decisions): Decision[] {
  switch (item.kind) {
    case 'proposal':
      return proposalDecisions(item, decisions);
    case 'message-report':
      return messageDecisions(item, decisions);
    case 'profile-report':
      return profileDecisions(item, decisions);
    default:
      if (item.original === 'gone') return goneDecisions(item, decisions);
      return item.commentId ? commentDecisions(item, decisions) : postDecisions(item, decisions);
  }
}
