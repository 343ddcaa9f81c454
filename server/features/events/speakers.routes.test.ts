import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createDrawing, createUser, signedIn } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { mediaItems } from '../../database/schema/media.ts';

const NOW = new Date('2030-03-10T16:00:00Z');
let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>['client'];
beforeAll(async () => {
  portal = await createTestApp({ now: () => NOW });
  ({ client: admin } = await signedIn(portal, { role: 'admin' }));
});
afterAll(() => portal.close());

const form = { title: 'Foro', date: '2030-04-01', time: '14:00', type: 'conference' };
const drawing = () => createDrawing(portal.database, 'Un retrato');

async function eventWith(speakerProfiles: object[]) {
  const { status, body } = await admin.post('/api/admin/events', { ...form, speakerProfiles });
  expect(status).toBe(201);
  return { ...body, path: `/api/admin/events/${body.id}`, page: `/api/events/${body.id}` };
}

describe('the speakers of an event', () => {
  it('have a face, a charge and a profile, in their order, for everybody', async () => {
    const imageId = await drawing();
    const member = await createUser(portal.database);
    const { page } = await eventWith([
      { name: 'Ana Gil', charge: 'Contadora', text: 'Sabe de impuestos.', imageId, memberId: member.id },
      { name: 'José Peña' },
    ]);
    const { body } = await portal.visitor().get(page);
    expect(body.speakers).toEqual(['Ana Gil, Contadora', 'José Peña']);
    expect(body.speakerProfiles).toMatchObject([
      { name: 'Ana Gil', charge: 'Contadora', text: 'Sabe de impuestos.', image: { id: imageId }, memberId: member.id },
      { name: 'José Peña', charge: '', text: '', image: null, memberId: null },
    ]);
    await portal.database
      .update(users)
      .set({ suspendedAt: NOW, suspendedReason: 'Prueba' })
      .where(eq(users.id, member.id));
    expect((await portal.visitor().get(page)).body.speakerProfiles[0].memberId).toBeNull();
  });

  it('are found by name', async () => {
    const { id } = await eventWith([{ name: 'Wenceslao Ureña', charge: 'Agrónomo' }]);
    const { client } = await signedIn(portal);
    const { body } = await client.get('/api/search?q=wenceslao&scope=all');
    expect(body.events.map((event: { id: string }) => event.id)).toEqual([id]);
    const listed = await admin.get('/api/admin/events?search=wenceslao');
    expect(listed.body.events.map((event: { id: string }) => event.id)).toEqual([id]);
  });

  it('keep their pictures in the library until they are gone', async () => {
    const imageId = await drawing();
    const { id, path, version } = await eventWith([{ name: 'Ana Gil', imageId }]);
    const picture = `/api/admin/media/${imageId}`;
    expect((await admin.get(picture)).body).toMatchObject({ usesCount: 1, uses: [{ type: 'event', id }] });
    expect((await admin.delete(picture)).status).toBe(409);
    await expect(portal.database.delete(mediaItems).where(eq(mediaItems.id, imageId))).rejects.toThrow();
    // A caller that knows names only.
    expect((await admin.patch(path, { speakers: ['Otra Persona'], version })).status).toBe(200);
    expect((await admin.delete(picture)).status).toBe(200);
  });

  it('stay with their names when a caller sends names only', async () => {
    const { path } = await eventWith([{ name: 'Ana Gil', text: 'Sabe.' }, { name: 'José Peña' }]);
    const { body } = await admin.put(path, { ...form, speakers: ['Luz Mora', 'Ana Gil'] });
    expect(body.speakerProfiles).toMatchObject([
      { name: 'Luz Mora', text: '' },
      { name: 'Ana Gil', text: 'Sabe.' },
    ]);
  });

  it('are edited by the version that was read', async () => {
    const { path, version } = await eventWith([{ name: 'Ana Gil' }]);
    const edit = (name: string) => admin.patch(path, { speakerProfiles: [{ name, charge: 'Jueza' }], version });
    expect((await edit('Ana Gil')).body).toMatchObject({ speakers: ['Ana Gil, Jueza'], title: form.title });
    expect(await edit('Luz Mora')).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { speakerProfiles: [{ name: 'Ana Gil', charge: 'Jueza' }] } },
    });
  });

  it('go along with copies of the event, with its picture', async () => {
    const imageId = await drawing();
    const { path, id } = await eventWith([{ name: 'Ana Gil', text: 'Sabe.', imageId }]);
    const { body } = await admin.post(`${path}/copies`, { date: '2030-05-01', times: 2, every: 'week' });
    expect(body.events).toHaveLength(2);
    for (const copy of body.events) expect(copy.speakerProfiles).toMatchObject([{ text: 'Sabe.', imageId }]);
    expect((await admin.delete(`/api/admin/events/${id}`)).status).toBe(200);
    expect((await admin.delete(`/api/admin/media/${imageId}`)).status).toBe(409);
  });

  it.each([
    ['speakerProfiles', Array.from({ length: 13 }, (_, index) => ({ name: `Persona ${index}` }))],
    ['speakerProfiles.1.name', [{ name: 'Ana Gil' }, { name: ' ' }]],
    ['speakerProfiles.0.charge', [{ name: 'A'.repeat(100), charge: 'B'.repeat(100) }]],
    ['speakerProfiles.0.text', [{ name: 'Ana Gil', text: 'x'.repeat(401) }]],
    ['speakerProfiles.0.imageId', [{ name: 'Ana Gil', imageId: crypto.randomUUID() }]],
    ['speakerProfiles.1.memberId', [{ name: 'Ana Gil' }, { name: 'Luz', memberId: crypto.randomUUID() }]],
  ])('are refused at the field that is wrong: %s', async (field, speakerProfiles) => {
    const { status, body } = await admin.post('/api/admin/events', { ...form, speakerProfiles });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

it.each(['2099-12-01', '3000-01-01', '0099-01-01'])('takes a day for a copy as for a new event: %s', async (date) => {
  const { path } = await eventWith([]);
  const answers = [
    await admin.post('/api/admin/events', { ...form, date }),
    await admin.post(`${path}/copies`, { date, every: 'month', times: 12 }),
  ];
  const isTaken = date === '2099-12-01';
  expect(answers.map(({ status, body }) => [status, body.fields?.date])).toEqual(
    answers.map(() => (isTaken ? [201, undefined] : [400, 'Escribe el año con cuatro cifras'])),
  );
});
