import { describe, expect, it } from 'vitest';
import { emptyProposal, proposalProblems, toProposal } from './proposal-body.ts';

const TODAY = '2027-03-01';
const valid = { ...emptyProposal, title: 'Feria de quesos', date: '2027-03-01', time: '15:30' };

describe('a proposal', () => {
  it('needs a title, a day and a time, and nothing else', async () => {
    expect(Object.keys(await proposalProblems(emptyProposal, TODAY)).sort()).toEqual(['date', 'time', 'title']);
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
