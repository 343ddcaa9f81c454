import { describe, expect, it } from 'vitest';
import { eventCreateBody } from '#contract/events/admin/admin-events.contract.ts';
import { findProblems } from '../../../ui/record-form/field-problems.ts';
import { eventRules, toEventBody } from './event-body.ts';
import { type EventFormValues, emptyEvent, eventFields } from './event-editor-fields.ts';

const valid = { ...emptyEvent, title: 'Feria de quesos', date: '2027-03-01', time: '15:30' };

const problemsOf = (values: EventFormValues) =>
  findProblems(eventFields, async () => eventCreateBody, toEventBody(values));

describe('an event of the administration', () => {
  it('may be of any day, and keeps its status to itself until one is chosen', async () => {
    expect((await problemsOf({ ...valid, date: '2020-01-01' })).fields).toEqual({});
    expect(toEventBody(valid)).toMatchObject({ registrationRequired: true });
    expect(toEventBody(valid)).not.toHaveProperty('status');
    expect(toEventBody({ ...valid, status: 'upcoming' })).toMatchObject({ status: 'upcoming' });
  });
});

it('tells what is wrong at the row of a list, and where fields contradict each other', async () => {
  const question = { kind: 'choice' as const, label: '', options: 'Una', required: false };
  const speaker = { name: '', charge: '', text: '', imageId: '', memberId: null };
  const values = {
    ...emptyEvent,
    ...{ title: 'Charla', date: '2030-05-05', time: '10:00', price: '500', memberPrice: '600' },
    registrationClosesAt: '2030-05-05T11:00',
    speakerProfiles: [{ ...speaker, name: 'Ana Gil' }, speaker],
    questions: [question],
  };
  const { cells } = await problemsOf(values);
  expect(Object.keys(cells)).toEqual(['questions.0.label', 'questions.0.options', 'speakerProfiles.1.name']);
  expect(eventRules(toEventBody(values))).toEqual({
    memberPrice: 'Debe ser menor que el precio',
    registrationClosesAt: 'La inscripción cierra, a más tardar, cuando comienza el evento',
  });
});
