import { Armchair, ClipboardList, Mail, Printer, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Role } from '#contract/account/roles.ts';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import type { Attendee, AttendeeTab } from '#contract/events/admin/attendees.contract.ts';
import { eventLimits } from '#contract/events/event-form.ts';
import { todayInSantoDomingo } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/people.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { type RecordAction, recordAction } from '../../../ui/record-actions.tsx';
import { type BulkAction, type ListTab, type ListTabs, TableList } from '../../../ui/table-list.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
import { attendeeColumns } from './attendee-columns.tsx';
import {
  type AttendeeMutations,
  attendeesFile,
  attendeesQuery,
  isFull,
  useAttendeeMutations,
} from './attendees.api.ts';

const AddAttendeeDialog = lazyPart(async () => (await import('./add-attendee-dialog.tsx')).AddAttendeeDialog, null);
const MessageDialog = lazyPart(async () => (await import('./message-dialog.tsx')).MessageDialog, null);
const AnswersDialog = lazyPart(async () => (await import('./answers-dialog.tsx')).AnswersDialog, null);
const PrintedList = lazyPart(async () => (await import('./printed-list.tsx')).PrintedList, null);

const tabs: ListTabs<ListTab<AttendeeTab>> = [
  { slug: 'confirmados', state: 'confirmed', label: 'Confirmados', empty: 'Aún no hay nadie inscrito' },
  { slug: 'espera', state: 'waitlisted', label: 'En espera', empty: 'No hay nadie en lista de espera' },
  { slug: 'asistieron', state: 'attended', label: 'Asistieron', empty: 'Aún no se ha marcado ninguna asistencia' },
  { slug: 'todos', state: 'all', label: 'Todos', empty: 'Aún no hay nadie inscrito' },
];

const texts = {
  one: 'persona',
  many: 'personas',
  loading: 'Cargando asistentes...',
  failed: 'No se pudieron cargar los asistentes',
};

const reason = {
  label: 'Motivo (opcional)',
  help: 'Lo recibe la persona, si dejó su correo.',
  max: eventLimits.reason,
};

const removal = {
  label: 'Quitar de la lista',
  icon: UserMinus,
  destructive: true,
  text: 'Su cupo pasa a la siguiente persona en espera. Le avisamos por correo, si lo dejó.',
  reason,
};

function attendeeActions(event: AdminEvent, attendee: Attendee, mutations: AttendeeMutations): RecordAction[] {
  const name = fullName(attendee);
  const mustGrow = isFull(event);
  const seat = recordAction({
    label: 'Dar un cupo',
    icon: Armchair,
    verb: 'Dar un cupo a',
    name,
    text: mustGrow
      ? `No quedan cupos: el cupo del evento pasará de ${event.capacity} a ${event.registered + 1}.`
      : 'Pasa por delante de quienes esperan. Le avisamos por correo, si lo dejó.',
    confirmLabel: mustGrow ? 'Dar un cupo aunque esté lleno' : 'Dar un cupo',
    run: () => mutations.confirmAttendee(attendee.id, mustGrow),
    success: { title: 'Cupo asignado', description: `${name} ya tiene su cupo.` },
    failure: 'No se pudo dar el cupo',
  });
  const remove = recordAction({
    ...removal,
    verb: 'Quitar de la lista a',
    name,
    busyLabel: 'Quitando...',
    run: (why) => mutations.remove(attendee.id, why),
    success: { title: 'Inscripción retirada', description: `${name} ya no está en la lista.` },
    failure: 'No se pudo quitar de la lista',
  });
  const canSeat = attendee.status === 'waitlisted' && event.status !== 'cancelled';
  return [...(canSeat ? [seat] : []), ...(attendee.attendedAt ? [] : [remove])];
}

function MarkButton({ attendee, mutations }: { attendee: Attendee; mutations: AttendeeMutations }) {
  const { isBusy, run } = useFormCall([]);
  const { attendedAt } = attendee;
  const name = fullName(attendee);
  const label = attendedAt ? 'Quitar' : 'Marcar asistencia';

  const mark = () =>
    run('No se pudo guardar la asistencia', async () => {
      await mutations.mark(attendee.id, attendedAt === null);
      toast({ title: attendedAt ? 'Asistencia retirada' : 'Asistencia marcada', description: name });
    });

  return (
    <Button
      size="sm"
      variant={attendedAt ? 'ghost' : 'outline'}
      busy={isBusy}
      aria-label={`${label}: ${name}`}
      onClick={mark}
      // Two lines in the table, to leave room for the address.
      className="max-xl:whitespace-nowrap xl:w-min xl:py-1 xl:leading-tight xl:wrap-normal"
    >
      {label}
    </Button>
  );
}

type Opened =
  | { kind: 'add' }
  | { kind: 'answers'; attendee: Attendee }
  | { kind: 'message'; people: Attendee[] | null }
  | null;

export function AttendeeList({ event, role }: { event: AdminEvent; role: Role }) {
  const mutations = useAttendeeMutations(event.id);
  const [opened, setOpened] = useState<Opened>(null);
  const [isPrinting, setPrinting] = useState(false);
  const [draft, setDraft] = useState({ subject: '', message: '' });
  const isCancelled = event.status === 'cancelled';
  const close = () => setOpened(null);

  const bulkActions: BulkAction<Attendee>[] = [
    { label: 'Escribirles', icon: Mail, open: (people) => setOpened({ kind: 'message', people }) },
    {
      ...removal,
      appliesTo: ({ attendedAt }) => attendedAt === null,
      verb: 'Quitar de la lista a',
      success: (count) => ({ title: 'Inscripciones retiradas', description: `${count} ya no están en la lista.` }),
      run: ({ id }, why) => mutations.remove(id, why),
    },
  ];

  return (
    <>
      {/* Printing replaces the table by the attendance sheet; the browser's own print command prints the table. */}
      <div data-print={isPrinting ? 'hide' : undefined}>
        <div className="mb-5 flex flex-wrap gap-2 max-sm:*:grow" data-print="hide">
          {isCancelled ? null : (
            <Button onClick={() => setOpened({ kind: 'add' })}>
              <UserPlus aria-hidden="true" className="size-4" />
              Inscribir a alguien
            </Button>
          )}
          <Button variant="outline" onClick={() => setOpened({ kind: 'message', people: null })}>
            <Mail aria-hidden="true" className="size-4" />
            Escribir a los inscritos
          </Button>
          <Button variant="outline" busy={isPrinting} busyLabel="Preparando..." onClick={() => setPrinting(true)}>
            <Printer aria-hidden="true" className="size-4" />
            Imprimir la lista
          </Button>
        </div>
        <p className="mb-4 text-sm text-muted empty:hidden">
          {isCancelled
            ? 'Este evento fue cancelado: no se marca la asistencia.'
            : event.date > todayInSantoDomingo()
              ? 'La asistencia se marca desde el día del evento.'
              : null}
        </p>
        <TableList
          name="attendees"
          tabs={tabs}
          filterLabel="Asistentes"
          searchLabel="Buscar por nombre, correo o empresa"
          query={({ tab, ...filter }) => attendeesQuery(event.id, { ...filter, status: tab.state })}
          items={({ attendees, canMark }) => attendees.map((attendee) => ({ ...attendee, canMark }))}
          itemLabel={fullName}
          columns={attendeeColumns(event.questions.length + event.archivedQuestions.length > 0)}
          defaultSort="registeredAt"
          texts={texts}
          bulkActions={bulkActions}
          fileHref={(format, { tab, ...filter }) => attendeesFile(event.id, format, { ...filter, status: tab.state })}
          buttons={(attendee) =>
            attendee.status === 'confirmed' && (attendee.canMark || attendee.attendedAt) ? (
              <MarkButton attendee={attendee} mutations={mutations} />
            ) : null
          }
          actions={(attendee) => [
            ...(event.questions.length > 0
              ? [
                  {
                    label: 'Anotar sus respuestas',
                    icon: ClipboardList,
                    onSelect: () => setOpened({ kind: 'answers', attendee }),
                  },
                ]
              : []),
            ...attendeeActions(event, attendee, mutations),
          ]}
        />
      </div>
      {opened?.kind === 'add' ? (
        <AddAttendeeDialog role={role} event={event} mutations={mutations} onClose={close} />
      ) : null}
      {opened?.kind === 'message' ? (
        <MessageDialog draft={draft} onDraft={setDraft} people={opened.people} mutations={mutations} onClose={close} />
      ) : null}
      {opened?.kind === 'answers' ? (
        <AnswersDialog event={event} attendee={opened.attendee} mutations={mutations} onClose={close} />
      ) : null}
      {isPrinting ? <PrintedList event={event} onDone={() => setPrinting(false)} /> : null}
    </>
  );
}
