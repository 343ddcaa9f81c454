import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { PASSWORD } from '../../../tests/support/factories.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { hashPassword } from '../account/password.ts';

let portal: TestApp;
let client: ApiClient;
beforeAll(async () => {
  const now = new Date('2026-11-15T16:00:00Z');
  portal = await createTestApp({ now: () => now });
  await loadDemo(portal.database, { today: '2026-11-15', passwordHash: await hashPassword(PASSWORD) });
  client = portal.visitor();
  const answer = await client.post('/api/auth/login', { email: 'miembro@demo.example', password: PASSWORD });
  expect(answer.status).toBe(200);
});
afterAll(() => portal.close());

it('the demo member has the figures of the dashboard and the profile', async () => {
  expect((await client.get('/api/users/stats')).body).toEqual({
    postsCreated: 5,
    commentsCount: 12,
    likesReceived: 38,
    forumReputation: 245,
    connections: 23,
    eventsAttended: 8,
    projectsParticipated: 2,
  });
});

it('the demo member has earned the three achievements', async () => {
  const { body } = await client.get('/api/users/achievements');
  expect(body.map(({ title, earned }: Record<string, unknown>) => [title, earned])).toEqual([
    ['Miembro fundador', true],
    ['Participante activo', true],
    ['Networker', true],
  ]);
});

it('the demo member is recommended the tax conference of 28 August, a conversation and a project', async () => {
  const { body } = await client.get('/api/users/recommendations');
  expect(body.map(({ type }: Record<string, unknown>) => type)).toEqual(['event', 'post', 'project']);
  expect(body[0].title).toMatch(/impuestos.*facturación electrónica/i);
  expect(body[0].reason).toContain('28 de agosto de 2027');
});

it('the demo member has done something of every kind', async () => {
  const { body } = await client.get('/api/users/activity?limit=100');
  expect(new Set(body.activity.map(({ type }: Record<string, unknown>) => type)).size).toBe(6);
  expect(body.total).toBeGreaterThan(50);
});
