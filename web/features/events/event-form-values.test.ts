import { describe, expect, it } from 'vitest';
import { eventProblems } from './admin/event-problems.ts';
import { emptyEventForm, proposalProblems, toEventBody, toProposal } from './event-form-values.ts';

const TODAY = '2027-03-01';
const valid = { ...emptyEventForm, title: 'Feria de quesos', date: '2027-03-01', time: '15:30' };

describe('a proposal', () => {
  it('needs a title, a day and a time, and nothing else', async () => {
    expect(Object.keys(await proposalProblems(emptyEventForm, TODAY)).sort()).toEqual(['date', 'time', 'title']);
    expect(await proposalProblems(valid, TODAY)).toEqual({});
  });

  it('is for today or later', async () => {
    const problems = await proposalProblems({ ...valid, date: '2027-02-28' }, TODAY);
    expect(problems).toEqual({ date: 'La fecha debe ser de hoy en adelante' });
  });

  it.each(['cuarenta', '0', '-3', '2.5', '100001'])('refuses %s as the number of seats', async (capacity) => {
    expect((await proposalProblems({ ...valid, capacity }, TODAY)).capacity).toMatch(
      /^El cupo debe ser un número entero/,
    );
  });

  it('says it of the whole list where one line of it is too long', async () => {
    const problems = await proposalProblems({ ...valid, topics: `uno\n${'x'.repeat(151)}` }, TODAY);
    expect(problems).toEqual({ topics: 'No puede exceder 150 caracteres' });
  });

  it('is sent with its lists taken apart and no limit where there is none', () => {
    const body = toProposal({ ...valid, speakers: ' Ana \n\nJosé' });
    expect(body).toMatchObject({ speakers: ['Ana', 'José'], topics: [], capacity: null });
    expect(body).not.toHaveProperty('status');
    expect(body).not.toHaveProperty('registrationRequired');
  });
});

describe('an event of the administration', () => {
  it('may be of any day, and keeps its status to itself until one is chosen', async () => {
    expect((await eventProblems({ ...valid, date: '2020-01-01' })).fields).toEqual({});
    expect(toEventBody(valid)).toMatchObject({ registrationRequired: true });
    expect(toEventBody(valid)).not.toHaveProperty('status');
    expect(toEventBody({ ...valid, status: 'upcoming' })).toMatchObject({ status: 'upcoming' });
  });
});

it('tells what is wrong at the row of a list, and where fields contradict each other', async () => {
  const question = { kind: 'choice' as const, label: '', options: 'Una', required: false };
  const speaker = { name: '', charge: '', text: '', imageId: '', memberId: null };
  const { fields, rows } = await eventProblems({
    ...emptyEventForm,
    ...{ title: 'Charla', date: '2030-05-05', time: '10:00', price: '500', memberPrice: '600' },
    registrationClosesAt: '2030-05-05T11:00',
    speakerProfiles: [{ ...speaker, name: 'Ana Gil' }, speaker],
    questions: [question],
  });
  expect(Object.keys(rows)).toEqual(['questions.0.label', 'questions.0.options', 'speakerProfiles.1.name']);
  expect(fields).toMatchObject({
    memberPrice: 'Debe ser menor que el precio',
    registrationClosesAt: 'La inscripción cierra, a más tardar, cuando comienza el evento',
  });
});
