import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent } from '../../../tests/support/factories.ts';

let clock = new Date();
let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ now: () => clock });
  await createOpenEvent(portal.database, { title: 'Conferencia', date: '2030-08-28', time: '08:30' });
});
afterAll(() => portal.close());

async function scopes(moment: string) {
  clock = new Date(moment);
  const [upcoming, past] = await Promise.all(
    ['upcoming', 'past'].map((scope) => portal.visitor().get(`/api/events?scope=${scope}`)),
  );
  return { upcoming: upcoming?.body.events, past: past?.body.events };
}

it('an event leaves the upcoming ones at midnight in Santo Domingo, not earlier', async () => {
  // In Tokyo and Madrid it is the 29th already, and so it is in UTC.
  const evening = await scopes('2030-08-29T03:59:59Z');
  expect(evening).toMatchObject({ upcoming: [{ date: '2030-08-28', registrationState: 'started' }], past: [] });

  const midnight = await scopes('2030-08-29T04:00:00Z');
  expect(midnight).toMatchObject({ upcoming: [], past: [{ date: '2030-08-28', status: 'completed' }] });
});

it('a date is the same day whoever asks, whenever', async () => {
  for (const moment of ['2030-08-27T23:30:00-04:00', '2030-08-28T01:00:00+02:00', '2030-08-28T00:30:00+09:00']) {
    const { upcoming } = await scopes(moment);
    expect(upcoming).toMatchObject([{ date: '2030-08-28', time: '08:30' }]);
  }
});
