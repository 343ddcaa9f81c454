import { Ban, Undo2 } from 'lucide-react';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { eventLimits } from '#contract/events/event-form.ts';
import { publicationLabels, statusLabel, typeLabels } from '../../../copy/events.ts';
import { todayInSantoDomingo } from '../../../lib/dates.ts';
import { nouns } from '../../../lib/nouns.ts';
import { countOf } from '../../../lib/numbers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { publicationActions, type RecordAction, recordAction } from '../../../ui/record-actions.tsx';
import type { useEventMutations } from './admin-events.api.ts';

export function EventStateBadges({ event }: { event: AdminEvent }) {
  const { label, tone } =
    event.publication === 'published' ? statusLabel(event.status) : publicationLabels[event.publication];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <Badge>{typeLabels[event.type].one}</Badge>
    </>
  );
}

type Mutations = ReturnType<typeof useEventMutations>;

export const countPeople = (event: AdminEvent) => event.registered + event.waitlisted;

/** Published and not started: cancellation and notification of changes apply. */
export const isUpcoming = ({ publication, registrationState }: AdminEvent) =>
  publication === 'published' && ['open', 'not-open', 'closed', 'not-required'].includes(registrationState);

const returnProposalAction = (event: AdminEvent, mutations: Mutations) =>
  recordAction({
    label: 'Devolver con un motivo',
    icon: Undo2,
    verb: 'Devolver',
    name: event.title,
    text: 'Quien lo propuso podrá corregirlo y enviarlo de nuevo.',
    confirmLabel: 'Devolver',
    busyLabel: 'Devolviendo...',
    reason: {
      label: 'Motivo *',
      help: 'Lo recibe quien lo propuso.',
      max: eventLimits.reason,
      required: 'Escribe el motivo',
      about: event.id,
    },
    run: (reason) => mutations.returnProposal(event, reason),
    success: { title: 'Propuesta devuelta', description: `Quien propuso «${event.title}» recibe el motivo.` },
    failure: 'No se pudo devolver la propuesta',
  });

function cancelEventAction(event: AdminEvent, mutations: Mutations): RecordAction {
  const people = countPeople(event);
  return recordAction({
    label: 'Cancelar evento',
    icon: Ban,
    destructive: true,
    verb: 'Cancelar',
    name: event.title,
    text:
      people > 0
        ? `Avisaremos a ${countOf(people, 'persona inscrita', 'personas inscritas')}, en el sitio y por correo.`
        : 'No hay nadie inscrito. El evento quedará a la vista como cancelado.',
    busyLabel: 'Cancelando...',
    closeLabel: 'Volver',
    reason: {
      label: 'Motivo (opcional)',
      help: 'Se lee en la página del evento y en la notificación.',
      max: eventLimits.reason,
      about: event.id,
    },
    run: (reason) => mutations.cancel(event, reason),
    success: { title: 'Evento cancelado', description: `«${event.title}» quedó cancelado.` },
    failure: 'No se pudo cancelar el evento',
  });
}

function publishText({ date, publication }: AdminEvent): string {
  if (date < todayInSantoDomingo()) {
    return 'Su fecha ya pasó: aparecerá entre los eventos anteriores, y nadie podrá inscribirse.';
  }
  return publication === 'proposed'
    ? 'Aparecerá en el calendario, y se avisará a quien lo propuso y a quienes activaron las notificaciones.'
    : 'Aparecerá en el calendario, y se avisará a quienes activaron las notificaciones.';
}

export function eventActions(event: AdminEvent, mutations: Mutations, onDeleted?: () => void) {
  const people = countPeople(event);
  const actions = publicationActions({
    record: event,
    noun: nouns.event,
    where: 'en el calendario',
    mutations,
    publishLabel: event.publication === 'proposed' ? 'Aprobar y publicar' : undefined,
    texts: {
      publish: { text: publishText(event) },
      unpublish: { text: 'Dejará de verse en el calendario. Puedes publicarlo de nuevo cuando quieras.' },
      ...(people > 0 && {
        remove: {
          text: `Se borra con ${countOf(people, 'inscripción', 'inscripciones')} y no se puede deshacer. Si es que no se hará, mejor cancélalo.`,
        },
      }),
    },
    onDeleted,
  });
  return {
    publish: actions.publish,
    returnProposal: returnProposalAction(event, mutations),
    others: [
      ...(event.publication === 'published' && people === 0 ? [actions.unpublish] : []),
      ...(isUpcoming(event) ? [cancelEventAction(event, mutations)] : []),
      actions.remove,
    ],
  };
}
