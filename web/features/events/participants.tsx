import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventDetail } from '#contract/events/events.contract.ts';
import { type Participant, participantsContract } from '#contract/events/participants.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { listQuery } from '../../lib/api-queries.ts';
import { countOf } from '../../lib/numbers.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PersonRow } from '../../ui/person-row.tsx';
import { toastFailure } from '../../ui/request-failure.ts';

const PAGE_SIZE = 12;

const participantsQuery = (id: string, page: number) =>
  listQuery(
    participantsContract.listParticipants,
    { params: { id }, query: { page, limit: PAGE_SIZE } },
    // Under the event's key: registering and cancelling refresh it too.
    { queryKey: ['/api/events', id, 'participants', page] },
  );

function ParticipantCard({ participant }: { participant: Participant }) {
  return (
    <PersonRow
      person={participant}
      as="p"
      href={memberPath(participant)}
      linkClass="inline-link inline-block py-0.5"
      photo="size-12 text-base"
      badges={participant.isConnection ? <Badge tone="blue">En tu red</Badge> : null}
      className="items-center"
    >
      {participant.company ? <p className="text-sm wrap-anywhere text-muted">{participant.company}</p> : null}
    </PersonRow>
  );
}

/** "Van 52 personas, 3 de tu red." */
function summaryOf({ registered, registrationState }: EventDetail, connections: number): string {
  const isOver = registrationState === 'completed' || registrationState === 'started';
  const people = isOver
    ? countOf(registered, 'inscrito', 'inscritos')
    : `${registered === 1 ? 'Va' : 'Van'} ${countOf(registered, 'persona', 'personas')}`;
  return `${people}${connections > 0 ? `, ${connections} de tu red` : ''}.`;
}

export function Participants({ event }: { event: EventDetail }) {
  const [page, setPage] = useState(1);
  const [isSaving, setSaving] = useState(false);
  const queryClient = useQueryClient();
  const { data } = useQuery(participantsQuery(event.id, page));
  // A cancelled event has no attendees; without registrations only the viewer's own choice matters.
  if (!data || event.status === 'cancelled' || (event.registered === 0 && data.isListed === null)) return null;

  async function setAttendanceVisibility(isListed: boolean) {
    setSaving(true);
    try {
      await callApi(participantsContract.setAttendanceVisibility, { params: { id: event.id }, body: { isListed } });
      await queryClient.invalidateQueries({ queryKey: ['/api/events', event.id, 'participants'] });
    } catch (error) {
      toastFailure('No se pudo guardar tu elección', error);
    } finally {
      setSaving(false);
    }
  }

  const hidden = event.registered - data.total;
  return (
    <section aria-labelledby="quienes-van">
      <h2 id="quienes-van" className="text-2xl">
        {event.registrationState === 'completed' ? 'Quiénes se inscribieron' : 'Quiénes van'}
      </h2>
      <p className="mt-1 text-muted">
        {summaryOf(event, data.connectionsCount)}
        {data.total === 0 ? ' Todavía nadie ha querido mostrar su nombre.' : null}
        {data.total > 0 && hidden > 0 ? ' Solo se ven quienes lo permitieron.' : null}
      </p>
      <ul className="mt-4 grid gap-4 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
        {data.participants.map((participant) => (
          <li key={participant.id} className="min-w-0">
            <ParticipantCard participant={participant} />
          </li>
        ))}
      </ul>
      <Pagination
        label="Paginación de quienes van"
        className="mt-4"
        page={page}
        totalPages={data.totalPages}
        onPage={setPage}
      />
      {data.isListed === null ? null : (
        <CheckboxField
          label="Que los demás miembros vean que voy"
          help={
            event.registration?.status === 'waitlisted'
              ? 'Se verá cuando tengas cupo. Puedes cambiarlo cuando quieras.'
              : 'Tu nombre, tu foto y tu empresa, solo en este evento. Puedes cambiarlo cuando quieras.'
          }
          checked={data.isListed}
          disabled={isSaving}
          onChange={({ target }) => setAttendanceVisibility(target.checked)}
          className="mt-4"
        />
      )}
    </section>
  );
}
