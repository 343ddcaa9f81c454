import { Check } from 'lucide-react';
import type { Attendee } from '#contract/events/admin/attendees.contract.ts';
import { dayInSantoDomingo, formatShortDate } from '../../../lib/dates.ts';
import { formatClock } from '../../../lib/instants.ts';
import { fullName } from '../../../lib/people.ts';
import { AdminBadge } from '../../../ui/admin-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { MailLink, phoneColumn } from '../../../ui/record-columns.tsx';

function AttendeeName({ attendee }: { attendee: Attendee }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar firstName={attendee.firstName} lastName={attendee.lastName} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {fullName(attendee)}
        {attendee.role ? <AdminBadge role={attendee.role} /> : <Badge>Sin cuenta</Badge>}
      </span>
    </div>
  );
}

function AttendeeState({ attendee: { waitlistPosition, attendedAt } }: { attendee: Attendee }) {
  if (waitlistPosition) return <Badge tone="yellow">En espera n.º {waitlistPosition}</Badge>;
  if (!attendedAt) return <Badge tone="blue">Confirmada</Badge>;
  return (
    <Badge tone="green">
      <Check aria-hidden="true" className="size-3.5" /> Asistió
    </Badge>
  );
}

const base: readonly TableColumn<Attendee>[] = [
  {
    key: 'name',
    label: 'Nombre',
    sort: 'name',
    isMain: true,
    cell: (attendee) => <AttendeeName attendee={attendee} />,
  },
  {
    key: 'email',
    label: 'Correo',
    width: 'w-48',
    cell: ({ email }) => email && <MailLink email={email} />,
  },
  phoneColumn,
  { key: 'company', label: 'Empresa', cell: ({ company }) => company },
  { key: 'position', label: 'Cargo', isOptional: true, cell: ({ position }) => position },
  {
    key: 'status',
    label: 'Estado',
    cell: (attendee) => (
      <span className="whitespace-nowrap">
        <AttendeeState attendee={attendee} />
      </span>
    ),
  },
  {
    key: 'registeredAt',
    label: 'Inscripción',
    sort: 'registeredAt',
    cell: ({ registeredAt }) => (
      <>
        {/* Two lines in the table, to leave room for the address. */}
        <span className="whitespace-nowrap xl:block">{formatShortDate(dayInSantoDomingo(registeredAt))},</span>{' '}
        <span className="whitespace-nowrap xl:block">{formatClock(registeredAt)}</span>
      </>
    ),
  },
  {
    key: 'price',
    label: 'Precio',
    isOptional: true,
    cell: ({ price }) => price,
  },
];

const answers: TableColumn<Attendee> = {
  key: 'answers',
  label: 'Respuestas',
  cell: (attendee) =>
    attendee.answers.length > 0 ? (
      <dl className="grid min-w-44 gap-1">
        {attendee.answers.map(({ questionId, question, answer }) => (
          <div key={questionId}>
            <dt className="text-xs text-muted">{question}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
          </div>
        ))}
      </dl>
    ) : null,
};

export const attendeeColumns = (asks: boolean) => (asks ? [...base, answers] : base);
