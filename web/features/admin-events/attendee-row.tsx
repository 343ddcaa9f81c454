import { Check } from 'lucide-react';
import type { Attendee } from '#contract/events/attendees.contract.ts';
import { formatPhone, telHref } from '../../lib/contact-links.ts';
import { formatInstant } from '../../lib/instants.ts';
import { fullName } from '../../lib/people.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { useMarkAttendance } from './attendees.api.ts';

interface AttendeeRowProps {
  eventId: string;
  attendee: Attendee;
  canMark: boolean;
}

export function AttendeeRow({ eventId, attendee, canMark }: AttendeeRowProps) {
  const { firstName, lastName, email, phone, position, company, waitlistPosition, attendedAt } = attendee;
  const marking = useMarkAttendance(eventId);
  const name = fullName(attendee);
  const work = [position, company].filter(Boolean).join(', ');
  const markLabel = attendedAt ? 'Quitar' : 'Marcar asistencia';

  /** Awaited, because `mutate` callbacks do not run if the row is unmounted meanwhile. */
  async function mark(attended: boolean) {
    try {
      await marking.mutateAsync({ attendeeId: attendee.id, attended });
      toast({ title: attended ? 'Asistencia marcada' : 'Asistencia retirada', description: name });
    } catch (error) {
      toastFailure('No se pudo guardar la asistencia', error);
    }
  }

  return (
    <Card as="article" className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 gap-3">
        <Avatar firstName={firstName} lastName={lastName} />
        <div className="min-w-0 text-sm">
          <h3 className="text-base">{name}</h3>
          {attendee.role ? <AdminBadge role={attendee.role} /> : <Badge>Sin cuenta</Badge>}
          {work ? <p className="text-muted">{work}</p> : null}
          <p className="flex flex-wrap gap-x-4">
            {email ? (
              <a href={`mailto:${email}`} className="inline-link py-0.5 wrap-anywhere">
                <EmailText email={email} />
              </a>
            ) : null}
            {phone ? (
              <a href={telHref(phone)} className="inline-link py-0.5">
                {formatPhone(phone)}
              </a>
            ) : null}
          </p>
          <p className="text-xs text-muted">Inscripción: {formatInstant(attendee.registeredAt)}</p>
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-3">
        {waitlistPosition ? <Badge tone="yellow">Lista de espera n.º {waitlistPosition}</Badge> : null}
        {attendedAt ? (
          <Badge tone="green">
            <Check aria-hidden="true" className="size-3.5" /> Asistió
          </Badge>
        ) : null}
        {attendee.status === 'confirmed' && (canMark || attendedAt) ? (
          <Button
            size="sm"
            variant={attendedAt ? 'ghost' : 'outline'}
            busy={marking.isPending}
            aria-label={`${markLabel}: ${name}`}
            onClick={() => mark(attendedAt === null)}
          >
            {markLabel}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
