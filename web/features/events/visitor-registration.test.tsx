import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { emptyEvent } from './admin/event-editor-fields.ts';
import { previewedEvent } from './admin/previewed-event.ts';
import { VisitorRegistration } from './visitor-registration.tsx';

function drawn(registered: number): string {
  const saved = { id: 'e1', registered, cancellationReason: null };
  const event = previewedEvent({ ...emptyEvent, capacity: '10' }, saved);
  return renderToString(
    <Router ssrPath="/">
      <VisitorRegistration event={event} label="Inscribirse" />
    </Router>,
  );
}

it('offers a visitor the waiting list of a full event', () => {
  expect(drawn(9)).toContain('>Inscribirse</a>');
  expect(drawn(10)).toContain('>Unirme a la lista de espera</a>');
});
