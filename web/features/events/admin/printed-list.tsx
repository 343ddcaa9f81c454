import { useEffect, useEffectEvent, useState } from 'react';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import type { Attendee } from '#contract/events/admin/attendees.contract.ts';
import { formatPhone } from '../../../lib/contact-links.ts';
import { countOf } from '../../../lib/numbers.ts';
import { fullName } from '../../../lib/people.ts';
import { toastFailure } from '../../../ui/request-failure.ts';
import { fetchAllPages } from './attendees.api.ts';

/** Waits for all pages of attendees before printing. */
export function PrintedList({ event, onDone }: { event: AdminEvent; onDone: () => void }) {
  const [people, setPeople] = useState<Attendee[]>();
  const done = useEffectEvent(onDone);

  useEffect(() => {
    fetchAllPages(event.id, 'confirmed').then(setPeople, (error) => {
      toastFailure('No se pudo preparar la lista', error);
      done();
    });
  }, [event.id]);

  useEffect(() => {
    if (!people) return;
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [people]);

  if (!people) return null;
  return (
    <section className="printed-list">
      <p>
        {event.location ? `${event.location} · ` : null}
        {countOf(people.length, 'persona', 'personas')} con cupo
      </p>
      <table>
        <thead>
          <tr>
            <th>N.º</th>
            <th>Nombre</th>
            <th>Empresa</th>
            <th>Teléfono</th>
            <th>Precio</th>
            {event.questions.length > 0 ? <th>Respuestas</th> : null}
            <th>Firma</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person, index) => (
            <tr key={person.id}>
              <td>{index + 1}</td>
              <td>{fullName(person)}</td>
              <td>{person.company}</td>
              <td>{person.phone ? formatPhone(person.phone) : null}</td>
              <td>{person.price}</td>
              {event.questions.length > 0 ? (
                <td>
                  {person.answers.map(({ questionId, question, answer }) => (
                    <div key={questionId}>
                      {question}: <strong>{answer}</strong>
                    </div>
                  ))}
                </td>
              ) : null}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
