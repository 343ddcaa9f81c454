import { describe, expect, it } from 'vitest';
import { emptyEvent } from './admin/event-editor-fields.ts';
import { previewedEvent } from './admin/previewed-event.ts';

describe('the preview of an event', () => {
  it('can be made of an empty form', () => {
    expect(previewedEvent(emptyEvent, undefined)).toMatchObject({
      title: 'Evento sin título',
      price: 'Gratis',
      capacity: null,
      status: 'registration-open',
      registrationState: 'open',
      registered: 0,
    });
  });

  it.each([
    ['upcoming', true, 'not-open'],
    ['registration-open', true, 'open'],
    ['registration-open', false, 'not-required'],
    ['completed', true, 'completed'],
    ['cancelled', false, 'cancelled'],
  ] as const)('that is %s (registration: %s) says %s', (status, registrationRequired, state) => {
    const values = { ...emptyEvent, status, registrationRequired };
    expect(previewedEvent(values, undefined).registrationState).toBe(state);
  });

  it('shows an amount as the saved event will', () => {
    expect(previewedEvent({ ...emptyEvent, price: '500' }, undefined).price).toBe('RD$ 500');
  });

  it('keeps who registered, and takes no word for a number', () => {
    const saved = { id: 'e1', registered: 7, cancellationReason: null };
    expect(previewedEvent({ ...emptyEvent, capacity: 'muchas' }, saved)).toMatchObject({
      id: 'e1',
      registered: 7,
      capacity: null,
    });
  });
});
