import { CalendarPlus } from 'lucide-react';
import { Link } from 'wouter';
import type { RegisteredEvent as Registered } from '#contract/events/registration.contract.ts';
import { calendarPath, eventPath } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { CancelRegistrationDialog } from './cancel-registration-dialog.tsx';
import { DateBlock } from './date-block.tsx';
import { EventFacts } from './event-facts.tsx';
import { OwnRegistration } from './own-registration.tsx';
import { RegisteredBadge } from './registered-badge.tsx';
import { hasEnded } from './registration-states.ts';
import { useRegistration } from './use-registration.ts';

/** An event the viewer registered for, with the status of the registration and its actions. */
export function RegisteredEvent({ registered }: { registered: Registered }) {
  const { event } = registered;
  const { focusTarget, isPending, isConfirming, confirmCancel, closeDialog, cancel } = useRegistration(event);
  return (
    <Card as="article" className="flex flex-col gap-4 p-4 sm:flex-row sm:p-5">
      <div className="flex min-w-0 flex-1 gap-4">
        <DateBlock date={event.date} />
        <div className="min-w-0">
          <h3 className="mb-2 text-lg leading-snug wrap-anywhere">
            <Link href={eventPath(event)} className="hover:underline">
              {event.title}
            </Link>
          </h3>
          <EventFacts event={event} show={['time', 'location']} />
        </div>
      </div>
      <div ref={focusTarget} tabIndex={-1} className="flex flex-col gap-2 sm:w-56 sm:shrink-0 sm:items-end">
        {hasEnded(event.registrationState) ? (
          <p>
            <RegisteredBadge registered={registered} />
          </p>
        ) : (
          <>
            <OwnRegistration event={event} onCancel={confirmCancel} className="w-full" />
            <ButtonLink href={calendarPath(event)} variant="outline" size="sm" className="min-h-11 w-full">
              <CalendarPlus aria-hidden="true" className="size-4" />
              Agregar al calendario<span className="sr-only">: {event.title}</span>
            </ButtonLink>
          </>
        )}
      </div>
      <CancelRegistrationDialog
        event={event}
        open={isConfirming}
        busy={isPending}
        onConfirm={cancel}
        onClose={closeDialog}
      />
    </Card>
  );
}
