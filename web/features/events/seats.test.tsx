import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyEvent } from './admin/event-editor-fields.ts';
import { previewedEvent } from './admin/previewed-event.ts';
import { occupancy, SeatsBar, seatsLeftText, seatsText } from './seats.tsx';

it('changes the colour of the bar at half and at four fifths of the seats', () => {
  expect(occupancy(50, 110)).toBe('free');
  expect(occupancy(49, 100)).toBe('free');
  expect(occupancy(50, 100)).toBe('filling');
  expect(occupancy(79, 100)).toBe('filling');
  expect(occupancy(80, 100)).toBe('scarce');
  expect(occupancy(120, 100)).toBe('scarce');
});

it('says in words how many seats are taken and left', () => {
  expect(seatsText({ registered: 50, capacity: 110 })).toBe('50 de 110 cupos');
  expect(seatsText({ registered: 1, capacity: null })).toBe('1 inscrito');
  expect(seatsLeftText({ registered: 109, capacity: 110 })).toBe('Queda 1');
  expect(seatsLeftText({ registered: 110, capacity: 110 })).toBe('Cupo lleno');
});

it('tells of seats that are left only while somebody could take them', () => {
  const drawn = (status: 'registration-open' | 'cancelled' | 'completed') => {
    const values = { ...emptyEvent, capacity: '10', status };
    const full = previewedEvent(values, { id: 'e1', registered: 10, cancellationReason: null });
    return renderToString(<SeatsBar event={full} />);
  };
  expect(drawn('registration-open')).toContain('Cupo lleno');
  for (const status of ['cancelled', 'completed'] as const) {
    expect(drawn(status)).toContain('10 de 10 cupos');
    expect(drawn(status)).not.toContain('Cupo lleno');
  }
});
